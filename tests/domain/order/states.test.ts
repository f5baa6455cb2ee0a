import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../../../src/contract/order/list';
import {
  CHANGE_TRANSITIONS,
  ORDER_TRANSITIONS,
  REFUND_TRANSITIONS,
  statesAhead,
  statesBefore,
  TICKET_TRANSITIONS,
  type Transitions,
} from '../../../src/domain/order/states';

const TABLES: readonly [string, Transitions<string>, readonly string[]][] = [
  ['order', ORDER_TRANSITIONS, ['待审批', '待支付']],
  ['ticket', TICKET_TRANSITIONS, ['']],
  ['refund', REFUND_TRANSITIONS, ['退票中']],
  ['change', CHANGE_TRANSITIONS, ['open']],
];

function reachable(transitions: Transitions<string>, first: readonly string[]): Set<string> {
  const found = new Set(first);
  for (const state of found) for (const next of transitions[state] ?? []) found.add(next);
  return found;
}

describe('states of orders, tickets, refunds and changes', () => {
  for (const [name, transitions, first] of TABLES) {
    it(`are all reached from those that a ${name} begins with`, () => {
      assert.deepEqual([...reachable(transitions, first)].toSorted(), Object.keys(transitions).toSorted());
    });

    it(`are found back from the result of a ${name}`, () => {
      for (const to of Object.keys(transitions))
        for (const from of Object.keys(transitions))
          assert.equal(
            statesBefore(transitions, to).includes(from),
            transitions[from]?.includes(to),
            `${from} → ${to}`,
          );
    });
  }

  it('leave no ticket behind: flown, refunded, exchanged and void ones stay so', () => {
    for (const ended of ['USED/FLOWN', 'REFUNDED', 'EXCHANGED', 'VOID'] as const)
      assert.deepEqual(TICKET_TRANSITIONS[ended], []);
  });

  it('of an order to come are steps that it can take, and end with the journey', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), (now: OrderStatus) => {
        const ahead = statesAhead(now);
        for (const [i, state] of ahead.entries())
          assert.ok(ORDER_TRANSITIONS[ahead[i - 1] ?? now].includes(state));
        if (ahead.length > 0) assert.equal(ahead.at(-1), '完成');
      }),
    );
    assert.deepEqual(statesAhead('待审批'), ['待支付', '出票中', '已出票', '完成']);
    assert.deepEqual(statesAhead('退票中'), []);
  });
});
