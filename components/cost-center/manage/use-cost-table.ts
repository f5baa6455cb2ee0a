import { useEffect, useMemo } from 'react';
import {
  queryCostObjects,
  type CostKind,
  type CostObject,
} from '../../../src/contract/cost-center/cost-objects';
import { useCall } from '../../../src/element/data/use-call';
import type { TablePreferences } from '../../../src/element/list/table-preferences';
import { useListTable } from '../../../src/element/list/use-list-table';
import type { Column } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { COLUMNS_OF, columnsFor } from './columns';
import { queryOf, type Manage, type ManageState } from './manage';
import { costCenterTexts } from './texts';
import { viewOf } from './views';

/** Page whose table preferences apply when the list is embedded outside a portal. */
const OWN_PAGE = '/costCenter/dataManage';

/** Rows of the list and the user's table preferences. */
export function useCostTable(manage: Manage, state: ManageState) {
  const t = useTexts(costCenterTexts);
  const { setPageSize, keepSelected, learn } = manage;
  const columns = useMemo(() => columnsFor(manage, t), [manage, t]);
  const table = useListTable(OWN_PAGE, columns, { pageSize: state.pageSize, setPageSize });
  const isAsked = table.isReady && viewOf(state) === 'list';
  const found = useCall(queryCostObjects, isAsked ? queryOf(state) : undefined, {
    live: true,
    // rows of another kind do not serve as a placeholder
    keepPrevious: ({ costObjectList: [first] }) => first?.costKind === state.costKind,
  });
  const { data } = found;
  useEffect(() => {
    if (!data) return;
    keepSelected(data.costObjectList);
    learn(data.costObjectList);
  }, [data, keepSelected, learn]);
  const { costKind } = state;
  const { preferences } = table;
  const shown = useMemo(
    () => preferences.columns.filter(({ id }) => isOfKind(id, costKind)),
    [preferences.columns, costKind],
  );
  return { table: { ...table, preferences: ofKind(preferences, shown, costKind) }, found };
}

function isOfKind(id: string, costKind: CostKind): boolean {
  const kinds = Object.entries<readonly string[]>(COLUMNS_OF).filter(([, ids]) => ids.includes(id));
  return kinds.length === 0 || kinds.some(([kind]) => kind === costKind);
}

/** Preferences cover the columns of all kinds; the columns of other kinds stay unchanged. */
function ofKind(
  preferences: TablePreferences<Column<CostObject>>,
  columns: readonly Column<CostObject>[],
  costKind: CostKind,
): TablePreferences<Column<CostObject>> {
  const { hidden, pinned } = preferences;
  const others = (ids: readonly string[]) => ids.filter((id) => !isOfKind(id, costKind));
  const own = (ids: readonly string[]) => ids.filter((id) => isOfKind(id, costKind));
  return {
    ...preferences,
    columns,
    hidden: own(hidden),
    pinned: own(pinned),
    hide: (ids) => preferences.hide([...ids, ...others(hidden)]),
    pin: (ids) => preferences.pin([...ids, ...others(pinned)]),
    reorder: (order) => preferences.reorder([...order, ...others(preferences.columns.map(({ id }) => id))]),
  };
}
