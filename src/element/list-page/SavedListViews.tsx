import { useStore } from 'zustand';
import type { ViewFilters } from '../../contract/saved-view/saved-view';
import { useTexts } from '../../ui/texts/use-texts';
import type { Filters, ListStore } from '../list/list-store';
import { SavedViews } from '../saved-view/SavedViews';
import { savedViewTexts } from '../saved-view/texts';
import type { FilterType } from './filter-types';
import { readFilters, savedFiltersOf } from './saved-filters';

interface Props {
  /** Page for which the filters are saved. */
  pagePath: string;
  listing: Pick<ListStore<Filters, object>, 'store' | 'filter'>;
  types: Readonly<Record<string, FilterType<unknown>>>;
  /** Texts for the labels of the filters. */
  texts: unknown;
}

/** Saved filters of a list of `listPage`. */
export default function SavedListViews({ pagePath, listing, types, texts }: Props) {
  const t = useTexts(savedViewTexts);
  const filters = useStore(listing.store, (state) => state.filters);

  async function choose(saved: ViewFilters): Promise<string[]> {
    const read = readFilters(saved, types);
    listing.filter(read.filters);
    return [...new Set(read.missing.map((name) => types[name]?.saved?.label?.(texts) ?? t.others))];
  }
  return <SavedViews pagePath={pagePath} filters={savedFiltersOf(filters, types)} onChoose={choose} />;
}
