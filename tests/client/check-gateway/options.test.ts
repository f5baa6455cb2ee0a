import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readOptions, UsageError } from '../../../src/check-gateway/options';

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
