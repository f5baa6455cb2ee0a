import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveQuery } from '../../../src/element/data/use-live-query';
import { readApprovals, type ApprovalPage, type ApprovalQuery } from './calls';
import type { Listing } from './listing';

/** A page of applications; what it says of the approver stays with the listing. */
export function useApprovals(
  { host, learn }: Listing,
  query: ApprovalQuery,
  enabled: boolean,
): UseQueryResult<ApprovalPage> {
  const found = useLiveQuery(host, {
    queryKey: ['approvals', query],
    read: (signal) => readApprovals(host.runtime, query, signal),
    keepsBefore: true,
    enabled,
  });
  const { data } = found;
  useEffect(() => {
    if (data) learn(data.canApprove, data.pendingCount);
  }, [data, learn]);
  return found;
}
