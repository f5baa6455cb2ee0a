import { createStore, type StoreApi } from 'zustand/vanilla';
import { FILE_BYTES, FILE_ENDINGS, fileUpload, type StoredFile } from '../../contract/files/files';
import { isGatewayError, type Host } from '../host/host';
import { withSession } from '../host/sign-in';
import { newId } from '../runtime/new-id';

/** Reason why a file was not accepted: found here or by the gateway, or an error of the call. */
export type UploadProblem = 'empty' | 'tooLarge' | 'wrongType' | { error: unknown };

/** A file whose upload is pending, running or failed. */
export interface Uploading {
  key: string;
  file: File;
  /** Sent part, from 0 to 1. */
  sent: number;
  problem: UploadProblem | undefined;
}

export interface Uploads {
  readonly store: StoreApi<readonly Uploading[]>;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Removes a file and cancels its upload. */
  remove(key: string): void;
  /** Cancels all uploads. */
  end(): void;
}

const ENDING = new RegExp(`\\.(${Object.values(FILE_ENDINGS).join('|')}|jpeg)$`, 'i');

/** Uploads files in parallel; an accepted file is passed to `onStored` and leaves the list. */
export function createUploads(
  host: Pick<Host, 'runtime' | 'signIn'>,
  onStored: (file: StoredFile) => void,
): Uploads {
  const store: StoreApi<readonly Uploading[]> = createStore<readonly Uploading[]>(() => []);
  const sending = new Map<string, AbortController>();
  const put = (files: readonly Uploading[]) => store.setState(files, true);
  const change = (key: string, to: Partial<Uploading>) =>
    put(store.getState().map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: string) => put(store.getState().filter((one) => one.key !== key));

  async function send(key: string, file: File): Promise<void> {
    const abort = new AbortController();
    sending.set(key, abort);
    try {
      const stored = await withSession(host, () =>
        host.runtime.send(
          fileUpload,
          { file },
          {
            signal: abort.signal,
            onUploadProgress: ({ loaded, total }) => change(key, { sent: loaded / (total ?? file.size) }),
          },
        ),
      );
      if (abort.signal.aborted) return;
      drop(key);
      onStored(stored);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { problem: problemOf(error) });
    } finally {
      if (sending.get(key) === abort) sending.delete(key);
    }
  }

  return {
    store,
    add(files) {
      const added = files.map((file) => ({ key: newId(), file, sent: 0, problem: problemWith(file) }));
      put([...store.getState(), ...added]);
      for (const { key, file, problem } of added) if (problem === undefined) void send(key, file);
    },
    retry(key) {
      const failed = store.getState().find((one) => one.key === key);
      if (failed?.problem === undefined) return;
      change(key, { sent: 0, problem: undefined });
      void send(key, failed.file);
    },
    remove(key) {
      sending.get(key)?.abort();
      drop(key);
    },
    end() {
      for (const abort of sending.values()) abort.abort();
      put([]);
    },
  };
}

/** Checks that need no upload; the gateway checks the actual content. */
function problemWith({ name, size }: File): UploadProblem | undefined {
  if (size === 0) return 'empty';
  if (size > FILE_BYTES) return 'tooLarge';
  return ENDING.test(name) ? undefined : 'wrongType';
}

/** Name and size have been checked already, so a field error of the gateway concerns the content. */
const problemOf = (error: unknown): UploadProblem =>
  isGatewayError(error) && error.kind === 'fields' ? 'wrongType' : { error };
