import { useRef } from 'react';
import { useStore } from 'zustand';
import type { ViewFilters } from '../../../../src/contract/saved-view/saved-view';
import { queryOrderFilterChoices } from '../../../../src/contract/order/list';
import { NAMES_AT_ONCE, queryCostNames } from '../../../../src/contract/cost-center/choices';
import { read } from '../../../../src/element/data/read';
import { SavedViews } from '../../../../src/element/saved-view/SavedViews';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { OrderListStore } from '../order-list-store';
import type { OrderFilters } from './order-filters';
import { scopeFiltersIn, readSaved, savedFiltersOf, type Chooseable } from './saved-filters';
import { orderFilterTexts } from './texts';
import { useFilterLabels } from './use-filter-labels';

/** Saved filters of the list. */
export function SavedOrderFilters({ listing, pagePath }: { listing: OrderListStore; pagePath: string }) {
  const filters = useStore(listing.store, (state) => state.filters);
  const { otherFilters } = useTexts(orderFilterTexts);
  const labels = useFilterLabels();
  const chosen = useRef(0);

  async function choose(saved: ViewFilters): Promise<string[]> {
    chosen.current += 1;
    const choice = chosen.current;
    const there = await findThere(listing.host, saved);
    // another saved filter was chosen meanwhile
    if (choice !== chosen.current) return [];
    const { filters: left, missing } = readSaved(saved, there);
    listing.filter(left);
    const isKnown = (name: string): name is keyof OrderFilters => name in labels;
    return [...new Set(missing.map((name) => (isKnown(name) ? labels[name] : otherFilters)))];
  }
  return <SavedViews pagePath={pagePath} filters={savedFiltersOf(filters)} onChoose={choose} />;
}

/** Loads the departments and cost centres that saved filters refer to, so that deleted ones can be dropped. */
async function findThere(host: OrderListStore['host'], saved: ViewFilters): Promise<Chooseable> {
  const { hasDepartments, costCenterNos } = scopeFiltersIn(saved);
  const noList = costCenterNos.slice(0, NAMES_AT_ONCE);
  const [choices, names] = await Promise.all([
    hasDepartments ? read(host, queryOrderFilterChoices, {}).catch(() => undefined) : undefined,
    noList.length > 0
      ? read(host, queryCostNames, { costKind: 'costCenter', noList }).catch(() => undefined)
      : undefined,
  ]);
  return { departmentList: choices?.departmentList, costCenterList: names?.choiceList };
}
