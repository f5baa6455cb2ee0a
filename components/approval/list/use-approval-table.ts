import { useEffect, useMemo } from 'react';
import type { Application } from '../../../src/contract/approval/approval';
import { useListTable, type ListTable } from '../../../src/element/list/use-list-table';
import type { Column } from '../../../src/ui/table/DataTable';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { columnsFor } from './columns';
import { queryOf, type ApplicationListStore, type ApplicationListState } from './application-list-store';
import { approvalListTexts } from './texts';
import { useApprovals } from './use-approvals';

/** Page path of the table preferences where the list runs outside a portal. */
const OWN_PAGE = '/approval/index';

export interface ApprovalTableModel {
  table: ListTable<Column<Application>>;
  found: ReturnType<typeof useApprovals>;
}

/** Rows of the list and the user's table preferences. */
export function useApprovalTable(
  listing: ApplicationListStore,
  state: ApplicationListState,
): ApprovalTableModel {
  const t = useTexts(approvalListTexts);
  const standards = useTexts(standardTexts);
  const amounts = useTexts(amountTexts);
  const columns = useMemo(
    () => columnsFor(listing, { t, standards, amounts }),
    [listing, t, standards, amounts],
  );
  const { setPageSize } = listing;
  const table = useListTable(OWN_PAGE, columns, { pageSize: state.pageSize, setPageSize });
  const { isReady } = table;
  useEffect(() => {
    if (isReady) listing.begin();
  }, [isReady, listing]);
  return { table, found: useApprovals(listing, isReady ? queryOf(state) : undefined) };
}
