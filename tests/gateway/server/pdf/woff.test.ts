import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { describe, it } from 'vitest';
import { unpackWoff } from '../../../../demo/gateway/server/pdf/woff';

/** Builds a WOFF file of tables, compressed or not. */
function woff(tables: readonly { tag: string; content: Buffer; isPacked: boolean }[]): Buffer {
  const head = Buffer.alloc(44 + tables.length * 20);
  head.write('wOFF', 0, 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(tables.length, 12);
  const pieces: Buffer[] = [head];
  let end = head.length;
  for (const [at, { tag, content, isPacked }] of tables.entries()) {
    const stored = isPacked ? deflateSync(content) : content;
    const entry = 44 + at * 20;
    head.write(tag, entry, 'latin1');
    for (const [i, value] of [end, stored.length, content.length, 7 + at].entries()) {
      head.writeUInt32BE(value, entry + 4 + i * 4);
    }
    pieces.push(stored);
    end += stored.length;
  }
  return Buffer.concat(pieces);
}

describe('a font of a WOFF file', () => {
  it('has its tables as they were before they were packed', () => {
    const glyf = Buffer.alloc(1001, 'abc');
    const loca = Buffer.from([1, 2, 3]);
    const font = unpackWoff(
      woff([
        { tag: 'glyf', content: glyf, isPacked: true },
        { tag: 'loca', content: loca, isPacked: false },
      ]),
    );
    assert.equal(font.readUInt32BE(0), 0x00010000);
    assert.equal(font.readUInt16BE(4), 2);
    const table = (at: number) => {
      const entry = 12 + at * 16;
      const [checksum, offset, length] = [4, 8, 12].map((place) => font.readUInt32BE(entry + place));
      assert.ok(checksum !== undefined && offset !== undefined && length !== undefined);
      assert.equal(offset % 4, 0);
      return {
        tag: font.toString('latin1', entry, entry + 4),
        checksum,
        content: font.subarray(offset, offset + length),
      };
    };
    assert.deepEqual(table(0), { tag: 'glyf', checksum: 7, content: glyf });
    assert.deepEqual(table(1), { tag: 'loca', checksum: 8, content: loca });
  });

  it('is rejected for any other content', () => {
    assert.throws(() => unpackWoff(Buffer.from('wOF2 and so on')), RangeError);
  });
});
