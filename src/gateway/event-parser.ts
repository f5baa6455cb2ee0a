/** One event of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` unless the server names it. */
  type: string;
  data: string;
}

/** Longest line taken: a server that never ends a line must not fill the memory. */
const LINE_LIMIT = 1_000_000;

/**
 * Parses a `text/event-stream` as it comes, in pieces cut anywhere. `push` gives the events a piece completes;
 * comments and fields without meaning here give none. Throws RangeError for a line without end.
 */
export function createEventParser(): { push(piece: string): ServerEvent[] } {
  let rest = '';
  let afterReturn = false;
  let type = '';
  let data: string[] = [];

  function take(line: string): ServerEvent | undefined {
    if (line === '') {
      const event = data.length > 0 ? { type: type || 'message', data: data.join('\n') } : undefined;
      type = '';
      data = [];
      return event;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?([^]*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event') type = value;
    return undefined;
  }

  return {
    push(piece) {
      // the line feed of a pair that was cut in two belongs to the line before
      const text = rest + (afterReturn && piece.startsWith('\n') ? piece.slice(1) : piece);
      if (piece !== '') afterReturn = piece.endsWith('\r');
      const lines = text.split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      if (rest.length > LINE_LIMIT) throw new RangeError('a line of the event stream does not end');
      return lines.map(take).filter((event) => event !== undefined);
    },
  };
}
