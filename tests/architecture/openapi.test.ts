import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, it } from 'vitest';
import { elements } from '../../components/index';
import { openApi, type OpenApi } from '../../scripts/openapi/documents';
import { webhookDocument } from '../../scripts/openapi/webhooks';
import { LOGGED_TYPES } from '../../src/contract/agency/connections/webhooks/values';
import { partsOf, type JsonSchema } from '../../scripts/openapi/json-schemas';
import type { ListedElement } from '../../src/element/definition/registry';
import { callsOfContract, streamsOfContract } from '../support/contract-calls';
import { checkSchemas, operationsIn } from '../support/openapi/read-documents';

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;

/** Kinds of rules that JSON schema cannot express; each stands in `x-rules` and in the description. */
const OTHER_RULES = [
  'trim',
  'to_upper_case',
  'to_lower_case',
  'normalize',
  'transform',
  'check',
  'partial_check',
  'raw_check',
];

describe('the OpenAPI documents', () => {
  let described: OpenApi;
  beforeAll(async () => (described = await openApi()));
  const documents = () => [...described.documents.values()];

  it('have every call and stream of the contract once, under its gateway, with a comment', async () => {
    const declared = [...(await callsOfContract()), ...(await streamsOfContract())];
    const operations = documents().flatMap(operationsIn);
    assert.deepEqual(
      operations
        .map(({ gateway, method, path, operation }) => [operation['x-call'], `${method} ${gateway} ${path}`])
        .sort(),
      declared
        .map(([name, call]) => [name, `${'method' in call ? 'get' : 'post'} ${call.gateway} ${call.path}`])
        .sort(),
    );
    const ids = operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
    const silent = operations.filter(({ operation }) => operation.description === '');
    assert.deepEqual(
      silent.map(({ operation }) => operation.operationId),
      [],
    );
  });

  it('are valid by the schema of OpenAPI 3.1, and refer to nothing that is missing', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      read('tests/support/openapi/openapi-3.1.schema.json'),
    );
    for (const document of [...documents(), ...described.services.values()]) {
      assert.ok(validate(document), JSON.stringify(validate.errors?.slice(0, 3)));
      const { components } = document;
      const names = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
      for (const [, kind = '', name = ''] of names) {
        const known = components[kind as keyof typeof components];
        assert.ok(name in known, `${document.info.title}: ${kind}/${name}`);
      }
    }
  });

  it('have the events of webhooks, each with its payload', async () => {
    const document = await webhookDocument();
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      read('tests/support/openapi/openapi-3.1.schema.json'),
    );
    assert.ok(validate(document), JSON.stringify(validate.errors?.slice(0, 3)));
    assert.deepEqual(Object.keys(document.webhooks).sort(), [...LOGGED_TYPES].sort());
    const { schemas } = document.components;
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      assert.ok(name in schemas, name);
    for (const { description } of Object.values(schemas)) assert.ok(description);
  });

  it('know the elements, and those inside them, from the list', () => {
    const { elements: calls, inner } = described.index;
    const tags = Object.keys(elements).map((tag) => `tp-${tag}`);
    assert.deepEqual(
      Object.keys(calls).filter((tag) => tag !== '*' && !tags.includes(tag)),
      [],
    );
    assert.ok(Object.keys(calls).length > tags.length * 0.9);
    const listed = Object.entries<ListedElement>(elements).flatMap(([tag, { uses = [] }]) =>
      uses.length > 0 ? [[`tp-${tag}`, uses.map((each) => `tp-${each}`)]] : [],
    );
    assert.deepEqual(inner, Object.fromEntries(listed));
  });

  it('name faults, rights, elements and amounts', () => {
    const of = (call: string) =>
      documents()
        .flatMap(operationsIn)
        .find(({ operation }) => operation['x-call'] === call)?.operation;
    const cancel = of('orderCancel');
    assert.ok(cancel?.['x-mutates']);
    const faults = cancel['x-faults'].map(({ name }) => name);
    for (const name of ['authExpired', 'requestIdMissing', 'fieldsInvalid'])
      assert.ok(faults.includes(name), name);
    assert.ok((cancel['x-element'] as string[]).includes('tp-order-list'));
    assert.deepEqual(
      of('grades.alter')
        ?.['x-faults'].map(({ name }) => name)
        .includes('rowChanged'),
      true,
    );
    assert.deepEqual(of('queryProductTagInfo')?.security, [{ authSign: ['YHWZ-YDQX-GNJP'] }]);
    assert.deepEqual(of('loginByPassword')?.security, []);
    const { OrderRow } = described.documents.get('flight')?.components.schemas ?? {};
    assert.equal(OrderRow?.properties?.['totalAmount']?.['x-unit'], 'fen');
    // the comment of another object's field with the same schema says nothing about this one
    assert.equal(OrderRow?.properties?.['totalAmount']?.description, undefined);
    const list = described.documents.get('flight')?.components.schemas['queryorderListOnPermission.result'];
    assert.equal(list?.properties?.['totalAmount']?.description, 'Sum over all matches, in fen.');
    const form = described.documents.get('settlement')?.components.schemas['addBillComparison.body'];
    assert.equal(form?.properties?.['billNo']?.description, undefined);
    assert.equal(form?.properties?.['table']?.contentSchema?.properties?.['line']?.type, 'integer');
    assert.equal(form?.properties?.['table']?.['maxLength'], 1000);
  });

  it('keep the rules that JSON schema cannot express', () => {
    const found = new Set<string>();
    const collect = (schema: JsonSchema): void => {
      for (const { rule } of schema['x-rules'] ?? []) found.add(rule);
      for (const part of partsOf(schema)) collect(part);
    };
    for (const { components } of documents())
      for (const schema of Object.values(components.schemas)) collect(schema);
    assert.deepEqual([...found].toSorted(), OTHER_RULES.toSorted());
    const { contactPhone } =
      described.documents.get('flight')?.components.schemas['createOrder.body']?.properties ?? {};
    assert.deepEqual(contactPhone?.['x-rules'], [{ rule: 'transform', requirement: 'plainPhone' }]);
    assert.match(contactPhone?.pattern ?? '', /^\^1/);
  });

  it('have schemas that compile, and examples that keep them', () => {
    for (const gateway of ['noLogin', 'login'] as const) checkSchemas(described.documents.get(gateway));
  });
});
