import { createInflateRaw } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Size in bytes of the end record of an archive without its comment, and of the longest comment. */
const END_SIZE = 22;
const COMMENT_SIZE = 65_535;
/** Placeholder for a number that is stored in a field of 64 bits. */
const IN_64_BITS = 0xffffffff;
const EXTRA_64_BITS = 1;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  size: number;
  at: number;
}

/** The unpacked parts exceed the limit. */
export class TooLarge extends Error {}

/** Parts of an archive by their paths, which are matched in any case and with any slashes. */
export class ZipParts {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, Entry>();
  #left: number;

  /** Throws RangeError for bytes that are no archive. `mostBytes`: limit of all unpacked parts together. */
  constructor(bytes: Uint8Array, mostBytes: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#left = mostBytes;
    const end = this.#findEnd();
    const count = this.#view.getUint16(end + 10, true);
    let at = this.#view.getUint32(end + 16, true);
    for (let i = 0; i < count; i += 1) at = this.#addEntry(at);
  }

  has(path: string): boolean {
    return this.#entries.has(keyOf(path));
  }

  /** Unpacks the text of a part in chunks; a caller that stops early leaves the rest packed. Throws TooLarge. */
  async *text(path: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    for await (const piece of this.#unpacked(path)) {
      this.#left -= piece.length;
      if (this.#left < 0) throw new TooLarge();
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }

  #findEnd(): number {
    const first = Math.max(0, this.#bytes.length - END_SIZE - COMMENT_SIZE);
    for (let at = this.#bytes.length - END_SIZE; at >= first; at -= 1) {
      if (this.#view.getUint32(at, true) === END) return at;
    }
    throw new RangeError('no archive');
  }

  /** Adds an entry and returns the position of the next. */
  #addEntry(at: number): number {
    const view = this.#view;
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry of an archive');
    const nameSize = view.getUint16(at + 28, true);
    const extraSize = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(this.#bytes.subarray(at + 46, at + 46 + nameSize));
    const [, size = 0, begin = 0] = this.#in64Bits(
      [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)],
      at + 46 + nameSize,
      extraSize,
    );
    const entry = { method: view.getUint16(at + 10, true), size, at: begin };
    if (!this.#entries.has(keyOf(name))) this.#entries.set(keyOf(name), entry);
    return at + 46 + nameSize + extraSize + view.getUint16(at + 32, true);
  }

  /** Numbers of an entry; those too large for their fields come from the extra field after its name. */
  #in64Bits(numbers: readonly number[], extraAt: number, extraSize: number): number[] {
    let at = extraAt;
    while (at < extraAt + extraSize && this.#view.getUint16(at, true) !== EXTRA_64_BITS) {
      at += 4 + this.#view.getUint16(at + 2, true);
    }
    at += 4;
    return numbers.map((number) => {
      if (number !== IN_64_BITS) return number;
      at += 8;
      return Number(this.#view.getBigUint64(at - 8, true));
    });
  }

  async *#unpacked(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(keyOf(path));
    if (entry === undefined) return;
    const begin =
      entry.at + 30 + this.#view.getUint16(entry.at + 26, true) + this.#view.getUint16(entry.at + 28, true);
    const packed = this.#bytes.subarray(begin, begin + entry.size);
    if (entry.method === STORED) yield packed;
    else if (entry.method !== DEFLATED) throw new RangeError('packed in another way');
    else {
      const inflating = createInflateRaw();
      inflating.end(packed);
      for await (const piece of inflating) if (piece instanceof Uint8Array) yield piece;
    }
  }
}

const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
