import { faultOf, type DeclaredElements } from './declared-elements';

/** Parsed query of frame.html's address. */
export type FrameQuery =
  | { verdict: 'refused'; reason: string; lang: string | undefined }
  | {
      verdict: 'shown';
      /** Tag without prefix. */
      tag: string;
      /** Declared attributes with valid values, as text. */
      attributes: readonly (readonly [name: string, text: string])[];
      /** True when the embedding page connects to the frame: nothing is shown before that. */
      isConnected: boolean;
      lang: string | undefined;
      /** Omitted parameters with reasons, for the developer. */
      faults: readonly string[];
    };

/** Parameters that are not attributes. */
const ELEMENT = 'element';
const CONNECT = 'connect';
const LANG = 'lang';
const LONGEST = 8000;

export const isLanguage = (text: string): boolean => /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(text);

/**
 * Reads a query: `element=tp-order-list&page-size=20&connect`. Only declared elements and attributes count, each once
 * and with a valid value; everything else is omitted and reported. No parameter can identify the user or choose a
 * gateway, because no declared element has an attribute for that.
 */
export function readQuery(search: string, declared: DeclaredElements): FrameQuery {
  if (search.length > LONGEST)
    return { verdict: 'refused', reason: 'the address is too long', lang: undefined };
  const given = new URLSearchParams(search);
  const named = given.get(LANG);
  const lang = named !== null && isLanguage(named) ? named : undefined;
  const tag = (given.get(ELEMENT) ?? '').replace(/^tp-/, '');
  const element = Object.hasOwn(declared, tag) ? declared[tag] : undefined;
  if (!element) return { verdict: 'refused', reason: `<tp-${tag}> is no element for frames`, lang };

  const attributes = new Map<string, string>();
  const faults: string[] = [];
  for (const [name, text] of given) {
    if (name === ELEMENT || name === CONNECT || name === LANG) continue;
    const fault = attributes.has(name) ? 'is given twice' : faultOf(element, name, text);
    if (fault === undefined) attributes.set(name, text);
    else faults.push(`${name} ${fault}`);
  }
  if (named !== null && lang === undefined) faults.push(`${LANG} is no language`);
  return {
    verdict: 'shown',
    tag,
    attributes: [...attributes],
    isConnected: given.has(CONNECT),
    lang,
    faults,
  };
}
