import { atRest } from '../../ui/layout/at-rest';
import { loadChunk } from '../runtime/chunk';

/** Has an element attended to once the page is at rest. Returns how to end it. */
export function attendLate(element: HTMLElement): () => void {
  const gone = new AbortController();
  // one that has gone is not held until the page is at rest
  let attended: HTMLElement | undefined = element;
  async function begin(): Promise<void> {
    await atRest();
    if (!attended) return;
    const { attend } = await loadChunk(() => import('../late/attend'));
    if (attended) attend(attended, gone.signal);
  }
  void begin().catch(() => undefined); // the element does without
  return () => {
    attended = undefined;
    gone.abort();
  };
}
