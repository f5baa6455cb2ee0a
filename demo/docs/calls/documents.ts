/** A JSON schema, as far as the pages show it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  contentMediaType?: string;
  [keyword: string]: unknown;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

export interface Operation {
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, object>;
  'x-call': string;
  'x-needs': 'none' | 'token' | 'operator';
  'x-faults': { name: string; code: string; msg: string; english: string }[];
  [extension: `x-${string}`]: unknown;
}

export interface Document {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, object>;
  };
}

/** The OpenAPI documents of the release, by gateway. */
export interface ApiDocuments {
  documents: ReadonlyMap<string, Document>;
  /** Those of the services behind the gateway, which have guides instead of pages. */
  services: ReadonlyMap<string, { info: { title: string }; paths: object }>;
  index: { documents: { gateway: string; file: string; calls: number }[] };
}

export interface CallEntry {
  name: string;
  gateway: string;
  method: 'GET' | 'POST';
  path: string;
  operation: Operation;
  document: Document;
}

/** Titles of the gateways. */
export const GATEWAYS: Readonly<Record<string, string>> = {
  flight: '机票',
  user: '用户与权限',
  service: '商旅服务',
  settlement: '结算',
  login: '会话',
  noLogin: '免登录',
  agency: '差旅服务商',
};

/** All calls by name, in the order of the documents. */
export function entriesOf({ documents }: ApiDocuments): Map<string, CallEntry> {
  const entries = new Map<string, CallEntry>();
  for (const [gateway, document] of documents) {
    for (const [path, { get, post }] of Object.entries(document.paths)) {
      const operation = post ?? get;
      if (!operation) continue;
      const name = operation['x-call'];
      entries.set(name, { name, gateway, method: post ? 'POST' : 'GET', path, operation, document });
    }
  }
  return entries;
}

export const addressOf = ({ gateway, name }: Pick<CallEntry, 'gateway' | 'name'>): string =>
  `/calls/${gateway}/${name}`;

/** Tags of the elements that send a call; `*` for all. */
export const elementsOf = ({ operation }: CallEntry): string[] => operation['x-element'] as string[];

/** Permission object or right that a call needs; '' for none. */
export function permissionOf({ operation }: CallEntry): string {
  const permission = operation['x-permission'] as { number: string } | undefined;
  return permission?.number ?? (operation['x-right'] as string | undefined) ?? '';
}
