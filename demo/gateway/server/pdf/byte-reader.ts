/** Reads the numbers of a font file one after the other; all are big-endian. */
export class ByteReader {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  byte(): number {
    return this.bytes.readUInt8(this.at++);
  }

  short(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  word(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  long(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new RangeError('The file ends early');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** UIntBase128 of WOFF 2.0: seven bits a byte. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number is too long');
  }

  /** 255UInt16 of WOFF 2.0: one to three bytes. */
  packedWord(): number {
    const code = this.byte();
    if (code === 253) return this.word();
    if (code === 254) return this.byte() + 506;
    return code === 255 ? this.byte() + 253 : code;
  }
}
