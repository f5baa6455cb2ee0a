import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BodyOf, Call, ResultOf } from '../../src/contract/call';
import { useHost } from '../../src/element/host/host-context';
import { queryClientOf } from '../../src/element/data/server-state';
import { withSession } from '../../src/element/host/sign-in';
import { useReturn } from '../../src/element/host/use-return';

export type Reading<T> = UseQueryResult<T>;

interface ReadingOptions<T> {
  always?: boolean;
  lookAgainAfter?: (answer: T) => number | false;
}

/**
 * What one card reads, by itself: it loads, fails and is asked again apart from the others. `always`: asked
 * anew each time the page is shown or come back to, with the former answer in sight meanwhile. `lookAgainAfter`:
 * ms after which an answer is asked for anew; false: not by itself.
 */
export function useReading<C extends Call>(
  call: C,
  body: BodyOf<C>,
  { always = false, lookAgainAfter = () => false }: ReadingOptions<ResultOf<C>> = {},
): Reading<ResultOf<C>> {
  const host = useHost();
  const reading = useQuery(
    {
      // below the orders: whoever pays or cancels one makes these old too
      queryKey: ['orders', 'home', call.path, body],
      queryFn: ({ signal }) => withSession(host, () => host.runtime.send(call, body, { signal })),
      refetchOnMount: always ? 'always' : true,
      refetchInterval: ({ state: { data } }) => (data === undefined ? false : lookAgainAfter(data)),
    },
    queryClientOf(host.runtime),
  );
  useReturn(() => {
    if (always) void reading.refetch({ cancelRefetch: false });
  });
  const { error } = reading;
  useEffect(() => {
    if (error) host.report(error);
  }, [host, error]);
  return reading;
}
