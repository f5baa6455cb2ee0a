import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, it } from 'vitest';
import type { ZipEntry } from '../../../demo/gateway/download/exports';
import { zipOf } from '../../../demo/gateway/download/zip';
import type { FileStore } from '../../../demo/gateway/files/store';

/** File store in which each file contains its own number; `read` is called for each file opened. */
function storeOf(read: (fileNo: string) => void = () => undefined): FileStore {
  return {
    write: () => Promise.reject(new Error('nothing is written')),
    remove: () => Promise.reject(new Error('nothing is removed')),
    read(fileNo: string) {
      read(fileNo);
      return Promise.resolve(Readable.from([Buffer.from(fileNo)]));
    },
  };
}
async function* numbered(count: number): AsyncGenerator<readonly ZipEntry[]> {
  for (let at = 1; at <= count; at += 1) yield [{ name: `${at}.txt`, fileNo: `F${at}` }];
}

describe('files in one zip', () => {
  it('are each there whole, with texts beside them, and none is listened to once it is through', async () => {
    const count = 300;
    let most = 0;
    const zip = zipOf(
      (async function* () {
        yield* numbered(count);
        yield [{ name: '说明.txt', text: '没有更多' }];
      })(),
      storeOf(() => {
        most = Math.max(most, zip.listenerCount('close'), zip.listenerCount('error'));
      }),
    );
    const files = unzipSync(new Uint8Array(await buffer(zip)));
    assert.equal(Object.keys(files).length, count + 1);
    assert.equal(strFromU8(files['17.txt'] ?? new Uint8Array()), 'F17');
    assert.equal(strFromU8(files['说明.txt'] ?? new Uint8Array()), '没有更多');
    assert.ok(most < 10, `${most} listeners at once`);
  });

  it('are opened no more once the zip is not needed', async () => {
    let opened = 0;
    const zip = zipOf(
      numbered(100_000),
      storeOf(() => (opened += 1)),
    );
    await once(zip, 'readable');
    zip.destroy();
    await once(zip, 'close');
    const then = opened;
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(then < 100_000 && opened <= then + 1, String(opened));
  });

  it('break it where one cannot be read', async () => {
    const zip = zipOf(
      numbered(5),
      storeOf((fileNo) => {
        if (fileNo === 'F3') throw new Error('F3 is gone');
      }),
    );
    await assert.rejects(buffer(zip), /F3 is gone/);
  });
});
