/** Message of the PostgreSQL protocol with its header. `endsRound`: it ends a query or the answer to one. */
interface Frame {
  frame: Buffer;
  endsRound: boolean;
}

/** Query without parameters, or the Sync after one with them (PostgreSQL manual, Message Formats). */
const QUESTIONS = new Set(['Q', 'S']);
/** ReadyForQuery. */
const READY = 'Z';

/**
 * Returns a reader that takes the bytes of one direction and returns the complete messages. The client's first message
 * has no type and must not request TLS.
 */
export function createFrameReader(from: 'client' | 'server'): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  let isStartup = from === 'client';

  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    for (;;) {
      const head = isStartup ? 0 : 1;
      if (rest.length < head + 4) return frames;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return frames;
      const type = isStartup ? '' : String.fromCharCode(rest[0] ?? 0);
      const endsRound = from === 'client' ? QUESTIONS.has(type) : type === READY;
      frames.push({ frame: rest.subarray(0, length), endsRound });
      rest = rest.subarray(length);
      isStartup = false;
    }
  };
}
