import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  queryApprovalDetail,
  type submitApprovalApplyAuto,
} from '../../../../src/contract/approval/approval';
import { fileCopy, type StoredFile } from '../../../../src/contract/files/files';
import { createIntent } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import { ownerCheck } from '../../../../src/element/host/another-user';
import type { Host } from '../../../../src/element/host/host';
import type { Form } from '../../../../src/ui/form/create-form';
import type { RequestDraft } from './draft';

/** State of the files that are being copied. */
export type FileCopyState = { step: 'copying' } | { step: 'failed'; error: unknown };

export type FormerFiles = ReturnType<typeof createFormerFiles>;

/**
 * Copies the files of the former request that the draft was copied from, as files of the user's own. Until that is done
 * the draft names that request in `filesOf`, also across a reload.
 */
export function createFormerFiles(host: Host, form: Form<RequestDraft, typeof submitApprovalApplyAuto.body>) {
  const store: StoreApi<FileCopyState> = createStore<FileCopyState>(() => ({ step: 'copying' }));
  const intent = createIntent(host, fileCopy);
  /** Owner and request of the copy under way; '' for none. */
  let underWay = '';

  /** Resolves with the files of a request. For a change, those of the trip come first. */
  async function filesWith(applyId: string): Promise<readonly StoredFile[]> {
    const { files, changeOf } = await read(host, queryApprovalDetail, { applyId }, { signIn: true });
    return changeOf === '' ? files : [...(await filesWith(changeOf)), ...files];
  }

  /** Copies the files. Rejects with the error of a call or of the copy. */
  async function copiesFor({ filesOf: applyId, owner }: RequestDraft): Promise<readonly StoredFile[]> {
    const files = await filesWith(applyId);
    if (files.length === 0) return [];
    const body = { fileNos: files.map(({ fileNo }) => fileNo) };
    const sent = await intent.send(body, { check: ownerCheck(host, owner) });
    if (sent.kind === 'done') return sent.result;
    throw sent.error;
  }

  function put(files: readonly StoredFile[]): void {
    form.edit({ filesOf: '', files });
  }

  return {
    store,

    /** Copies the files that the draft waits for. Repeats a failed copy. */
    async take(): Promise<void> {
      const draft = form.values();
      const mine = keyOf(draft);
      if (draft.filesOf === '' || mine === underWay) return;
      underWay = mine;
      store.setState({ step: 'copying' }, true);
      // the draft may have changed meanwhile and no longer need the files
      const isWanted = () => underWay === mine && keyOf(form.values()) === mine;
      try {
        const copies = await copiesFor(draft);
        if (isWanted()) put([...form.values().files, ...copies]);
      } catch (error) {
        if (!isWanted()) return;
        host.report(error);
        store.setState({ step: 'failed', error }, true);
      } finally {
        if (underWay === mine) underWay = '';
      }
    },

    /** Continues without the files. */
    leave(): void {
      put(form.values().files);
    },
  };
}

const keyOf = ({ owner, filesOf }: RequestDraft): string => `${owner} ${filesOf}`;
