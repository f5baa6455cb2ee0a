import assert from 'node:assert/strict';
import { beforeAll, describe, it } from 'vitest';
import type { Call } from '../../../src/contract/call';
import { callsOfContract } from '../../support/contract-calls';

describe('the areas of data that calls read and change', () => {
  let calls: [name: string, call: Call][];
  beforeAll(async () => {
    calls = await callsOfContract();
  });

  const namesOf = (wrong: (call: Call) => boolean) =>
    calls.filter(([, call]) => wrong(call)).map(([name]) => name);

  it('are found', () => {
    assert.ok(calls.length > 60, `${calls.length} calls`);
  });

  it('are declared by every call: the areas it reads or changes', () => {
    assert.deepEqual(
      namesOf(({ reads, changes }) => (reads === undefined) === (changes === undefined)),
      [],
    );
  });

  it('are changes where the call says that it changes data', () => {
    assert.deepEqual(
      namesOf(({ mutates, changes }) => mutates === true && changes === undefined),
      [],
    );
  });

  it('are read by some call wherever they are changed: a misspelt one would make nothing stale', () => {
    const read = new Set(calls.flatMap(([, call]) => call.reads ?? []));
    assert.deepEqual(
      namesOf(({ changes = [] }) => changes.some((area) => !read.has(area))),
      [],
    );
  });

  it('are named by every read: an answer about nothing would never be stale', () => {
    assert.deepEqual(
      namesOf(({ reads }) => reads?.length === 0),
      [],
    );
  });
});
