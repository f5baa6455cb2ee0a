import * as v from 'valibot';
import { EXAMPLES_OF_SHAPES, NUMBERS, TEXTS, TEXTS_BY_NAME } from './example-values';

/** Properties of a valibot schema that are read here. */
interface Node extends v.GenericSchema {
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: readonly unknown[];
  literal?: unknown;
  value?: Node;
  pipe?: readonly [Node, ...{ type: string; kind: string; requirement?: unknown }[]];
  getter?: (input: unknown) => Node;
}

/** Thrown for a schema whose examples all break a rule; `example-values.ts` can give one. */
export class NoExample extends Error {}

const MISSING = Symbol('missing');

/**
 * Returns a small example of a schema: required fields alone, one item a list. The same schema always has the same
 * example, and it keeps every rule of the schema. Throws NoExample.
 */
export function exampleOf(schema: v.GenericSchema, place: string): unknown {
  const [made] = candidates(schema, place.split('.').at(0) ?? '', 0);
  if (made === undefined) throw new NoExample(`no example of ${place} keeps its rules`);
  return made.value;
}

const isExample = (schema: Node, value: unknown): boolean => v.safeParse(schema, value).success;

/** At most one value that keeps the rules, in a list. */
function candidates(schema: Node, name: string, depth: number): { value: unknown }[] {
  const given = EXAMPLES_OF_SHAPES[name];
  const values =
    given === undefined ? valuesOf(schema, name, depth) : [given, ...valuesOf(schema, name, depth)];
  for (const value of values) if (isExample(schema, value)) return [{ value }];
  return [];
}

function* valuesOf(schema: Node, name: string, depth: number): Generator {
  switch (schema.type) {
    case 'string':
      yield* textsOf(schema, name, depth);
      break;
    case 'number':
      yield* numbersOf(schema, name);
      break;
    case 'boolean':
      yield* [true, false];
      break;
    case 'null':
      yield null;
      break;
    case 'literal':
      yield schema.literal;
      break;
    case 'picklist':
      yield* schema.options?.toSorted((a, b) => Number(a === '') - Number(b === '')) ?? [];
      break;
    case 'array':
      yield* listsOf(schema, name, depth);
      break;
    case 'record':
      if (schema.value)
        for (const { value } of candidates(schema.value, name, depth + 1)) yield { example: value };
      yield {};
      break;
    case 'object':
    case 'strict_object':
      yield* objectsOf(schema.entries ?? {}, depth);
      break;
    case 'variant':
    case 'union':
      for (const option of schema.options ?? []) yield* valuesOf(option as Node, name, depth);
      break;
    case 'lazy':
      if (schema.getter) yield* valuesOf(schema.getter(undefined), name, depth);
      break;
    case 'optional':
    case 'exact_optional':
    case 'nullable':
      if (schema.wrapped) yield* valuesOf(schema.wrapped, name, depth);
      if (schema.type === 'nullable') yield null;
      break;
    case 'file':
      yield new File([], 'example.xlsx');
      break;
    default:
      yield 'example';
  }
}

function* textsOf(schema: Node, name: string, depth: number): Generator {
  const inner = schema.pipe?.slice(1).find((part): part is Node => part.kind === 'schema');
  if (inner) for (const { value } of candidates(inner, name, depth + 1)) yield JSON.stringify(value);
  for (const [pattern, texts] of TEXTS_BY_NAME) if (pattern.test(name)) yield* texts;
  yield* TEXTS;
}

function* numbersOf(schema: Node, name: string): Generator {
  if (/(amount|price|fee|tax|balance|total\w+|money|sum)$/i.test(name)) yield 128_000;
  yield* NUMBERS;
  for (const action of schema.pipe?.slice(1) ?? []) {
    if (action.type === 'min_value' || action.type === 'max_value')
      yield (action as { requirement?: unknown }).requirement;
  }
}

function* listsOf(schema: Node, name: string, depth: number): Generator {
  const { item } = schema;
  // a tree has one level
  if (item === undefined || item.type === 'lazy' || depth > 8) {
    yield [];
    return;
  }
  const [one] = candidates(item, name.replace(/List$|s$/, ''), depth + 1);
  if (one) yield [one.value];
  for (const count of [2, 7, 12]) if (one) yield Array.from({ length: count }, () => one.value);
  if (item.type === 'picklist') yield item.options;
  yield [];
}

/** With the required fields, then with all. */
function* objectsOf(entries: Record<string, Node>, depth: number): Generator {
  for (const isWhole of [false, true]) {
    const fields = Object.entries(entries).map(([name, entry]): [string, unknown] => {
      const isOptional = entry.type === 'optional' || entry.type === 'exact_optional';
      if (isOptional && !isWhole) return [name, MISSING];
      return [name, candidates(entry, name, depth + 1)[0]?.value ?? MISSING];
    });
    yield Object.fromEntries(fields.filter(([, value]) => value !== MISSING));
  }
}
