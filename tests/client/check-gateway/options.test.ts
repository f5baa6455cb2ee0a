import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { problemsOf } from '../../../src/check-gateway/problems';
import { readOptions } from '../../../src/check-gateway/options';
import { UsageError } from '../../../src/command/usage-error';
import { readTokens } from '../../../src/check-gateway/tokens';

describe('the arguments of check-gateway', () => {
  it('give each gateway its address, like the elements', () => {
    const { gateways, elements, origin, asks, isJson } = readOptions([
      'https://travel.example/api/',
      '--flight',
      'https://flight.example',
      '--timeout',
      '3',
      '--element',
      'tp-order-list',
      '--element',
      'tp-wallet',
      '--origin',
      'https://host.example/page',
      '--json',
      '--token',
    ]);
    assert.equal(gateways.flight.baseUrl, 'https://flight.example');
    assert.equal(gateways.user.baseUrl, 'https://travel.example/api');
    assert.deepEqual([gateways.user.timeoutMs, gateways.flight.authHeader], [3000, 'authsign']);
    assert.deepEqual([elements, origin], [['tp-order-list', 'tp-wallet'], 'https://host.example']);
    assert.deepEqual([asks, isJson], [{ token: true, operatorToken: false }, true]);
    assert.equal(readOptions(['--user', 'http://localhost:1']).gateways.flight.baseUrl, undefined);
  });

  it.each([
    [[]],
    [['travel.example']],
    [['https://user:secret@travel.example']],
    [['https://travel.example?token=secret']],
    [['https://travel.example', '--token=secret']],
    [['https://travel.example', '--authSign', 'secret']],
    [['https://travel.example', 'secret']],
    [['https://travel.example', '--timeout', 'secret']],
    [['https://travel.example', '--samples', '/nowhere.json']],
  ])('refuse %j, without repeating a secret', (args) => {
    assert.throws(
      () => readOptions(args),
      (error) => error instanceof UsageError && !error.message.includes('secret'),
    );
  });
});

describe('the tokens of check-gateway', () => {
  it('come from the environment, or line by line from the input', async () => {
    const environment = { TRAVEL_PORTAL_TOKEN: 'own', TRAVEL_PORTAL_OPERATOR_TOKEN: '' };
    const none = { token: false, operatorToken: false };
    assert.deepEqual(await readTokens(none, environment), { token: 'own', operatorToken: undefined });
    const input = Readable.from(['first \nsec', 'ond\n']);
    const both = await readTokens({ token: true, operatorToken: true }, environment, input);
    assert.deepEqual(both, { token: 'first', operatorToken: 'second' });
    const empty = await readTokens({ token: true, operatorToken: false }, {}, Readable.from([]));
    assert.equal(empty.token, undefined);
  });
});

describe('a problem of an answer', () => {
  it('counts once a list, and shows no key of a record', () => {
    const schema = v.object({ rows: v.array(v.object({ amounts: v.record(v.string(), v.number()) })) });
    const rows = [{ amounts: { 张三: 'x' } }, { amounts: { N000001: null } }, { amounts: { total: '1' } }];
    assert.deepEqual(problemsOf(schema, { rows }), [
      { at: 'result.rows[0].amounts.*', expected: 'number', received: 'string' },
      { at: 'result.rows[2].amounts.total', expected: 'number', received: 'string' },
    ]);
  });
});
