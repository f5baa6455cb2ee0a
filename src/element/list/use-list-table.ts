import { useEffect, useState } from 'react';
import type { LayoutColumn } from '../../session/table-habit';
import { useHost } from '../host/host-context';
import { useTablePreferences, type TablePreferences } from './table-preferences';

export interface ListTable<C> {
  preferences: TablePreferences<C>;
  /** True when the rows may load: the user's page size is known. */
  isReady: boolean;
}

interface Paging {
  pageSize: number;
  setPageSize(pageSize: number): void;
}

/**
 * Table of a page's list with the user's preferences. `ownPage`: page whose preferences apply outside a portal; with
 * `isApart` they apply everywhere, for one of several lists on a page. `columns` must be stable between renders.
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
