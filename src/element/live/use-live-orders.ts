import { useEffect } from 'react';
import { useHost } from '../host/host-context';
import { loadChunk } from '../runtime/chunk';

/**
 * As long as the view is there, orders and applications that change on the server are read anew within seconds. All views of a session
 * share one connection, whose code comes when the view is there already.
 */
export function useLiveOrders(): void {
  const { runtime } = useHost();
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    async function join(): Promise<void> {
      const { joinOrderChanges } = await loadChunk(() => import('./order-changes'));
      if (!isGone) leave = joinOrderChanges(runtime);
    }
    // without it they are read anew as before: when the user comes back to the page
    join().catch(() => undefined);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [runtime]);
}
