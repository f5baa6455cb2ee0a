import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../../contract/call';

/** The cache of every session that something was read under. Apart from the library: a change needs no more than this. */
export const caches = new WeakMap<object, QueryClient>();

/** A call was sent that changes data: what is in view of the areas it changes is read anew, the rest when next wanted. */
export function makeStale(
  { session }: { session: object },
  { changes = [] }: Pick<Call, 'changes'>,
): Promise<void> {
  const isChanged = (reads: unknown) => Array.isArray(reads) && reads.some((area) => changes.includes(area));
  const stale = caches
    .get(session)
    ?.invalidateQueries({ predicate: ({ meta }) => isChanged(meta?.['reads']) });
  return stale ?? Promise.resolve();
}

/**
 * A session has ended in a call that nobody waits for: what is in view and needs it asks again, so that the user signs
 * in where they are, and not with the next thing they do.
 */
export function askAgain(session: object): void {
  void caches.get(session)?.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.['isQuiet'] !== true },
    // what is under way hears of it by itself
    { cancelRefetch: false },
  );
}
