import assert from 'node:assert/strict';
import { test } from 'vitest';
import { insuranceState } from '../../../src/domain/order/insurance-state';

test('the state of an insurance follows that of the covered tickets', () => {
  const table: [expected: string, ...insured: Parameters<typeof insuranceState>][] = [
    ['pending', { refund: undefined, tickets: ['', ''], isClosed: false }],
    ['void', { refund: undefined, tickets: [''], isClosed: true }],
    ['covers', { refund: undefined, tickets: ['OPEN FOR USE'], isClosed: false }],
    ['covers', { refund: undefined, tickets: ['USED/FLOWN', 'CHECKED IN'], isClosed: false }],
    ['covers', { refund: undefined, tickets: ['REFUNDED', 'SUSPENDED'], isClosed: false }],
    ['ended', { refund: undefined, tickets: ['USED/FLOWN', 'USED/FLOWN'], isClosed: false }],
    ['ended', { refund: undefined, tickets: ['USED/FLOWN', 'REFUNDED'], isClosed: false }],
    ['refunding', { refund: 'underWay', tickets: ['OPEN FOR USE'], isClosed: false }],
    ['refunded', { refund: 'done', tickets: ['REFUNDED'], isClosed: false }],
  ];
  for (const [expected, insured] of table) assert.equal(insuranceState(insured), expected);
});
