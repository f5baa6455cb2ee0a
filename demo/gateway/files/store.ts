import type { Readable } from 'node:stream';

/** Store of files' contents, by their number. Only the gateway has access to it. */
export interface FileStore {
  /** Stores a file, completely or not at all. */
  write(fileNo: string, file: File): Promise<void>;
  /** Throws if it does not exist. */
  read(fileNo: string): Promise<Readable>;
  /** Succeeds even if it does not exist. */
  remove(fileNo: string): Promise<void>;
}

declare module '../server/deps' {
  interface AreaDeps {
    files: FileStore;
  }
}
