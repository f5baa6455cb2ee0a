import { useEffect, useState } from 'react';
import type { LayoutColumn } from '../../session/table-habit';
import { useHost } from '../host/host-context';
import { useTablePreferences, type TablePreferences } from './table-preferences';

export interface ListTable<C> {
  preferences: TablePreferences<C>;
  /** The rows may be asked for: it is known how many the user wants on a page. */
  isReady: boolean;
}

interface Paging {
  pageSize: number;
  setPageSize(pageSize: number): void;
}

/**
 * The table of a page's list as the user likes it. `ownPage`: page whose preferences count where the list stands
 * outside of a portal; `isApart`: wherever it stands, as one of several on a page. `columns` must be stable between renders.
 */
export function useListTable<C extends LayoutColumn>(
  ownPage: string,
  columns: readonly C[],
  { pageSize, setPageSize }: Paging,
  isApart = false,
): ListTable<C> {
  const { runtime } = useHost();
  const [pagePath] = useState(isApart ? ownPage : runtime.page || ownPage);
  const preferences = useTablePreferences(pagePath, columns);
  const wanted = preferences.pageSize || pageSize;
  const isReady = preferences.settled && wanted === pageSize;
  useEffect(() => {
    if (!isReady) setPageSize(wanted);
  }, [isReady, setPageSize, wanted]);
  return { preferences, isReady };
}
