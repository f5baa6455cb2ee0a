import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import { describedContract } from './contract';
import { exampleOf } from './examples';
import { jsonSchemas, referredFrom, type JsonSchema } from './json-schemas';

/** The OpenAPI document of the events that the gateway sends to endpoints of partners. */
interface WebhookDocument {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  webhooks: Record<string, { post: object }>;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, object> };
}

interface Payload {
  schema: GenericSchema;
  name: string;
  note: string;
  type: string;
}

/** Payloads are the named schemas with a literal type. */
const PAYLOAD = /Payload$/;
type Entries = { type?: { literal?: unknown } };

export async function webhookDocument(): Promise<WebhookDocument> {
  const contract = await describedContract();
  const payloads = [...contract.schemas].flatMap(([name, { schema, note }]): Payload[] => {
    const type = (schema as { entries?: Entries }).entries?.type?.literal;
    return PAYLOAD.test(name) && typeof type === 'string' ? [{ schema, name, note, type }] : [];
  });
  const schemas = jsonSchemas(contract, new Map());
  const roots = payloads.map(({ name }) => name);
  const inner = referredFrom(
    roots.map((name) => schemas.get(name)).filter((schema) => schema !== undefined),
    schemas,
  );
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    openapi: '3.1.1',
    info: {
      title: '企业商旅门户事件推送',
      version,
      description:
        'Events that the gateway posts to endpoints of partners’ applications, in the form of Standard Webhooks. docs/webhooks.md says how to verify and to answer them.',
    },
    webhooks: Object.fromEntries(payloads.map((payload) => [payload.type, { post: operationOf(payload) }])),
    components: {
      schemas: Object.fromEntries([...schemas].filter(([name]) => roots.includes(name) || inner.has(name))),
      parameters: PARAMETERS,
    },
  };
}

const operationOf = ({ schema, name, note, type }: Payload) => ({
  operationId: type,
  description: note,
  parameters: Object.keys(PARAMETERS).map((header) => ({ $ref: `#/components/parameters/${header}` })),
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${name}` },
        example: exampleOf(schema, name),
      },
    },
  },
  responses: {
    '2XX': { description: 'The event is taken. The body is not read.' },
    '410': { description: 'The endpoint is gone: it is switched off.' },
    default: {
      description: 'Any other status, a redirect too, or no answer in ten seconds: the event is sent again.',
    },
  },
});

const header = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', pattern },
});
const PARAMETERS = {
  'webhook-id': header('webhook-id', 'Number of the event, the same for each attempt.', '^msg_[0-9a-f]{32}$'),
  'webhook-timestamp': header(
    'webhook-timestamp',
    'Moment of the attempt in seconds since 1970.',
    '^[0-9]+$',
  ),
  'webhook-signature': header(
    'webhook-signature',
    'One signature for each secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body.',
    '^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$',
  ),
};
