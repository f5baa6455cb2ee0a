import type { Readable } from 'node:stream';

/** Where the content of files is, by their number. No one but the gateway reaches it. */
export interface FileStore {
  /** Keeps a file, whole or not at all. */
  write(fileNo: string, file: File): Promise<void>;
  /** Throws if it is not there. */
  read(fileNo: string): Promise<Readable>;
  /** Done also where there is none. */
  remove(fileNo: string): Promise<void>;
}

declare module '../server/deps' {
  interface AreaDeps {
    files: FileStore;
  }
}
