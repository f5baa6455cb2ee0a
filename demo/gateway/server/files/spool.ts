import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The files that one request brings, in a folder that is gone once the request is over, however that came about. */
export class Spool {
  readonly #parent: string;
  #folder: Promise<string> | undefined;
  #files = 0;
  readonly #over = new AbortController();

  /** `parent`: where the folder is made. */
  constructor(parent = tmpdir()) {
    this.#parent = parent;
  }

  /** Writes what comes to a file of its own and gives its path. Throws once the request is over. */
  async keep(content: Readable): Promise<string> {
    const { signal } = this.#over;
    const folder = await (this.#folder ??= mkdtemp(join(this.#parent, 'upload-')));
    const path = join(folder, String((this.#files += 1)));
    signal.throwIfAborted();
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal });
    return path;
  }

  async remove(): Promise<void> {
    this.#over.abort();
    const folder = await this.#folder?.catch(() => undefined);
    // a file may be opened while its folder goes: then it is tried again
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
