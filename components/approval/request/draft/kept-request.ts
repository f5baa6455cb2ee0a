import type { StoreApi } from 'zustand/vanilla';
import type { Runtime } from '../../../../src/element/runtime/runtime';
import { hasSignedOut } from '../../../../src/session/ended';
import type { RequestState } from '../request-state';
import { isTouched } from './draft';
import { requestStorage, type StoredRequest } from './stored-request';

interface Follower {
  /** Something was typed. */
  save(): void;
  /** The writer has signed out, or somebody else has signed in. */
  leave(isAnother: boolean): void;
}

/** The draft, kept for this tab. */
export function createKeptRequest(
  runtime: Runtime,
  { getState, subscribe }: Pick<StoreApi<RequestState>, 'getState' | 'subscribe'>,
) {
  const storage = requestStorage(runtime);
  return {
    clear: () => storage.clear(),

    /** The draft of a member of staff; that of another is removed. */
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

    /** Returns how to stop. */
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
