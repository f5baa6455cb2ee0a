import { safeParse, type GenericSchema } from 'valibot';
import type { Method } from '../../../src/protocol/service';
import type { DescribedContract } from '../contract';
import { referredFrom, type JsonSchema } from '../json-schemas';
import { EXAMPLES } from './examples';

export type ServiceName = keyof typeof EXAMPLES;

/** The OpenAPI document of a service behind the gateway. */
export interface ServiceDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: object[];
  security: object[];
  paths: Record<string, { post: object }>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, object>;
    responses: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

type Methods = Readonly<Record<string, Method>>;

const SERVICES: Readonly<
  Record<ServiceName, { module: string; name: string; title: string; about: string }>
> = {
  supplier: {
    module: 'protocol/supplier/methods.ts',
    name: 'SUPPLIER',
    title: '机票供应商接口',
    about: 'Calls of a gateway to its supplier of flights. docs/supplier.md explains them.',
  },
  tax: {
    module: 'protocol/tax/methods.ts',
    name: 'TAX',
    title: '开票服务接口',
    about: 'Calls of a gateway to the service that issues its invoices. docs/tax.md explains them.',
  },
};
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

const methodsOf = ({ modules }: Pick<DescribedContract, 'modules'>, service: ServiceName): Methods => {
  const { module, name } = SERVICES[service];
  return modules[module]?.[name] as Methods;
};
const placeOf = (service: ServiceName, method: string, part: 'request' | 'answer') =>
  `${service}.${method}.${part}`;

/** Schemas of all methods by service, method and part. */
export function serviceSchemas(contract: Pick<DescribedContract, 'modules'>): Map<string, GenericSchema> {
  const found = new Map<string, GenericSchema>();
  for (const service of SERVICE_NAMES) {
    for (const [name, { request, answer }] of Object.entries(methodsOf(contract, service))) {
      found.set(placeOf(service, name, 'request'), request);
      found.set(placeOf(service, name, 'answer'), answer);
    }
  }
  return found;
}

/** Describes a service. Throws an Error for an example that breaks its schema. */
export function serviceDocument(
  service: ServiceName,
  {
    contract,
    schemas,
    version,
  }: {
    contract: Pick<DescribedContract, 'modules'>;
    schemas: ReadonlyMap<string, JsonSchema>;
    version: string;
  },
): ServiceDocument {
  const methods = methodsOf(contract, service);
  const { title, about } = SERVICES[service];
  const roots = Object.keys(methods).flatMap((name) => [
    placeOf(service, name, 'request'),
    placeOf(service, name, 'answer'),
  ]);
  const found = roots.map((name) => schemas.get(name)).filter((schema) => schema !== undefined);
  const wanted = new Set([...roots, ...referredFrom(found, schemas)]);
  return {
    openapi: '3.1.1',
    info: { title, version, description: about },
    servers: [
      {
        url: '{base}',
        description: 'Address of the service, as the gateway is configured.',
        variables: { base: { default: `https://${service}.example` } },
      },
    ],
    security: [{ bearer: [] }],
    paths: Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        `/${method.path}`,
        { post: operationOf(service, name, method) },
      ]),
    ),
    components: {
      schemas: {
        Refusal: REFUSAL,
        ...Object.fromEntries([...schemas].filter(([name]) => wanted.has(name))),
      },
      parameters: PARAMETERS,
      responses: RESPONSES,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

function operationOf(
  service: ServiceName,
  name: string,
  { summary, request, answer, keyOf }: Method,
): object {
  const example = EXAMPLES[service][name];
  const isFile = answer.type === 'unknown';
  const isKept =
    safeParse(request, example?.request).success && (isFile || safeParse(answer, example?.answer).success);
  if (example === undefined || !isKept)
    throw new Error(`The example of ${service}.${name} breaks its schema`);
  const changes = keyOf !== undefined;
  return {
    operationId: name,
    summary,
    'x-changes': changes,
    parameters: [
      refTo('parameters', 'time-limit-ms'),
      ...(changes ? [refTo('parameters', 'idempotency-key')] : []),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: refTo('schemas', placeOf(service, name, 'request')),
          example: example.request,
        },
      },
    },
    responses: {
      '200': {
        description: isFile ? 'The bytes of the file, 5 MB at most, with its type.' : 'The answer.',
        content: isFile
          ? { 'application/pdf': {}, 'application/xml': {}, 'application/ofd': {} }
          : {
              'application/json': {
                schema: refTo('schemas', placeOf(service, name, 'answer')),
                example: example.answer,
              },
            },
      },
      ...(changes && { '202': refTo('responses', 'Working') }),
      '401': refTo('responses', 'WrongToken'),
      '409': refTo('responses', 'Refused'),
      default: refTo('responses', changes ? 'OutcomeUnknown' : 'Failure'),
    },
  };
}

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['refused', 'reason'],
  properties: {
    refused: { const: true },
    reason: {
      type: 'string',
      minLength: 1,
      maxLength: 300,
      description: 'The reason, in one line, without personal data.',
    },
  },
};

const PARAMETERS = {
  'time-limit-ms': {
    name: 'time-limit-ms',
    in: 'header',
    required: true,
    description: 'Milliseconds after which the gateway gives up and closes the connection.',
    schema: { type: 'integer', minimum: 1 },
  },
  'idempotency-key': {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'The same for all attempts of one change. The change is carried out once for it.',
    schema: { type: 'string' },
  },
};

const RESPONSES = {
  Refused: {
    description: 'Not carried out, and it never will be. Any other answer of a change leaves that open.',
    content: {
      'application/json': {
        schema: refTo('schemas', 'Refusal'),
        example: { refused: true, reason: 'the class is sold out' },
      },
    },
  },
  Working: { description: 'Still at work. The gateway sends the same request again with the same key.' },
  WrongToken: { description: 'The bearer token is wrong.' },
  OutcomeUnknown: {
    description:
      'The outcome is unknown. The gateway sends the same request again with the same key until it gets 200 or 409.',
  },
  Failure: { description: 'No answer. The gateway may ask again later.' },
};
