import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { TICKET_STATUSES, type OrderInvoice } from '../../../src/contract/order/list';
import { INVOICE_DAYS, invoiceState } from '../../../src/domain/order/invoice-state';
import { addDays, daysBetween, instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';

type Ticket = Parameters<typeof invoiceState>[0][number];

/** A minute before midnight in Shanghai, in a year whose February has 28 days: 180 days later is 30 May. */
const ARRIVAL = '2026-12-01T23:59';
const LAST_DAY = '2027-05-30';
const flown = (change: Partial<Ticket> = {}): Ticket => ({
  ticketStatus: 'USED/FLOWN',
  isMissed: false,
  arrTime: ARRIVAL,
  amount: 115_000,
  ...change,
});
const toFly = (change: Partial<Ticket> = {}) => flown({ ticketStatus: 'OPEN FOR USE', ...change });
const missed = (change: Partial<Ticket> = {}) => toFly({ isMissed: true, ...change });
const gone = (change: Partial<Ticket> = {}) => flown({ ticketStatus: 'REFUNDED', ...change });

describe('the invoice of an order', () => {
  it('follows the state of the tickets', () => {
    const now = new Date('2026-12-02T00:00:00+08:00');
    const notYet = (amount: number): OrderInvoice => ({ state: 'notYet', amount });
    const open = (amount: number): OrderInvoice => ({ state: 'open', amount, lastDay: LAST_DAY });
    const table: [name: string, tickets: Ticket[], expected: OrderInvoice][] = [
      ['no tickets', [], { state: 'none' }],
      ['not issued', [flown({ ticketStatus: '' })], { state: 'none' }],
      ['given back', [gone(), gone()], { state: 'none' }],
      ['changed', [flown({ ticketStatus: 'EXCHANGED' })], { state: 'none' }],
      ['void', [flown({ ticketStatus: 'VOID' })], { state: 'none' }],
      ['missed', [missed()], { state: 'none' }],
      ['missed and given back', [gone({ isMissed: true })], { state: 'none' }],
      ['to be flown', [toFly()], notYet(115_000)],
      ['checked in', [flown({ ticketStatus: 'CHECKED IN' })], notYet(115_000)],
      ['suspended', [flown({ ticketStatus: 'SUSPENDED' })], notYet(115_000)],
      ['one of two to be flown', [flown(), toFly({ amount: 64_000 })], notYet(179_000)],
      ['missed there, to be flown back', [missed({ amount: 1 }), toFly()], notYet(115_000)],
      ['flown', [flown(), flown({ amount: 13_000 })], open(128_000)],
      ['flown, the other given back', [flown(), gone({ amount: 1 })], open(115_000)],
      ['flown, the other changed', [flown(), flown({ ticketStatus: 'EXCHANGED' })], open(115_000)],
      [
        'flown, the other missed',
        [flown(), missed({ amount: 1 })],
        { state: 'missed', amount: 115_000, lastDay: LAST_DAY },
      ],
    ];
    for (const [name, tickets, expected] of table)
      assert.deepEqual(invoiceState(tickets, now), expected, name);
  });

  it('can be asked for from the last arrival to the end of the last day in Shanghai', () => {
    const table: [expected: OrderInvoice['state'], now: string][] = [
      ['notYet', '2026-12-01T23:58:59.999+08:00'],
      ['open', '2026-12-01T23:59:00.000+08:00'],
      ['open', '2027-05-30T23:59:59.999+08:00'],
      ['over', '2027-05-31T00:00:00.000+08:00'],
      // In UTC it is still the day before.
      ['over', '2027-05-30T16:00:00.000Z'],
    ];
    const earlier = flown({ arrTime: '2026-11-30T08:00' });
    for (const [expected, now] of table)
      for (const tickets of [
        [flown(), earlier],
        [earlier, flown()],
      ])
        assert.equal(invoiceState(tickets, new Date(now)).state, expected, now);
  });

  it('counts its days in a leap year too', () => {
    const tickets = [flown({ arrTime: '2027-09-02T00:00' })];
    const invoice = invoiceState(tickets, new Date('2027-09-02T00:00:00+08:00'));
    assert.deepEqual(invoice, { state: 'open', amount: 115_000, lastDay: '2028-02-29' });
  });

  it('waits for no flight whose ticket is gone or was missed, and is over with the others’ time', () => {
    const late = { arrTime: '2027-12-01T10:00' };
    for (const other of [gone(late), missed(late), flown({ ...late, ticketStatus: 'EXCHANGED' })]) {
      const last = invoiceState([flown(), other], new Date('2027-05-30T23:59:59.999+08:00'));
      assert.equal(last.state, other.isMissed ? 'missed' : 'open');
      assert.equal(invoiceState([flown(), other], new Date('2027-05-31T00:00:00+08:00')).state, 'over');
    }
  });

  const anyMinute = fc
    .date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((instant) => new Date(Math.floor(instant.getTime() / 60_000) * 60_000));
  const anyTicket = fc.record({
    ticketStatus: fc.constantFrom(...TICKET_STATUSES),
    isMissed: fc.boolean(),
    arrTime: anyMinute.map((instant) => instant.toISOString().slice(0, 16)),
    amount: fc.integer({ min: 0, max: 5_000_000 }),
  });

  it('of tickets that were flown, is open for the rest of the day of arrival and 180 whole days', () => {
    const arrTimes = fc.array(
      anyTicket.map(({ arrTime }) => arrTime),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(arrTimes, (times) => {
        const tickets = times.map((arrTime) => flown({ arrTime }));
        const arrival = times.map((time) => instantOf(time)).toSorted((a, b) => Number(b) - Number(a))[0];
        assert.ok(arrival);
        const stateAt = (ms: number) => invoiceState(tickets, new Date(ms)).state;
        assert.equal(stateAt(arrival.getTime() - 1), 'notYet');
        const invoice = invoiceState(tickets, arrival);
        assert.ok(invoice.state === 'open');
        assert.equal(daysBetween(shanghaiDate(arrival), invoice.lastDay), INVOICE_DAYS);
        const end = instantOf(`${addDays(invoice.lastDay, 1)}T00:00`).getTime();
        assert.equal(stateAt(end - 1), 'open');
        assert.equal(stateAt(end), 'over');
      }),
    );
  });

  it('is the same in whichever order the tickets come, and with any that are gone beside them', () => {
    const anyGone = fc
      .tuple(anyTicket, fc.constantFrom('', 'REFUNDED', 'EXCHANGED', 'VOID'))
      .map(([one, ticketStatus]): Ticket => ({ ...one, ticketStatus }));
    fc.assert(
      fc.property(fc.array(anyTicket), fc.array(anyGone), anyMinute, (tickets, others, now) => {
        const invoice = invoiceState(tickets, now);
        assert.deepEqual(invoiceState([...others, ...tickets.toReversed()], now), invoice);
      }),
    );
  });

  it('never goes back as time passes', () => {
    const order = ['notYet', 'missed', 'open', 'over'];
    fc.assert(
      fc.property(fc.array(anyTicket, { maxLength: 4 }), anyMinute, anyMinute, (tickets, a, b) => {
        const [before, after] = a < b ? [a, b] : [b, a];
        const [was, is] = [invoiceState(tickets, before), invoiceState(tickets, after)];
        assert.ok(order.indexOf(was.state) <= order.indexOf(is.state), `${was.state} → ${is.state}`);
        assert.equal(was.state === 'none', is.state === 'none');
        assert.equal('amount' in was && was.amount, 'amount' in is && is.amount);
      }),
    );
  });
});
