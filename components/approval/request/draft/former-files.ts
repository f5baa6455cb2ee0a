import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  queryApprovalDetail,
  type submitApprovalApplyAuto,
} from '../../../../src/contract/approval/approval';
import { fileCopy, type StoredFile } from '../../../../src/contract/files/files';
import { createIntent } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import { sentBy } from '../../../../src/element/host/another-user';
import type { Host } from '../../../../src/element/host/host';
import type { Form } from '../../../../src/ui/form/create-form';
import type { RequestDraft } from './draft';

/** How far the files are that the draft still waits for. */
export type Taking = { step: 'copying' } | { step: 'failed'; error: unknown };

export type FormerFiles = ReturnType<typeof createFormerFiles>;

/**
 * Takes the files of the request along that the draft is a copy of, as files of the user's own. Until they are there the draft
 * names that request in `filesOf`, also over a reload.
 */
export function createFormerFiles(host: Host, form: Form<RequestDraft, typeof submitApprovalApplyAuto.body>) {
  const store: StoreApi<Taking> = createStore<Taking>(() => ({ step: 'copying' }));
  const intent = createIntent(host, fileCopy);
  /** Whose files are being copied, and for whom; empty for nobody's. */
  let underWay = '';

  /** Those of a request; a change has added its own to those of the trip. */
  async function filesWith(applyId: string): Promise<readonly StoredFile[]> {
    const { files, changeOf } = await read(host, queryApprovalDetail, { applyId }, { signIn: true });
    return changeOf === '' ? files : [...(await filesWith(changeOf)), ...files];
  }

  /** Throws what the calls throw, and what kept the copies from being made. */
  async function copiesFor({ filesOf: applyId, owner }: RequestDraft): Promise<readonly StoredFile[]> {
    const files = await filesWith(applyId);
    if (files.length === 0) return [];
    const body = { fileNos: files.map(({ fileNo }) => fileNo) };
    const sent = await intent.send(body, { check: sentBy(host, owner) });
    if (sent.kind === 'done') return sent.result;
    throw sent.error;
  }

  function put(files: readonly StoredFile[]): void {
    form.edit({ filesOf: '', files });
  }

  return {
    store,

    /** Takes along what the draft waits for; again after it failed. */
    async take(): Promise<void> {
      const draft = form.values();
      const mine = keyOf(draft);
      if (draft.filesOf === '' || mine === underWay) return;
      underWay = mine;
      store.setState({ step: 'copying' }, true);
      // what is awaited may be wanted no more by then
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

    /** The request is to do without them. */
    leave(): void {
      put(form.values().files);
    },
  };
}

const keyOf = ({ owner, filesOf }: RequestDraft): string => `${owner} ${filesOf}`;
