import type { StoreApi } from 'zustand/vanilla';
import type { Runtime } from '../../../../src/element/runtime/runtime';
import { hasSignedOut } from '../../../../src/session/ended';
import type { RequestState } from '../request-state';
import { isTouched } from './draft';
import { requestStorage, type StoredRequest } from './stored-request';

interface Follower {
  /** Called when the draft has changed. */
  save(): void;
  /** Called when the author signs out or another user signs in. */
  leave(isAnother: boolean): void;
}

/** Keeps the draft in the tab's storage. */
export function createRequestDraftStorage(
  runtime: Runtime,
  { getState, subscribe }: Pick<StoreApi<RequestState>, 'getState' | 'subscribe'>,
) {
  const storage = requestStorage(runtime);
  return {
    clear: () => storage.clear(),

    /** Returns the stored draft of a staff member. Removes a draft of another one. */
    takeOf(staffNO: string): StoredRequest | undefined {
      const stored = storage.read();
      if (stored?.draft.owner === staffNO) return stored;
      if (stored) storage.clear();
      return undefined;
    },

    save(rest: Omit<StoredRequest, 'draft'>): void {
      const { draft } = getState();
      if (!draft) return;
      if (!isTouched(draft)) storage.clear();
      else storage.write({ draft, ...rest });
    },

    /** Returns the unsubscribe function. */
    follow({ save, leave }: Follower): () => void {
      const stopSaving = subscribe(({ draft }, before) => {
        if (draft && draft !== before.draft) save();
      });
      const stopWatching = runtime.session.store.subscribe((state, before) => {
        const owner = getState().draft?.owner ?? storage.read()?.draft.owner;
        const isAnother =
          state.status === 'signedIn' && owner !== undefined && state.enterprise.staffNO !== owner;
        if (hasSignedOut(state, before) || isAnother) leave(isAnother);
      });
      return () => {
        stopSaving();
        stopWatching();
      };
    },
  };
}
