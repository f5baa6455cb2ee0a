import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import {
  handleReading,
  handleRecorded,
  implementOperator,
  type OperatorContext,
} from '../../../demo/gateway/server/http/operator';
import { call } from '../../../src/contract/call';

const change = call({
  gateway: 'agency',
  path: '/agencyController/changeSomething',
  body: v.object({ isTold: v.boolean() }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: [],
  origin: 'suite',
});

/** No handler here looks at more of its context. */
const CONTEXT = { now: new Date(0), ip: '10.0.0.1', operator: { operatorNo: 'OP1' } } as unknown as Omit<
  OperatorContext,
  'record'
>;
const implementation = implementOperator(change, async ({ record }, { isTold }) => {
  if (isTold) await record({ subject: 'OP2', summary: '修改' });
  return {};
});

describe('changes by operators', () => {
  it('are undone when the handler makes no entry in the log', async () => {
    const entries: unknown[] = [];
    const log = (_tx: unknown, { call: name, subject }: { call: string; subject: string }) => {
      entries.push([name, subject]);
      return Promise.resolve();
    };
    await assert.rejects(handleRecorded({ log }, implementation, CONTEXT, { isTold: false }), /no entry/);
    await handleRecorded({ log }, implementation, CONTEXT, { isTold: true });
    assert.deepEqual(entries, [['changeSomething', 'OP2']]);
  });

  it('are made by no call that is declared to read', async () => {
    await assert.rejects(
      handleReading(implementation, CONTEXT, { isTold: true }),
      /declared to change nothing/,
    );
  });

  it('name a right, and need an operator', () => {
    const { right: _right, ...open } = change;
    assert.throws(() => implementOperator(open, async () => ({})), /name the right/);
    assert.throws(() => implementOperator({ ...change, needs: 'token' }, async () => ({})), /no operator/);
  });
});
