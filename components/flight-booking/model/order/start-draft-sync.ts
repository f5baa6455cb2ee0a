import { loadChunk } from '../../../../src/element/runtime/chunk';
import type { StoreApi } from 'zustand/vanilla';
import type { Host } from '../../../../src/element/host/host';
import { atRest } from '../../../../src/ui/layout/focus/at-rest';
import { draftStorage, partyStorage, requestStorage } from '../../passengers/draft/stored-draft';
import type { BookingState } from '../booking-state';
import type { DraftSync } from './draft-sync';

/**
 * Starts to keep the draft in the tab: at once where something is stored, otherwise when the page is idle or there is
 * something to store. Returns the stop function.
 */
export function startDraftSync(host: Host, store: StoreApi<BookingState>, keeping: DraftSync): () => void {
  const gone = new AbortController();
  async function begin(): Promise<void> {
    const storages = [draftStorage, partyStorage, requestStorage];
    if (!storages.some((storage) => storage(host.runtime).read())) {
      keeping.restored();
      await Promise.race([atRest(), changeOf(store)]);
    }
    const { syncDraft } = await loadChunk(() => import('./draft-sync'));
    if (!gone.signal.aborted) gone.signal.addEventListener('abort', syncDraft(host, store, keeping));
  }
  void begin().catch((error: unknown) => {
    host.report(error);
    keeping.restored();
  });
  return () => gone.abort();
}

/** Resolves with the next change of step, travellers or request. */
const changeOf = (store: StoreApi<BookingState>): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(({ flow, party, request }, before) => {
      if (flow === before.flow && party === before.party && request === before.request) return;
      stop();
      resolve();
    });
  });
