import { safeParse } from 'valibot';
import type { Call } from '../../src/contract/call';
import { isStream, type Declared, type DescribedContract, type Fault } from './contract';
import { exampleOf } from './examples';
import type { JsonSchema } from './json-schemas';

/** A call or stream as an operation of OpenAPI, with its own facts as `x-` fields. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: object[];
  security: Record<string, string[]>[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, object>;
  /** Name of the call in `travel-portal-elements/contract`. */
  'x-call': string;
  'x-needs': Call['needs'];
  'x-faults': Omit<Fault, 'note'>[];
  [extension: `x-${string}`]: unknown;
}

const COMMON_HEADERS = ['clientinfo', 'clienttype', 'entno', 'sessionid', 'traceid'];
const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });

interface Described {
  contract: DescribedContract;
  schemas: ReadonlyMap<string, JsonSchema>;
  /** Tags of the elements that send the call; `*` for all. */
  elements: readonly string[];
}

export function operationOf(declared: Declared, { contract, schemas, elements }: Described): Operation {
  const { name, area, note, declaration } = declared;
  const { needs, permission, right } = declaration;
  const call = isStream(declaration) ? undefined : declaration;
  const object = permission === undefined ? undefined : contract.objects.get(permission);
  const held = permission ?? right;
  return {
    operationId: name.replace('.', '_'),
    summary: /^.*?[.;:](?=\s|$)/.exec(note)?.[0].replace(/[;:]$/, '.') ?? name,
    description: note,
    tags: [area],
    parameters: [
      headerRef(call?.mutates ? 'requestid-key' : 'requestid'),
      ...COMMON_HEADERS.map(headerRef),
      ...(call?.method === 'GET' ? queryOf(schemas.get(`${name}.body`)) : []),
    ],
    security: needs === 'none' ? [] : [{ [schemeOf(needs)]: held === undefined ? [] : [held] }],
    ...(call?.method !== 'GET' && { requestBody: bodyOf(declared) }),
    responses: {
      '200': isStream(declaration) ? streamAnswer(declared) : callAnswer(declared),
      default: { $ref: '#/components/responses/Failure' },
    },
    'x-call': name,
    'x-needs': needs,
    ...(permission !== undefined && { 'x-permission': { number: permission, ...object } }),
    ...(right !== undefined && { 'x-right': right }),
    'x-element': [...elements],
    ...(call?.mutates && { 'x-mutates': true }),
    ...(call?.discloses && { 'x-discloses': true }),
    ...(call?.renewsToken && { 'x-renews-token': true }),
    ...(call?.reads && { 'x-reads': call.reads }),
    ...(call?.changes && { 'x-changes': call.changes }),
    ...(call?.multipart && { 'x-limits': call.multipart }),
    ...(isStream(declaration) && { 'x-stream': true }),
    'x-origin': declaration.origin,
    'x-faults': faultsOf(declared, contract),
  };
}

export const schemeOf = (needs: 'token' | 'operator'): string =>
  needs === 'token' ? 'authSign' : 'operatorSign';

/** The body of a GET, whose lists repeat their name. */
function queryOf(body: JsonSchema | undefined): object[] {
  return Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: body?.required?.includes(name) ?? false,
    schema,
  }));
}

function bodyOf({ name, declaration }: Declared): NonNullable<Operation['requestBody']> {
  const isForm = !isStream(declaration) && declaration.multipart !== undefined;
  const type = isForm ? 'multipart/form-data' : 'application/json';
  const example = exampleOf(declaration.body, `${name}.body`);
  return {
    required: true,
    content: {
      [type]: { schema: schemaRef(`${name}.body`), ...(!isForm && { example }) },
    },
  };
}

/** Envelope of a success around a schema. */
const successOf = (result: JsonSchema, mayMiss: boolean): JsonSchema => ({
  type: 'object',
  required: mayMiss ? ['success'] : ['success', 'result'],
  properties: {
    success: { const: true },
    code: { type: ['string', 'number'], default: '' },
    msg: { type: ['string', 'null'], default: '' },
    result,
  },
});

const envelopeOf = (result: JsonSchema, example: unknown, mayMiss = false) => ({
  schema: { oneOf: [successOf(result, mayMiss), schemaRef('Refusal')] },
  example: { success: true, code: '0', msg: '', result: example },
});

function callAnswer({ name, declaration }: Declared): object {
  const { result } = declaration as Call;
  const example = exampleOf(result, `${name}.result`);
  const mayMiss = safeParse(result, undefined).success;
  return {
    description: 'The result, or a refusal with `success: false`.',
    content: { 'application/json': envelopeOf(schemaRef(`${name}.result`), example, mayMiss) },
  };
}

/** Events as they come, or at once those that wait, for readers that ask for JSON. */
function streamAnswer({ name, declaration }: Declared): object {
  if (!isStream(declaration)) throw new Error(`${name} is no stream`);
  const event = exampleOf(declaration.event, `${name}.result`);
  const poll: JsonSchema = {
    type: 'object',
    required: ['events', 'hasMore'],
    properties: {
      events: { type: 'array', items: schemaRef(`${name}.result`) },
      hasMore: { type: 'boolean', description: 'More events wait: ask again at once.' },
    },
  };
  return {
    description:
      'With `accept: text/event-stream`, events whose data is JSON; with `accept: application/json`, the events that wait.',
    content: {
      'text/event-stream': {
        schema: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: schemaRef(`${name}.result`),
        },
        example: `data: ${JSON.stringify(event)}\n\n`,
      },
      'application/json': envelopeOf(poll, { events: [event], hasMore: false }),
    },
  };
}

/** The faults of every call of this kind, and those that the call's comment names. */
function faultsOf({ note, declaration }: Declared, { faults }: DescribedContract): Omit<Fault, 'note'>[] {
  const { needs, permission, right } = declaration;
  const hasBody = Object.keys((declaration.body as { entries?: object }).entries ?? {}).length > 0;
  const names = new Set<string>(note.match(/\b[a-z]+[A-Z]\w+\b/g));
  if (needs !== 'none') names.add('authExpired');
  if ((permission ?? right) !== undefined) names.add('forbidden');
  if (hasBody) names.add('fieldsInvalid');
  if (isStream(declaration)) names.add('tooManyStreams');
  else if (declaration.mutates) names.add('requestIdMissing').add('requestIdReused');
  names.add('tooManyRequests');
  return [...faults.values()]
    .filter(({ name }) => names.has(name))
    .map(({ name, code, msg, english }) => ({ name, code, msg, english }));
}
