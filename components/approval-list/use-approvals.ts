import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClientOf } from '../../src/element/server-state';
import { withSession } from '../../src/element/sign-in';
import { useReturn } from '../../src/element/use-return';
import { readApprovals, type ApprovalPage, type ApprovalQuery } from './calls';
import type { Listing } from './listing';

/** A page of applications, read anew whenever the user comes back to it. */
export function useApprovals(
  { host, learn }: Listing,
  query: ApprovalQuery,
  enabled: boolean,
): UseQueryResult<ApprovalPage> {
  const found = useQuery(
    {
      queryKey: ['approvals', query],
      queryFn: ({ signal }) => withSession(host, () => readApprovals(host.runtime, query, signal)),
      placeholderData: (before) => before,
      staleTime: 0, // applications change under other hands
      enabled,
    },
    queryClientOf(host.runtime),
  );
  useReturn(() => {
    if (enabled) void found.refetch({ cancelRefetch: false });
  });
  const { data, error } = found;
  useEffect(() => {
    if (data) learn(data.canApprove, data.pendingCount);
  }, [data, learn]);
  useEffect(() => {
    if (error) host.report(error);
  }, [host, error]);
  return found;
}
