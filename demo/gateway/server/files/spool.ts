import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files of one request, in a folder that is removed at the end of the request, including errors and disconnects. */
export class Spool {
  readonly #parent: string;
  #folder: Promise<string> | undefined;
  #files = 0;
  readonly #over = new AbortController();

  /** `parent`: folder in which the spool's folder is made. */
  constructor(parent = tmpdir()) {
    this.#parent = parent;
  }

  /** Writes content to a file of its own and returns the path. Throws once the request is over. */
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
    // a file may be opened while its folder is being removed, so the removal is retried
    if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
