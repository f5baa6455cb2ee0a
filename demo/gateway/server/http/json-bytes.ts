const FIRST_SIZE = 64 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Texts such as names of cities, airlines and products recur often, so their JSON is cached. */
const KEPT_TEXTS = 10_000;

/** Buffer for JSON as UTF-8 bytes; its memory is reused. */
export class JsonBytes {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE);
  private readonly quoted = new Map<string, Buffer>();
  /** Bytes written. */
  length = 0;

  clear(): void {
    this.length = 0;
  }

  /** The bytes written, valid until the next write. */
  written(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** A copy of the bytes written, from a position on. */
  slice(from: number): Buffer {
    return Buffer.from(this.bytes.subarray(from, this.length));
  }

  /** Adds bytes that are JSON already. */
  add(json: Uint8Array): void {
    this.reserve(json.length);
    const { bytes } = this;
    let at = this.length;
    // most are a few bytes long, for which a native copy costs more than this loop
    if (json.length > 64) bytes.set(json, at);
    else for (let i = 0; i < json.length; i += 1) bytes[at + i] = json[i] ?? 0;
    at += json.length;
    this.length = at;
  }

  /** Appends a copy of the bytes between two positions. */
  repeat(from: number, until: number): void {
    this.reserve(until - from);
    this.bytes.copyWithin(this.length, from, until);
    this.length += until - from;
  }

  /** Adds the JSON of a text. */
  text(text: string): void {
    const { length } = text;
    this.reserve(length + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let i = 0; i < length; i += 1) {
      const code = text.charCodeAt(i);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH)
        return this.add(this.quote(text));
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  /** Adds the JSON of a number. */
  number(value: number): void {
    if (Number.isInteger(value) && value >= 0 && value < 1e9) this.digits(value);
    else this.add(Buffer.from(JSON.stringify(value)));
  }

  private digits(value: number): void {
    this.reserve(10);
    const { bytes } = this;
    let count = 1;
    for (let power = 10; power <= value; power *= 10) count += 1;
    let rest = value;
    for (let at = this.length + count - 1; at >= this.length; at -= 1) {
      const next = Math.floor(rest / 10);
      bytes[at] = 0x30 + rest - next * 10;
      rest = next;
    }
    this.length += count;
  }

  private quote(text: string): Buffer {
    let quoted = this.quoted.get(text);
    if (quoted === undefined) {
      quoted = Buffer.from(JSON.stringify(text));
      if (this.quoted.size >= KEPT_TEXTS) this.quoted.clear();
      this.quoted.set(text, quoted);
    }
    return quoted;
  }

  private reserve(count: number): void {
    const needed = this.length + count;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
