import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../files/store';
import type { ZipEntry } from './exports';

/** Files in one zip, each read while it is written, so that memory does not grow with them. */
export function zipOf(packed: AsyncIterable<readonly ZipEntry[]>, files: FileStore): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // an error in an entry must fail the whole file
  zip.on('error', (error: Error) => output.destroy(error));
  pack(zip, packed, files).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error('Packing failed'));
  });
  return output;
}

async function pack(
  zip: ZipFile,
  packed: AsyncIterable<readonly ZipEntry[]>,
  files: FileStore,
): Promise<void> {
  const output = zip.outputStream as Readable;
  for await (const some of packed) {
    for (const one of some) {
      if (output.destroyed) return;
      const content = 'text' in one ? Readable.from([Buffer.from(one.text)]) : await files.read(one.fileNo);
      zip.addReadStream(content, one.name);
      // opens the next file once this one is through, or stops when the reader has gone
      await either(content, output);
      if (output.destroyed) content.destroy();
    }
  }
  zip.end();
}

/** Waits until a file is through or its output is closed, then removes its listeners. */
async function either(content: Readable, output: Readable): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      once(content, 'end', { signal: over.signal }),
      once(output, 'close', { signal: over.signal }),
    ]);
  } finally {
    over.abort();
  }
}
