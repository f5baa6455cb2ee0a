import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../../contract/call';

/** Caches by session. In a module without the query library, because changes need only this map. */
export const caches = new WeakMap<object, QueryClient>();

/**
 * Invalidates cached data after a mutating call: data in view of the changed areas is reloaded at once, the rest at its
 * next use.
 */
export function invalidateCaches(
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
 * Reloads the data in view after a background call has ended the session, so that the user signs in where they are
 * rather than at their next action.
 */
export function reloadAfterSessionEnd(session: object): void {
  void caches.get(session)?.refetchQueries(
    { type: 'active', predicate: ({ meta }) => meta?.['isQuiet'] !== true },
    // requests under way notice the end of the session by themselves
    { cancelRefetch: false },
  );
}

/** Removes cached answers of the calls whose path begins so. */
export function dropAnswersOf({ session }: { session: object }, pathStart: string): void {
  caches.get(session)?.removeQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(pathStart),
  });
}
