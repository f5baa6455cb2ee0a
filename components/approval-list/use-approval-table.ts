import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Application } from '../../src/contract/approval';
import { useTablePreferences, type TablePreferences } from '../../src/element/table-preferences';
import type { Column } from '../../src/ui/DataTable';
import type { ApprovalPage } from './calls';
import { columnsFor } from './columns';
import { queryOf, type Listing, type ListingState } from './listing';
import { useApprovals } from './use-approvals';

/** Page whose table preferences count where the list stands outside of a portal. */
const OWN_PAGE = '/approval/index';

export interface ApprovalTableModel {
  preferences: TablePreferences<Column<Application>>;
  found: UseQueryResult<ApprovalPage>;
  loading: boolean;
}

/** The rows asked for, and how the user likes to see them. */
export function useApprovalTable(listing: Listing, state: ListingState): ApprovalTableModel {
  const [pagePath] = useState(listing.host.runtime.page || OWN_PAGE);
  const columns = useMemo(() => columnsFor(listing), [listing]);
  const preferences = useTablePreferences(pagePath, columns);
  const pageSize = preferences.pageSize || state.pageSize;
  // asked for once it is known how many
  const ready = preferences.settled && pageSize === state.pageSize;
  useEffect(() => {
    if (!ready) listing.setPageSize(pageSize);
  }, [listing, pageSize, ready]);
  const found = useApprovals(listing, queryOf(state), ready);
  return { preferences, found, loading: found.isFetching || !ready };
}
