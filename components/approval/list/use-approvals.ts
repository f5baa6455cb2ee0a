import { useEffect } from 'react';
import { queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { useCall, type CallState } from '../../../src/element/data/use-call';
import type { ApplicationListStore } from './application-list-store';

/** Reads a page of applications, and stores the approver's rights and counts in the listing. */
export function useApprovals(
  { learn, keepSelected }: ApplicationListStore,
  query: BodyOf<typeof queryApprovalList> | undefined,
): CallState<ResultOf<typeof queryApprovalList>> {
  const found = useCall(queryApprovalList, query, { live: true, keepPrevious: true });
  const { data } = found;
  useEffect(() => {
    if (!data) return;
    const { canApprove, pendingCount, hasCopies } = data;
    learn({ canApprove, pendingCount, hasCopies });
    keepSelected(data.applicationList);
  }, [data, learn, keepSelected]);
  return found;
}
