import { checkValue, readAttribute } from '../../src/element/definition/values';
import type {
  BooleanAttribute,
  NumberAttribute,
  StringAttribute,
} from '../../src/element/definition/declaration';
import generated from './declared.json';

/** An attribute that the embedding page may set. Only the element itself validates the shape of JSON. */
type DeclaredAttribute =
  | Omit<StringAttribute, 'description'>
  | Omit<NumberAttribute, 'description'>
  | Omit<BooleanAttribute, 'description'>
  | { type: 'json' };

/** Public part of an element: its attributes except secrets, and the names of its events. */
export interface DeclaredElement {
  attributes: Readonly<Record<string, DeclaredAttribute>>;
  events: readonly string[];
}
export type DeclaredElements = Readonly<Record<string, DeclaredElement>>;

/** Elements that frame.html shows, by tag without prefix. The build generates them from the declarations. */
export const DECLARED = generated as DeclaredElements;

/** Longest attribute value, in characters. */
const LONGEST = 2000;
/** URL schemes that run or contain content. Browsers skip blanks and control characters before and in the scheme. */
const RUNS = /^(javascript|data|vbscript|blob):/i;

/**
 * Returns the reason why a value is invalid for a declared attribute; undefined when it is valid. A string is parsed as
 * in the attribute.
 */
export function faultOf({ attributes }: DeclaredElement, name: string, value: unknown): string | undefined {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!attribute) return 'is not declared';
  if (value === null) return undefined;
  if (typeof value === 'string') {
    if (value.length > LONGEST) return `is longer than ${LONGEST} characters`;
    // oxlint-disable-next-line no-control-regex -- browsers remove these characters from addresses
    if (RUNS.test(value.replaceAll(/[\u0000-\u0020]/g, ''))) return 'is an address that runs';
  }
  if (attribute.type === 'json')
    return typeof value === 'string' && !isJson(value) ? 'is no JSON' : undefined;
  const described = { ...attribute, description: '' };
  const reading = typeof value === 'string' ? readAttribute(described, value) : checkValue(described, value);
  return reading.ok ? undefined : reading.reason;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
