import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insuranceState } from '../../../src/domain/order/insurance-state';

test('an insurance is what has become of the tickets that it covers', () => {
  const table: [expected: string, ...insured: Parameters<typeof insuranceState>][] = [
    ['待生效', { refundState: null, tickets: ['', ''], isClosed: false }],
    ['未生效', { refundState: null, tickets: [''], isClosed: true }],
    ['保障中', { refundState: null, tickets: ['OPEN FOR USE'], isClosed: false }],
    ['保障中', { refundState: null, tickets: ['USED/FLOWN', 'CHECKED IN'], isClosed: false }],
    ['保障中', { refundState: null, tickets: ['REFUNDED', 'SUSPENDED'], isClosed: false }],
    ['已结束', { refundState: null, tickets: ['USED/FLOWN', 'USED/FLOWN'], isClosed: false }],
    ['已结束', { refundState: null, tickets: ['USED/FLOWN', 'REFUNDED'], isClosed: false }],
    ['退保中', { refundState: '退票中', tickets: ['OPEN FOR USE'], isClosed: false }],
    ['已退保', { refundState: '已退票', tickets: ['REFUNDED'], isClosed: false }],
    // the carrier refused: the ticket is as it was, and so is its insurance
    ['保障中', { refundState: '退票失败', tickets: ['OPEN FOR USE'], isClosed: false }],
  ];
  for (const [expected, insured] of table) assert.equal(insuranceState(insured), expected);
});
