/** Receives the elements of an XML text, by their names without prefixes. */
export interface XmlListener {
  /** `attributes`: raw text, for `attribute`. */
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
}

const LONGEST_TAG = 1024 * 1024;
const LONGEST_NAME = 12;

/** Incremental reader of an XML text; each chunk reports the elements completed by it. */
export class XmlReader {
  #rest = '';

  constructor(private readonly listener: XmlListener) {}

  write(piece: string): void {
    const xml = this.#rest + piece;
    let at = 0;
    for (;;) {
      const begin = xml.indexOf('<', at);
      const end = begin < 0 ? -1 : tagEnd(xml, begin);
      if (begin > at) this.listener.text(plainText(xml.slice(at, begin)));
      if (begin >= 0) at = begin;
      if (end < 0) break;
      this.#tag(xml.slice(begin, end));
      at = end;
    }
    this.#rest = this.#withoutText(xml.slice(at));
  }

  /** Returns the rest for the next chunk: an incomplete tag or character reference. */
  #withoutText(rest: string): string {
    if (rest.startsWith('<')) {
      if (rest.length > LONGEST_TAG) throw new RangeError('no XML');
      return rest;
    }
    const name = rest.lastIndexOf('&');
    const end = name < 0 || rest.length - name > LONGEST_NAME ? rest.length : name;
    if (end > 0) this.listener.text(plainText(rest.slice(0, end)));
    return rest.slice(end);
  }

  #tag(tag: string): void {
    if (tag.startsWith('<![CDATA[')) this.listener.text(tag.slice(9, -3));
    if (tag.startsWith('<!') || tag.startsWith('<?')) return;
    const [, stroke = '', name = '', attributes = ''] =
      /^<(\/?)(?:[^\s/>:]*:)?([^\s/>]+)([\s\S]*)>$/.exec(tag) ?? [];
    if (stroke === '') this.listener.open(name, attributes);
    if (stroke !== '' || attributes.endsWith('/')) this.listener.close(name);
  }
}

const ENDS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** Index after the tag that begins at a position; -1 when it is incomplete. A value may contain `>`. */
function tagEnd(xml: string, begin: number): number {
  for (const [sign, end] of ENDS) {
    if (!xml.startsWith(sign, begin)) continue;
    const found = xml.indexOf(end, begin);
    return found < 0 ? -1 : found + end.length;
  }
  for (let end = xml.indexOf('>', begin); end >= 0; end = xml.indexOf('>', end + 1)) {
    if (!isQuoted(xml, begin, end)) return end + 1;
  }
  return -1;
}

/** Returns whether a quotation that begins in a tag is still open at a position. */
function isQuoted(xml: string, begin: number, end: number): boolean {
  for (let at = begin; at < end; at += 1) {
    const sign = xml.charCodeAt(at);
    if (sign !== DOUBLE && sign !== SINGLE) continue;
    at = xml.indexOf(xml.charAt(at), at + 1);
    if (at < 0 || at > end) return true;
  }
  return false;
}

const DOUBLE = 34;
const SINGLE = 39;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plainText = (xml: string): string =>
  xml.includes('&')
    ? xml.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
        if (typeof name === 'string') return NAMED[name] ?? all;
        const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
      })
    : xml;

const PATTERNS = new Map<string, RegExp>();

/** Value of an attribute by its name without prefix; undefined when it is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  const pattern = PATTERNS.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  PATTERNS.set(name, pattern);
  const found = pattern.exec(attributes);
  return found === null ? undefined : plainText(found[1] ?? found[2] ?? '');
}
