import { sample, stringMatching } from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Parts of a valibot schema that the generator uses. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  items?: Node[];
  wrapped?: Node;
  options?: unknown[];
  literal?: unknown;
  key?: Node;
  value?: Node;
  getter?: (input: unknown) => Node;
  pipe?: { kind: string; type: string; requirement?: unknown }[];
}

/** Values that the handlers look up, by name: with these a call passes the first lookups. */
const KNOWN: Readonly<Record<string, unknown>> = {
  depCode: 'BJS',
  arrCode: 'SHA',
  depDate: '2026-12-10',
  retDate: '2026-12-14',
  date: '2026-12-10',
  beginDate: '2026-12-10',
  endDate: '2026-12-12',
  enterpriseNum: '100001',
  companyNO: '100001',
  account: 'staff',
  advertSpaceNo: 'HOME_TOP',
  appNo: 'YHWZ',
  moduleNo: 'YHWZ-YMQX',
  pagePath: '/orderManage/airOrderList',
  cardNo: '110101199003074477',
  phone: '13800000001',
};

/** Returns a body that the schema accepts, as far as its shape tells. */
export function validBody(schema: GenericSchema): unknown {
  return validOf(schema, '', 0);
}

/** `turns`: recursions of the schema so far; deeper lists are empty. */
function validOf(node: Node, name: string, turns: number): unknown {
  if (name in KNOWN && ['string', 'picklist'].includes(node.type)) return KNOWN[name];
  switch (node.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).map(([key, entry]) => [key, validOf(entry, key, turns)]),
      );
    case 'array':
      return node.item && turns < 2 ? [validOf(node.item, name, turns)] : [];
    case 'tuple':
      return (node.items ?? []).map((item) => validOf(item, name, turns));
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'exact_optional':
      return node.wrapped ? validOf(node.wrapped, name, turns) : undefined;
    case 'picklist':
      return node.options?.[0];
    case 'literal':
      return node.literal;
    case 'union':
    case 'variant':
      return validOf(node.options?.[0] as Node, name, turns);
    case 'lazy':
      return node.getter ? validOf(node.getter(undefined), name, turns + 1) : undefined;
    case 'record':
      return node.key && node.value
        ? { [String(validOf(node.key, name, turns))]: validOf(node.value, name, turns) }
        : {};
    case 'boolean':
      return true;
    case 'number':
      return validNumber(node);
    case 'string':
      return validText(node);
    default:
      return 'x';
  }
}

const requirementOf = ({ pipe = [] }: Node, type: string): unknown =>
  pipe.find((step) => step.type === type)?.requirement;

function validNumber(node: Node): number {
  return Number(requirementOf(node, 'min_value') ?? 1);
}

function validText(node: Node): string {
  const regex = requirementOf(node, 'regex');
  if (regex instanceof RegExp) return sample(stringMatching(regex), { numRuns: 1, seed: 1 })[0] ?? '';
  const types = (node.pipe ?? []).map(({ type }) => type);
  if (types.includes('iso_date')) return '2026-12-10';
  if (types.includes('iso_date_time')) return '2026-12-10T08:00';
  if (types.some((type) => type.startsWith('iso_'))) return '2026-12-10T08:00:00.000Z';
  if (types.includes('url')) return 'https://portal.example/';
  return 'x'.repeat(Math.max(1, Number(requirementOf(node, 'min_length') ?? 1)));
}

/** Returns the paths of a value and of all values inside. */
export function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Returns the value with another one at a path. */
export function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, i) => (String(i) === key ? withAt(inner, rest, other) : inner));
  }
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, other) };
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Values that an attacker or a broken client sends instead of a valid one. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00',
  '😀'.repeat(40),
  '长'.repeat(10_000),
  '\u202e\u200b\ufeff',
  `'; drop table staff; --`,
  '%_\\%',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-271821-04-20',
  '2026-12-10T25:00:00Z',
  '1e309',
  'NaN',
  -1,
  0,
  1.5,
  2 ** 15 + 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e300,
  Number.MIN_VALUE,
  [],
  {},
  { length: 1e9 },
  { __proto__: null, constructor: 'x', toString: 'x' },
  nested(500),
  Array.from({ length: 3_000 }, () => 'x'),
  Array.from({ length: 3_000 }, () => ({})),
  Array.from({ length: 3_000 }, (_, i) => i),
];
