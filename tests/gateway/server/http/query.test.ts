import assert from 'node:assert/strict';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { implement } from '../../../../demo/gateway/server/http/implement';
import { call } from '../../../../src/contract/call';
import { queryDictionaryParamList as ofSettlement } from '../../../../src/contract/dictionary';
import { GatewayError } from '../../../../src/gateway/gateway-error';
import { serveCalls, type CallHarness } from '../../../support/gateway/call-harness';

/** The harness knows the header of this gateway. */
const queryDictionaryParamList = call({ ...ofSettlement, gateway: 'service' });
const search = call({
  ...queryDictionaryParamList,
  path: '/test/search',
  body: v.object({
    text: v.optional(v.string()),
    kinds: v.optional(v.array(v.string()), []),
    page: v.pipe(v.string(), v.toNumber(), v.integer()),
  }),
  result: v.unknown(),
});

describe('a call that is a GET', () => {
  let harness: CallHarness;
  beforeAll(async () => {
    harness = await serveCalls([
      implement(queryDictionaryParamList, async (_, { param }) => [`${param}|1|正常`, `${param}|0|停用`]),
      implement(search, async (_, body) => body),
    ]);
  });
  afterAll(() => harness.close());

  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => assert.fail('it should have been refused'),
      (error: unknown) => {
        assert.ok(error instanceof GatewayError, String(error));
        return error;
      },
    );

  it('has its parameters in the query, with any characters', async () => {
    for (const param of ['JS_STATE', '结算 状态+100%&x=1#?', '\u{1F6EB}"\'<>\\']) {
      assert.deepEqual(await harness.send(queryDictionaryParamList, { param }), [
        `${param}|1|正常`,
        `${param}|0|停用`,
      ]);
    }
  });

  it('is parsed by its schema: lists of any length, missing parameters, numbers', async () => {
    assert.deepEqual(await harness.send(search, { page: '2' }), { kinds: [], page: 2 });
    assert.deepEqual(await harness.send(search, { text: '', kinds: ['a'], page: '0' }), {
      text: '',
      kinds: ['a'],
      page: 0,
    });
    assert.deepEqual(await harness.send(search, { text: undefined, kinds: ['a', 'b'], page: '-1' }), {
      kinds: ['a', 'b'],
      page: -1,
    });
  });

  it('is refused with the fields that are wrong', async () => {
    const empty = await refusalOf(harness.send(queryDictionaryParamList, { param: '' }));
    assert.deepEqual([empty.kind, empty.fields], ['fields', { param: '格式不正确' }]);
    const nul = await refusalOf(harness.send(queryDictionaryParamList, { param: 'a\0b' }));
    assert.deepEqual(nul.fields, { param: '格式不正确' });
    const twice = await fetch(`${harness.baseUrl}${queryDictionaryParamList.path}?param=a&param=b`, {
      headers: { 'auth-sign': 'token-1' },
    });
    assert.match(await twice.text(), /"code":"41000".*"param"/);
  });

  it('needs the token, which is never in its address', async () => {
    const response = await fetch(
      `${harness.baseUrl}${queryDictionaryParamList.path}?param=a&auth-sign=token-1`,
    );
    assert.match(await response.text(), /"code":"8888"/);
    assert.equal(response.headers.get('cache-control'), 'no-store');
  });

  it('is no POST', async () => {
    const response = await fetch(`${harness.baseUrl}${queryDictionaryParamList.path}`, { method: 'POST' });
    assert.equal(response.status, 404);
  });

  it('never changes data', () => {
    const wrong = call({ ...search, mutates: true });
    assert.throws(() => implement(wrong, async () => undefined), /declare it as POST/);
  });
});
