import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { callsOfContract } from '../../support/contract-calls';
import { SOURCES } from '../sources';

/** Calls of the specification that no element sends, each with the reason. */
const NOT_SENT: Readonly<Record<string, string>> = {
  getAuthSignByUserNoForCloud:
    "a partner's server asks for the token of its user, signed by a secret that no browser may hold",
  queryCompanyInfo:
    'a service of tickets asks for the company that is billed; pages have it by login and settings',
};

/** Code that elements run, without the contract, in which every call is named. */
const code = SOURCES.filter((file) => !file.startsWith('src/contract/') && !file.startsWith('src/check-'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');
const words = new Set(code.match(/\w+/g));

describe('the calls of the specification', () => {
  it('are sent by an element each, or have a reason not to be', async () => {
    const calls = (await callsOfContract()).filter(([, { origin }]) => origin === 'specification');
    assert.ok(calls.length >= 75, `only ${calls.length} calls`);
    // a call of a resource is sent by the page of the resource
    const names = [...new Set(calls.map(([name]) => name.split('.')[0] ?? name))];
    assert.deepEqual(
      names.filter((name) => !words.has(name)).toSorted(),
      Object.keys(NOT_SENT).toSorted(),
      'send it where its data is shown, or take the call that is sent out of NOT_SENT',
    );
  });
});
