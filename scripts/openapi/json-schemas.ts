import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { DescribedContract } from './contract';
import { isDefault, ruleOf, textOfRule, type Action, type Rule } from './rules';

/** A JSON schema (draft 2020-12) as OpenAPI 3.1 has it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  default?: unknown;
  contentSchema?: JsonSchema;
  'x-rules'?: Rule[];
  [keyword: string]: unknown;
}

/** Properties of a valibot schema that are read here. */
interface Node extends GenericSchema {
  entries?: Record<string, Node>;
  wrapped?: Node;
  pipe?: readonly unknown[];
}

const COMPONENTS = '#/components/schemas/';

/**
 * Converts schemas, by the names given to them, to JSON schemas that refer to each other as components. It describes the
 * values that are sent: a body before, a result before its parsing. Parts that JSON schema cannot express are kept as `x-rules`
 * and in the description.
 */
export function jsonSchemas(
  contract: Pick<DescribedContract, 'schemas' | 'amounts' | 'noteOf'>,
  others: ReadonlyMap<string, GenericSchema>,
): Map<string, JsonSchema> {
  const named = [...contract.schemas].map(([name, { schema }]) => [name, schema] as const);
  const known = new Set(named.map(([, schema]) => schema));
  const own = [...others].filter(([, schema]) => !known.has(schema));
  const definitions = Object.fromEntries([...named, ...own]);
  const converted = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    // the schema after v.parseJson counts as an error; all others are handled below
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `${COMPONENTS}${referenceId}`,
    overrideSchema({ valibotSchema, jsonSchema, errors }) {
      const { type } = valibotSchema;
      if (errors && type !== 'file')
        throw new Error(`OpenAPI has no form for v.${type}: ${errors.join(' ')}`);
      return afterSchema(valibotSchema as Node, jsonSchema as JsonSchema, contract) as object;
    },
    overrideAction: ({ valibotAction, jsonSchema, errors }) =>
      afterAction(valibotAction as Action, jsonSchema as JsonSchema, errors !== undefined) as object,
  }) as Record<string, JsonSchema>;
  const result = new Map(Object.entries(converted));
  for (const [name, { note }] of contract.schemas) {
    const schema = result.get(name);
    if (schema && note !== '') schema.description = note;
  }
  const nameOf = new Map(named.map(([name, schema]) => [schema as unknown, name]));
  for (const [name, schema] of others) {
    const other = nameOf.get(schema);
    if (other !== undefined) result.set(name, { $ref: `${COMPONENTS}${other}` });
  }
  for (const schema of result.values()) describeRules(schema);
  return result;
}

/** Adds to the library's conversion of a schema; called before the actions of a pipe. */
function afterSchema(
  schema: Node,
  json: JsonSchema,
  { noteOf, amounts }: Pick<DescribedContract, 'amounts' | 'noteOf'>,
): JsonSchema | undefined {
  if (schema.type === 'file') return { contentMediaType: 'application/octet-stream' };
  if (schema.type === 'picklist') return { ...json, enum: [...(json.enum ?? [])] };
  if (schema.entries === undefined) return undefined;
  for (const [name, property] of Object.entries(json.properties ?? {})) {
    const note = noteOf(schema.entries, name);
    if (note !== '') property.description = note;
    if (isAmount(schema.entries[name], amounts)) property['x-unit'] = 'fen';
  }
  if (json.required?.length === 0) delete json.required;
  // the schema after v.parseJson: the text is its JSON
  const { contentMediaType, maxLength, 'x-rules': rules, type: _type, ...content } = json;
  if (contentMediaType !== 'application/json') return undefined;
  return {
    type: 'string',
    ...(maxLength !== undefined && { maxLength }),
    ...(rules && { 'x-rules': rules }),
    contentMediaType,
    contentSchema: { type: 'object', ...content },
  };
}

const isAmount = (schema: Node | undefined, amounts: ReadonlySet<unknown>): boolean =>
  schema !== undefined && (amounts.has(schema) || isAmount(schema.wrapped, amounts));

/** Keeps an action that the library cannot convert. */
function afterAction(action: Action, json: JsonSchema, isUnknown: boolean): JsonSchema | undefined {
  if (action.type === 'parse_json') return { ...json, contentMediaType: 'application/json' };
  if (action.type === 'regex') return afterPattern(action, json);
  if (!isUnknown) return undefined;
  return { ...json, 'x-rules': [...(json['x-rules'] ?? []), ruleOf(action)] };
}

/** JSON schema has one pattern a schema, without flags, always read as Unicode. */
function afterPattern(action: Action, json: JsonSchema): JsonSchema {
  const { source, flags } = action.requirement as RegExp;
  const isFirst = json.pattern === source;
  if (!/^u?$/.test(flags) || !isUnicode(source)) {
    const { pattern, ...others } = json;
    const kept = isFirst ? others : { ...others, ...(pattern !== undefined && { pattern }) };
    return { ...kept, 'x-rules': [...(json['x-rules'] ?? []), ruleOf(action)] };
  }
  return isFirst ? json : { ...json, allOf: [...(json.allOf ?? []), { pattern: source }] };
}

function isUnicode(source: string): boolean {
  try {
    return new RegExp(source, 'u').unicode;
  } catch {
    return false;
  }
}

/** Appends the rules in words to the descriptions of a schema and of all inside it. */
function describeRules(schema: JsonSchema): void {
  for (const inner of partsOf(schema)) describeRules(inner);
  const texts = (schema['x-rules'] ?? []).filter((rule) => !isDefault(rule)).map(textOfRule);
  if (texts.length === 0) return;
  schema.description = [schema.description, ...texts].filter((text) => text !== undefined).join(' ');
}

/** The schemas directly inside a schema. */
export function partsOf(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  return [
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...[items, additionalProperties, schema.contentSchema].filter((part) => typeof part === 'object'),
  ];
}

/** Names of the components that a schema refers to, directly or by others. */
export function referredFrom(
  schemas: readonly JsonSchema[],
  all: ReadonlyMap<string, JsonSchema>,
): Set<string> {
  const names = new Set<string>();
  const open = [...schemas];
  for (let schema = open.pop(); schema; schema = open.pop()) {
    const name = schema.$ref?.slice(COMPONENTS.length);
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      const target = all.get(name);
      if (target) open.push(target);
    }
    open.push(...partsOf(schema));
  }
  return names;
}
