import { checkValue, readAttribute } from '../../src/element/definition/values';
import type {
  BooleanAttribute,
  NumberAttribute,
  StringAttribute,
} from '../../src/element/definition/declaration';
import generated from './declared.json';

/** An attribute that a page around the frame may set. Of JSON the element itself knows the shape. */
type DeclaredAttribute =
  | Omit<StringAttribute, 'description'>
  | Omit<NumberAttribute, 'description'>
  | Omit<BooleanAttribute, 'description'>
  | { type: 'json' };

/** What a page around the frame may see of an element: its attributes but secrets, and the names of its events. */
export interface DeclaredElement {
  attributes: Readonly<Record<string, DeclaredAttribute>>;
  events: readonly string[];
}
export type Declared = Readonly<Record<string, DeclaredElement>>;

/** The elements that frame.html shows, by tag without prefix: made of the declarations by the build. */
export const DECLARED = generated as Declared;

/** Longest text of an attribute. */
const LONGEST = 2000;
/** Addresses that run or hold content; browsers skip blanks and control characters before and in the scheme. */
const RUNS = /^(javascript|data|vbscript|blob):/i;

/** Why a value is not one of a declared attribute; undefined where it is. A text means what it means in the attribute. */
export function faultOf({ attributes }: DeclaredElement, name: string, value: unknown): string | undefined {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!attribute) return 'is not declared';
  if (value === null) return undefined;
  if (typeof value === 'string') {
    if (value.length > LONGEST) return `is longer than ${LONGEST} characters`;
    // oxlint-disable-next-line no-control-regex -- what browsers leave out of addresses
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
