import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { queryOrderFormInfo } from '../../../../src/contract/travellers/travellers';
import { read } from '../../../../src/element/data/read';
import { SavedViews } from '../../../../src/element/saved-view/SavedViews';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Listing, OrderFilters } from '../listing';
import { namesChoices, readSaved, savedOf } from './saved-filters';
import { orderFilterTexts } from './texts';
import { useFilterLabels } from './use-filter-labels';

/** The filters of the list by name. */
export function SavedOrderFilters({ listing, pagePath }: { listing: Listing; pagePath: string }) {
  const filters = useStore(listing.store, (state) => state.filters);
  const { otherFilters } = useTexts(orderFilterTexts);
  const labels = useFilterLabels();
  const chosen = useRef(0);

  async function choose(saved: ViewFilters): Promise<string[]> {
    chosen.current += 1;
    const choice = chosen.current;
    const there = namesChoices(saved)
      ? // where it cannot be had, the gateway finds out
        await read(listing.host, queryOrderFormInfo, {}).catch(() => undefined)
      : undefined;
    // another one was chosen meanwhile
    if (choice !== chosen.current) return [];
    const { filters: left, missing } = readSaved(saved, there);
    listing.filter(left);
    const isKnown = (name: string): name is keyof OrderFilters => name in labels;
    return [...new Set(missing.map((name) => (isKnown(name) ? labels[name] : otherFilters)))];
  }
  return <SavedViews pagePath={pagePath} filters={savedOf(filters)} onChoose={choose} />;
}
