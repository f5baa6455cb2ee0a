import { html, type Html } from '../../html';
import { renderLine } from '../documents';
import type { Document, Schema } from './documents';

const COMPONENTS = '#/components/schemas/';
const DEEPEST = 7;

interface Place {
  path: string;
  isRequired: boolean;
  /** Names of the components around it: a tree ends at its first repetition. */
  around: readonly string[];
}

/** Rows of a table with every field of a schema, those inside others by their path: `rows[].name`. */
export function fieldRows(schema: Schema, document: Document): Html[][] {
  return rowsOf(schema, { path: '', isRequired: true, around: [] }, document);
}

function rowsOf(given: Schema, place: Place, document: Document): Html[][] {
  const { schema, name, description, isNullable } = resolved(given, document);
  const isRepeated = name !== undefined && place.around.includes(name);
  const around = name === undefined ? place.around : [...place.around, name];
  const isEnd = isRepeated || around.length > DEEPEST;
  const own =
    place.path === ''
      ? []
      : [
          rowOf(isRepeated ? { description: `同上（${name}）` } : schema, place, {
            description,
            isNullable,
            document,
          }),
        ];
  if (isEnd) return own;
  const inner = (part: Schema, path: string, isRequired: boolean) =>
    rowsOf(part, { path, isRequired, around }, document);
  const options = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return [
    ...own,
    ...Object.entries(schema.properties ?? {}).flatMap(([field, part]) =>
      inner(
        part,
        place.path === '' ? field : `${place.path}.${field}`,
        schema.required?.includes(field) ?? false,
      ),
    ),
    ...(schema.items ? innerOfList(schema.items, place, around, document) : []),
    ...(typeof schema.additionalProperties === 'object'
      ? inner(schema.additionalProperties, `${place.path}.*`, false)
      : []),
    ...options.flatMap((option, i) =>
      isScalar(option, document) ? [] : inner(option, `${place.path}〔${i + 1}〕`, place.isRequired),
    ),
  ];
}

/** The fields of the items; simple items are in the type of the list. */
function innerOfList(items: Schema, place: Place, around: readonly string[], document: Document): Html[][] {
  if (isScalar(items, document)) return [];
  const rows = rowsOf(items, { path: `${place.path}[]`, isRequired: true, around }, document);
  return rows.slice(1);
}

const isScalar = (given: Schema, document: Document): boolean => {
  const { properties, items, anyOf, oneOf, additionalProperties } = resolved(given, document).schema;
  return !properties && !items && !anyOf && !oneOf && typeof additionalProperties !== 'object';
};

/** Follows a reference, and takes `null` out of the choice of a nullable field. */
function resolved(given: Schema, document: Document) {
  let schema = given;
  let name: string | undefined;
  let isNullable = false;
  let description = given.description;
  for (;;) {
    const options = schema.anyOf ?? [];
    const [only, ...more] = options.filter(({ type }) => type !== 'null');
    if (schema.$ref !== undefined) {
      name = schema.$ref.slice(COMPONENTS.length);
      schema = document.components.schemas[name] ?? {};
    } else if (only && more.length === 0 && options.length > 1) {
      isNullable = true;
      schema = only;
    } else return { schema, name, description, isNullable };
    description ??= schema.description;
  }
}

function rowOf(
  schema: Schema,
  { path, isRequired }: Place,
  {
    description,
    isNullable,
    document,
  }: { description: string | undefined; isNullable: boolean; document: Document },
): Html[] {
  return [
    html`<code>${path}</code>`,
    html`<code>${typeText(schema, document)}${isNullable ? ' | null' : ''}</code
      >${schema['x-unit'] === 'fen' ? '（分）' : ''}`,
    html`${isRequired ? '是' : '否'}`,
    html`<span lang="en">${renderLine(description ?? schema.description ?? '')}</span> ${limitsOf(schema)}`,
  ];
}

function typeText(schema: Schema, document: Document): string {
  const { type, enum: values, items, oneOf, anyOf } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.contentMediaType === 'application/octet-stream') return 'file';
  if (type === 'array') {
    const item = items && resolved(items, document).schema;
    const inner = item && isScalar(item, document) ? typeText(item, document) : '';
    return inner.includes(' ') ? `(${inner})[]` : `${inner || 'object'}[]`;
  }
  if (oneOf ?? anyOf) return '之一';
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
}

const LIMITS: readonly (readonly [keyword: string, text: string])[] = [
  ['minLength', '最少字符'],
  ['maxLength', '最多字符'],
  ['minItems', '最少项'],
  ['maxItems', '最多项'],
  ['minimum', '最小'],
  ['maximum', '最大'],
  ['pattern', '格式'],
  ['format', '格式'],
  ['default', '默认'],
];

const limitsOf = (schema: Schema): Html =>
  html`${LIMITS.flatMap(([keyword, text]) =>
    schema[keyword] === undefined
      ? []
      : [html`<span class="limit">${text} <code>${JSON.stringify(schema[keyword])}</code></span> `],
  )}`;
