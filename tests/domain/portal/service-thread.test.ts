import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ServiceMessage } from '../../../src/contract/customer-service';
import {
  dayLabel,
  mergeMessages,
  threadRows,
  withoutArrived,
  type OutgoingMessage,
} from '../../../src/domain/portal/service-thread';

/** 10:00 in Shanghai. */
const NOW = new Date('2026-11-20T02:00:00.000Z');
const TODAY = '2026-11-20';

const message = (sequence: number, change: Partial<ServiceMessage> = {}): ServiceMessage => ({
  sequence,
  messageId: `message-${sequence}`,
  sender: 'customer',
  senderName: '林静',
  content: String(sequence),
  sendTime: NOW.toISOString(),
  ...change,
});
const outgoing = (messageId: string): OutgoingMessage => ({
  messageId,
  content: 'x',
  writtenTime: NOW.toISOString(),
  failed: false,
  problem: '',
});

describe('messages of a thread', () => {
  it('are there once and in order, for any number and order of arrivals', () => {
    const sequences = fc.array(fc.integer({ min: 1, max: 40 }));
    fc.assert(
      fc.property(fc.array(sequences), (batches) => {
        let known: readonly ServiceMessage[] = [];
        for (const batch of batches)
          known = mergeMessages(
            known,
            batch.map((n) => message(n)),
          );
        const expected = [...new Set(batches.flat())].sort((a, b) => a - b);
        assert.deepEqual(
          known.map(({ sequence }) => sequence),
          expected,
        );
      }),
    );
  });

  it('stay the same list when nothing is new', () => {
    const known = [message(1), message(2)];
    assert.equal(mergeMessages(known, [message(2)]), known);
    assert.equal(mergeMessages(known, []), known);
  });

  it('replace the pending one once it has arrived', () => {
    const sending = [outgoing('message-2'), outgoing('message-9')];
    assert.deepEqual(withoutArrived(sending, [message(1), message(2)]), [outgoing('message-9')]);
    assert.equal(withoutArrived(sending, [message(1)]), sending);
    // The same id from the other side belongs to another message.
    assert.equal(withoutArrived(sending, [message(2, { sender: 'agent' })]), sending);
  });
});

describe('rows of a thread', () => {
  const at = (sequence: number, sendTime: string, sender: ServiceMessage['sender'] = 'customer') =>
    message(sequence, { sendTime, sender });
  const shape = (rows: ReturnType<typeof threadRows>) =>
    rows.map((row) => (row.kind === 'day' ? row.label : `${row.time}${row.isFollowUp ? ' ↑' : ''}`));

  it('begin a day in Shanghai, not where the machine stands', () => {
    const rows = threadRows(
      [at(1, '2026-11-19T15:59:00.000Z'), at(2, '2026-11-19T16:00:00.000Z')],
      [],
      TODAY,
    );
    assert.deepEqual(shape(rows), ['昨天', '23:59', '今天', '00:00']);
  });

  it('group messages of one side within five minutes', () => {
    const rows = threadRows(
      [
        at(1, '2026-11-20T01:00:00.000Z'),
        at(2, '2026-11-20T01:04:59.000Z'),
        at(3, '2026-11-20T01:05:00.000Z', 'agent'),
        at(4, '2026-11-20T01:06:00.000Z'),
        at(5, '2026-11-20T01:11:00.000Z'),
      ],
      [],
      TODAY,
    );
    assert.deepEqual(shape(rows), ['今天', '09:00', '09:04 ↑', '09:05', '09:06', '09:11']);
  });

  it('keep the key of a message that has arrived, so that it does not blink', () => {
    const [, sending] = threadRows([], [outgoing('message-1')], TODAY);
    const [, arrived] = threadRows([message(1)], [], TODAY);
    assert.equal(sending?.key, arrived?.key);
  });

  it('do not go back a day when a clock does', () => {
    const rows = threadRows(
      [at(1, '2026-11-20T01:00:00.000Z')],
      [{ ...outgoing('a'), writtenTime: '2026-11-18T01:00:00.000Z' }],
      TODAY,
    );
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ['day', 'message', 'outgoing'],
    );
  });

  const labels: [date: string, label: string][] = [
    ['2026-11-20', '今天'],
    ['2026-11-19', '昨天'],
    ['2026-11-18', '11月18日 周三'],
    ['2026-01-01', '1月1日 周四'],
    ['2025-12-31', '2025年12月31日 周三'],
    ['1969-12-31', '1969年12月31日 周三'],
  ];
  for (const [date, label] of labels) {
    it(`call ${date} ${label}`, () => assert.equal(dayLabel(date, TODAY), label));
  }
});
