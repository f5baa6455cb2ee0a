import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file whose content is read from the disk each time. It exists as long as its folder. */
export class SpooledFile extends File {
  constructor(
    readonly path: string,
    name: string,
    type: string,
  ) {
    super([], name, { type });
  }

  override get size(): number {
    return statSync(this.path).size;
  }

  override stream(): ReturnType<File['stream']> {
    return Readable.toWeb(createReadStream(this.path)) as ReturnType<File['stream']>;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer;
  }

  override async text(): Promise<string> {
    return readFile(this.path, 'utf8');
  }

  override slice(): never {
    throw new Error('A file on the disk is read from its beginning');
  }
}
