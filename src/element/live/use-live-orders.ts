import { useEffect } from 'react';
import { useHost } from '../host/host-context';
import { loadChunk } from '../runtime/chunk';

/**
 * Reloads orders and applications within seconds when they change on the server, while the view is mounted. All views
 * of a session share one connection, whose code is loaded after the view.
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
    // without the code they are reloaded when the user returns to the page
    join().catch(() => undefined);
    return () => {
      isGone = true;
      leave?.();
    };
  }, [runtime]);
}
