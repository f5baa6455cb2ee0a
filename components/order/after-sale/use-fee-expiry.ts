import { useEffect, useRef } from 'react';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';

/** Calls `onRise` once when a displayed fee expires, so that the caller can refetch. */
export function useFeeExpiry(
  detail: { tickets: readonly { rises: { at: string } | null }[] } | undefined,
  onRise: () => void,
): void {
  const moments = detail?.tickets.flatMap(({ rises }) => (rises ? [Date.parse(rises.at)] : [])) ?? [];
  const next = moments.length > 0 ? Math.min(...moments) + 1 : 0;
  const isDue = useSecondsUntil(next) === 0 && next > 0;
  const asked = useRef(0);
  useEffect(() => {
    if (!isDue || asked.current === next) return;
    asked.current = next;
    onRise();
  }, [isDue, next, onRise]);
}
