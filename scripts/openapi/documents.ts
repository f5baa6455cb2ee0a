import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { GATEWAY_NAMES, type GatewayName } from '../../src/contract/call';
import { BOOKING_SOURCE, CLIENT_TYPE, REQUEST_ID_HEADER } from '../../src/contract/envelope';
import { resolveGateways } from '../../src/gateway/settings';
import { describedContract, isStream, type Declared, type DescribedContract } from './contract';
import { contractNamesByElement, innerElements } from './element-calls';
import { jsonSchemas, referredFrom, type JsonSchema } from './json-schemas';
import { operationOf, type Operation } from './operation';
import {
  SERVICE_NAMES,
  serviceDocument,
  serviceSchemas,
  type ServiceDocument,
  type ServiceName,
} from './services/documents';

/** The OpenAPI document of one gateway. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: object[];
  tags: { name: string }[];
  paths: Record<string, { post?: Operation; get?: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, object>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
  'x-gateway': GatewayName;
}

export interface OpenApiIndex {
  version: string;
  documents: { gateway: GatewayName; file: string; calls: number }[];
  /** Names of the calls that each element sends, by tag; those that all send under `*`. */
  elements: Record<string, string[]>;
  /** Tags of the elements that each element may show inside. */
  inner: Record<string, string[]>;
}

export interface OpenApi {
  documents: ReadonlyMap<GatewayName, OpenApiDocument>;
  /** The services behind the gateway. */
  services: ReadonlyMap<ServiceName, ServiceDocument>;
  index: OpenApiIndex;
}

export const ALL_ELEMENTS = '*';
/** Share of the elements from which on a call counts as one of all. */
const NEARLY_ALL = 0.9;

/** Describes all calls of the contract: one document per gateway, because each may have an address of its own. */
export async function openApi(): Promise<OpenApi> {
  const contract = await describedContract();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const others = new Map([...schemasOf(contract.declared), ...serviceSchemas(contract)]);
  const schemas = jsonSchemas(contract, others);
  const elements = elementsByCall(contract.declared);
  const documents = new Map(
    GATEWAY_NAMES.map((gateway) => {
      const declared = contract.declared.filter(({ declaration }) => declaration.gateway === gateway);
      const paths = declared.map((one): [string, OpenApiDocument['paths'][string]] => {
        const { declaration, name } = one;
        const operation = operationOf(one, { contract, schemas, elements: elements.get(name) ?? [] });
        const isGet = !isStream(declaration) && declaration.method === 'GET';
        return [declaration.path, isGet ? { get: operation } : { post: operation }];
      });
      return [gateway, documentOf(gateway, version, { declared, paths, schemas })];
    }),
  );
  const services = new Map(
    SERVICE_NAMES.map((name) => [name, serviceDocument(name, { contract, schemas, version })]),
  );
  return { documents, services, index: indexOf(version, contract, documents, elements) };
}

const schemasOf = (declared: readonly Declared[]): Map<string, GenericSchema> =>
  new Map(
    declared.flatMap(({ name, declaration }): [string, GenericSchema][] => [
      [`${name}.body`, declaration.body],
      [`${name}.result`, isStream(declaration) ? declaration.event : declaration.result],
    ]),
  );

/** Tags of the elements that send each call, by its name. */
function elementsByCall(declared: readonly Declared[]): Map<string, string[]> {
  const byElement = contractNamesByElement();
  return new Map(
    declared.map(({ name }) => {
      const exported = name.split('.')[0] ?? '';
      const tags = [...byElement].filter(([, names]) => names.has(exported)).map(([tag]) => `tp-${tag}`);
      return [name, tags.length > byElement.size * NEARLY_ALL ? [ALL_ELEMENTS] : tags.sort()];
    }),
  );
}

interface Parts {
  declared: readonly Declared[];
  paths: readonly (readonly [string, OpenApiDocument['paths'][string]])[];
  schemas: ReadonlyMap<string, JsonSchema>;
}

function documentOf(gateway: GatewayName, version: string, parts: Parts): OpenApiDocument {
  const { declared, paths, schemas } = parts;
  const roots = declared.flatMap(({ name }) => [`${name}.body`, `${name}.result`]);
  const found = roots.map((name) => schemas.get(name)).filter((schema) => schema !== undefined);
  const inner = referredFrom(found, schemas);
  const wanted = new Set([...roots, ...inner]);
  return {
    openapi: '3.1.1',
    info: {
      title: `企业商旅门户接口 ${gateway}`,
      version,
      description:
        'Calls that the elements of travel-portal-elements send to this gateway. docs/connect.md says how to connect a gateway of your own.',
    },
    servers: [
      {
        url: '{origin}',
        description: `Address of the ${gateway} gateway, as in \`gateways\` of the elements; some gateways append .json to each path.`,
        variables: { origin: { default: 'https://gateway.example' } },
      },
    ],
    tags: [...new Set(declared.map(({ area }) => area))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        Refusal: REFUSAL,
        ...Object.fromEntries([...schemas].filter(([name]) => wanted.has(name))),
      },
      parameters: PARAMETERS,
      responses: { Failure: FAILURE },
      securitySchemes: schemesOf(gateway),
    },
    'x-gateway': gateway,
  };
}

function indexOf(
  version: string,
  { declared }: DescribedContract,
  documents: ReadonlyMap<GatewayName, OpenApiDocument>,
  elements: ReadonlyMap<string, readonly string[]>,
): OpenApiIndex {
  const byElement = new Map<string, string[]>();
  for (const { name } of declared) {
    for (const tag of elements.get(name) ?? []) byElement.set(tag, [...(byElement.get(tag) ?? []), name]);
  }
  return {
    version,
    documents: [...documents].map(([gateway, { paths }]) => ({
      gateway,
      file: `${gateway}.json`,
      calls: Object.keys(paths).length,
    })),
    elements: Object.fromEntries([...byElement].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    inner: Object.fromEntries(
      [...innerElements()].map(([tag, inner]) => [`tp-${tag}`, inner.map((each) => `tp-${each}`)]),
    ),
  };
}

const REFUSAL: JsonSchema = {
  type: 'object',
  description:
    'A refused call: HTTP 200 with `success: false`, 429 for exceeded limits. `code` is that of a fault (`x-faults`), `msg` its text for users.',
  required: ['success', 'code', 'msg'],
  properties: {
    success: { const: false },
    code: { type: ['string', 'number'] },
    msg: { type: ['string', 'null'] },
    result: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          description: 'Refused fields of the body: path of the field, and its message.',
          required: ['fields'],
          properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
        },
        {},
      ],
    },
  },
};

const FAILURE = {
  description: 'Any other HTTP status: the request failed. An envelope is welcome but not required.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const header = (name: string, description: string, schema: JsonSchema, required = false) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});
const REQUEST_ID: JsonSchema = { type: 'string', pattern: '^[\\w-]{8,64}$' };
const PARAMETERS = {
  'requestid-key': header(
    REQUEST_ID_HEADER,
    'Idempotency key: a repeated request with the same key and body changes nothing and gets the first answer.',
    REQUEST_ID,
    true,
  ),
  requestid: header(REQUEST_ID_HEADER, 'Number of the request.', REQUEST_ID),
  clientinfo: header(
    'clientinfo',
    `JSON: packageName, clientType ${CLIENT_TYPE}, timestamp (ms) and version of the elements.`,
    { type: 'string', contentMediaType: 'application/json' },
  ),
  clienttype: header(
    'clienttype',
    `Client type: ${CLIENT_TYPE} for the web portal (its orders have the booking source ${BOOKING_SOURCE}).`,
    { type: 'string', const: String(CLIENT_TYPE) },
  ),
  entno: header('entno', 'Always empty: the session says which enterprise is in use.', {
    type: 'string',
    const: '',
  }),
  sessionid: header('sessionid', 'Number of the load of a page.', { type: 'string' }),
  traceid: header('traceid', 'Number of the request for logs.', { type: 'string' }),
};

/** The header that carries the token has another name at some gateways; embedders may set it. */
function schemesOf(gateway: GatewayName): Record<string, object> {
  const name = resolveGateways(undefined)[gateway].authHeader;
  const scheme = (description: string) => ({ type: 'apiKey', in: 'header', name, description });
  return {
    authSign: scheme(
      'Token of a user’s session. The names beside it are permission objects that the user must hold.',
    ),
    operatorSign: scheme(
      'Token of an operator of the agency. The names beside it are rights that they must have.',
    ),
  };
}
