import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import { confirmBill } from '../../../demo/gateway/settlement/bills/confirm';
import { decideDispute } from '../../../demo/gateway/settlement/disputes/decide';
import { raiseDispute } from '../../../demo/gateway/settlement/disputes/dispute';
import { payBill } from '../../../demo/gateway/settlement/bills/pay';
import { findBill, findBills } from '../../../demo/gateway/settlement/bills/bill-queries';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import type { Database } from '../../../demo/gateway/db/database';
import { linesOfMove, sharesOfRefund, type MovePart } from '../../../src/domain/settlement/money-move';
import { addDays, daysBetween, instantOf } from '../../../src/domain/shanghai-time';
import {
  billedOrders,
  ENTERPRISE,
  partsOf,
  type BilledOrder,
} from '../../support/gateway/areas/money/billed-orders';
import {
  addEntity,
  billedLines,
  type BilledLine,
  sumCreditCharges,
  checkBills,
  contractOf,
  liftCredit,
  settleByAccount,
} from '../../support/gateway/areas/money/settlement';
import { openTestDatabase, type TestDatabase } from '../../support/gateway/process/test-database';

const fen = (max: number) => fc.integer({ min: 0, max });
const price = fc.record({ sale: fc.integer({ min: 1, max: 300_000 }), build: fen(5000), fuel: fen(2001) });
/** Time of an event as a fraction of the month, 0 to 1. */
const moment = fc.double({ min: 0, max: 1, noNaN: true });
const paid = fc.record({
  wallet: fc.constantFrom('credit', 'credit', 'credit', 'prepaid'),
  /** Percentage paid by the enterprise; null means all. */
  share: fc.option(fc.integer({ min: 1, max: 99 })),
});
const buying = fc.record({
  what: fc.constant('buy' as const),
  moment,
  paid,
  passengers: fc.array(fc.array(price, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  extras: fc.array(fc.record({ service: fen(3001), insurance: fen(4000) }), { minLength: 3, maxLength: 3 }),
  /** True when the order is never issued and is refunded in full. */
  fails: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
});
const changing = fc.record({
  what: fc.constant('change' as const),
  moment,
  paid,
  which: fen(1000),
  fee: fen(30_001),
  difference: fen(50_000),
});
const returning = fc.record({
  what: fc.constant('back' as const),
  moment,
  which: fen(1000),
  percent: fc.integer({ min: 0, max: 100 }),
  insured: fc.boolean(),
});
const month = fc.record({
  deeds: fc.array(fc.oneof({ weight: 3, arbitrary: buying }, changing, returning), { maxLength: 7 }),
  /** Lines of the bill that are disputed, with the accepted percentage; null means not decided this month. */
  disputes: fc.array(fc.record({ which: fen(1000), accepted: fc.option(fen(100)) }), { maxLength: 3 }),
  confirms: fc.integer({ min: 0, max: 3 }).map((dice) => dice > 0),
  pays: fc.boolean(),
  /** Settlement by accounting entity, from the next month on. */
  byAccount: fc.boolean(),
});

/** A ticket that may be changed or refunded. */
interface Held {
  orderNo: string;
  segmentNo: number;
  passengerNo: number;
  /** Orders in which the ticket was paid, newest first, with the amount in fen from each; null for the first. */
  chain: { orderNo: string; segmentNo: number; passengerNo: number; share: number | null }[];
  worth: number;
  insurance: number;
}

describe('random months', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    await liftCredit(database.db);
    await addEntity(database.db);
  });
  afterAll(() => database.close());

  it('are billed to the fen: bills and unbilled entries are the orders, each once, by the rule', async () => {
    const seen = { corrections: 0, carried: 0, changes: 0, refunds: 0, accounts: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(month, { minLength: 2, maxLength: 3 }), async (months) => {
        const { db } = database;
        const world = createWorld(db);
        for (const one of months) {
          const { next_begin, next_bill_date } = await contractOf(db);
          const deeds = [...one.deeds].sort((a, b) => a.moment - b.moment);
          for (const [i, deed] of deeds.entries()) {
            await world.act(deed, momentIn(next_begin, next_bill_date, deed.moment, i));
          }
          const { next_by_account: byAccount } = await contractOf(db);
          await settleByAccount(db, one.byAccount);
          await makeDueBills(db, instantOf(`${next_bill_date}T00:10`));
          const bills = await findBills(db, ENTERPRISE, { begin: next_bill_date, end: next_bill_date });
          assert.ok(bills.length > 0 && (byAccount || bills.length === 1));
          assert.ok(bills.every(({ by_account }) => by_account === byAccount));
          seen.accounts = Math.max(seen.accounts, bills.length);
          await world.check();
          // Only the first of several bills is handled as the month says; the others stay open or are confirmed.
          for (const [i, { bill_no }] of bills.entries()) {
            await dealWith(
              db,
              bill_no,
              i === 0 ? one : { ...one, disputes: one.disputes.slice(i), pays: false },
            );
          }
          await checkBills(db);
        }
        const all = await billedLines(db);
        seen.carried = all.filter(({ kind }) => kind === 'dispute').length;
        seen.corrections = all.filter(({ kind }) => kind === 'correction').length;
        seen.changes = all.filter(({ kind }) => kind === 'change').length;
        seen.refunds = all.filter(({ kind }) => kind === 'refund').length;
        await isOwedOnce(db);
      }),
      { numRuns: 12 },
    );
    // Fails when the runs never reach these cases, as they would then prove nothing.
    for (const what of ['corrections', 'carried', 'changes', 'refunds'] as const) {
      assert.ok(seen[what] > 0, what);
    }
    assert.equal(seen.accounts, 3, 'bills of two accounting entities, and of what has none');
  });
});

/** A distinct instant of the month for the event, in the order of events. */
function momentIn(begin: string, end: string, part: number, i: number): Date {
  const days = Math.min(daysBetween(begin, end) - 1, Math.floor(part * daysBetween(begin, end)));
  return new Date(instantOf(`${addDays(begin, days)}T12:00`).getTime() + i * 1000);
}

type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
type Deed = ValueOf<typeof buying> | ValueOf<typeof changing> | ValueOf<typeof returning>;

/** Orders with the expected parts of each movement of their money. */
function createWorld(db: Database) {
  const orders = billedOrders(db);
  const tickets: Held[] = [];
  /** Parts of payments by order, and of refunds by order and time. */
  const paidFor = new Map<string, MovePart[]>();
  const backFor = new Map<string, MovePart[]>();
  const backKey = (orderNo: string, at: Date) => `${orderNo} ${at.toISOString()}`;
  const none = { part: '' } as const;

  function payingOf({ wallet, share }: ValueOf<typeof paid>, total: number, at: Date) {
    const part = share === null ? null : Math.max(1, Math.floor((total * share) / 100));
    return { wallet, share: part !== null && part >= total ? null : part, at, issuedAt: at } as const;
  }
  function takeOne(which: number): Held | undefined {
    const [ticket] = tickets.length === 0 ? [] : tickets.splice(which % tickets.length, 1);
    return ticket;
  }
  function noteBack(orderNo: string, at: Date, part: Omit<MovePart, 'kind' | 'part'>): void {
    const key = backKey(orderNo, at);
    backFor.set(key, [...(backFor.get(key) ?? []), { ...none, kind: 'refund', ...part }]);
  }

  async function buy(deed: ValueOf<typeof buying>, at: Date): Promise<void> {
    const order: BilledOrder = {
      tickets: deed.passengers.flatMap((prices, p) =>
        prices.map((one, s) => ({ segmentNo: s + 1, passengerNo: p + 1, ...one })),
      ),
      service: deed.passengers.map((_, p) => deed.extras[p]?.service ?? 0),
      insurance: deed.passengers.map((_, p) => deed.extras[p]?.insurance ?? 0),
    };
    const parts = partsOf(order);
    const total = parts.reduce((sum, { amount }) => sum + amount, 0);
    const paying = payingOf(deed.paid, total, at);
    const { orderNo } = await orders.buy(order, { ...paying, issuedAt: deed.fails ? null : at });
    paidFor.set(orderNo, parts);
    if (deed.fails) {
      const end = new Date(at.getTime() + 500);
      await orders.reverse(orderNo, end);
      const sums = new Map<string, { segmentNo: number; passengerNo: number; amount: number }>();
      for (const { segmentNo, passengerNo, amount } of parts) {
        const key = `${passengerNo}-${segmentNo}`;
        const sum = (sums.get(key)?.amount ?? 0) + amount;
        if (sum > 0) sums.set(key, { segmentNo, passengerNo, amount: sum });
      }
      for (const sum of sums.values()) noteBack(orderNo, end, sum);
      return;
    }
    for (const { segmentNo, passengerNo, sale, build, fuel } of order.tickets) {
      tickets.push({
        orderNo,
        segmentNo,
        passengerNo,
        chain: [{ orderNo, segmentNo, passengerNo, share: null }],
        worth: sale + build + fuel,
        insurance: segmentNo === 1 ? (order.insurance[passengerNo - 1] ?? 0) : 0,
      });
    }
  }

  async function change(
    { which, fee, difference, ...deed }: ValueOf<typeof changing>,
    at: Date,
  ): Promise<void> {
    const ticket = takeOne(which);
    if (ticket === undefined) return;
    const { orderNo } = await orders.change(
      ticket,
      { fee, difference },
      payingOf(deed.paid, fee + difference, at),
    );
    const place = { segmentNo: 1, passengerNo: 1 };
    paidFor.set(orderNo, [
      { kind: 'change', part: 'changeFee', ...place, amount: fee },
      { kind: 'change', part: 'fareDifference', ...place, amount: difference },
    ]);
    tickets.push({
      orderNo,
      ...place,
      chain: [{ orderNo, ...place, share: difference }, ...ticket.chain],
      worth: ticket.worth + difference,
      insurance: 0,
    });
  }

  async function giveBack({ which, percent, insured }: ValueOf<typeof returning>, at: Date): Promise<void> {
    const ticket = takeOne(which);
    if (ticket === undefined) return;
    const { orderNo, passengerNo, chain } = ticket;
    const amount = Math.floor((ticket.worth * percent) / 100);
    const policy = insured && ticket.insurance > 0 ? [{ passengerNo, amount: ticket.insurance }] : [];
    await orders.giveBack(orderNo, [{ ...ticket, amount }], { at, insured: policy });
    for (const { amount: back } of policy) noteBack(orderNo, at, { segmentNo: 0, passengerNo, amount: back });
    const shares = sharesOfRefund(
      amount,
      chain.map(({ share }) => share),
    );
    chain.forEach((paidIn, i) => {
      noteBack(paidIn.orderNo, at, {
        segmentNo: paidIn.segmentNo,
        passengerNo: paidIn.passengerNo,
        amount: shares[i] ?? 0,
      });
    });
  }

  return {
    act(deed: Deed, at: Date): Promise<void> {
      if (deed.what === 'buy') return buy(deed, at);
      return deed.what === 'change' ? change(deed, at) : giveBack(deed, at);
    },

    /**
     * Asserts that each entry of these orders is on one bill with the expected parts, and that the billed entries sum
     * up to the charges of the credit account.
     */
    async check(): Promise<void> {
      const entries = await db
        .selectFrom('ledger_entry as e')
        .innerJoin('ledger_transfer as t', 't.transfer_no', 'e.transfer_no')
        .select(['e.entry_no', 'e.amount', 'e.order_no', 'e.booked_at', 't.kind'])
        .where('e.account_no', '=', `${ENTERPRISE}-credit`)
        .where('e.order_no', 'in', [...paidFor.keys(), ''])
        .execute();
      const lines = await billedLines(db);
      const byEntry = new Map<number | null, BilledLine[]>();
      for (const line of lines) {
        const some = byEntry.get(line.entry_no);
        if (some === undefined) byEntry.set(line.entry_no, [line]);
        else some.push(line);
      }
      for (const { entry_no, amount, order_no, booked_at, kind } of entries) {
        const parts =
          kind === 'payment' ? paidFor.get(order_no ?? '') : backFor.get(backKey(order_no ?? '', booked_at));
        assert.ok(parts, `${order_no} ${kind}`);
        const billed = (byEntry.get(entry_no) ?? []).map((line) => ({
          kind: line.kind,
          part: line.part,
          segmentNo: line.segment_no,
          passengerNo: line.passenger_no,
          amount: line.amount,
        }));
        assert.deepEqual(billed, linesOfMove(-amount, parts), `${order_no} ${kind} of ${amount}`);
      }
      const facts = lines.filter(({ entry_no }) => entry_no !== null);
      const billed = facts.reduce((sum, { amount }) => sum + amount, 0);
      assert.equal(billed, await sumCreditCharges(db));
    },
  };
}

const BY = { enterpriseNum: ENTERPRISE, staffNo: '1000010003', staffName: '刘敏' };

/** Disputes lines of a bill, decides some of them, confirms the bill and pays it. */
async function dealWith(
  db: Database,
  billNo: string,
  { disputes, confirms, pays }: ValueOf<typeof month>,
): Promise<void> {
  const bill = await findBill(db, ENTERPRISE, billNo);
  assert.ok(bill);
  const now = instantOf(`${addDays(bill.bill_date, 2)}T09:00`);
  const lines = await db
    .selectFrom('settle_line')
    .select(['line_no', 'amount'])
    .where('bill_no', '=', billNo)
    .where('entry_no', 'is not', null)
    .orderBy('line_no')
    .execute();
  const free = [...lines];
  for (const { which, accepted } of disputes) {
    const [line] = free.length === 0 ? [] : free.splice(which % free.length, 1);
    if (line === undefined) break;
    const claimAmount = line.amount > 0 ? Math.max(1, line.amount - (which % 3)) : 1 + which;
    await inTransaction(db, async (tx) => {
      const lineList = [{ lineNo: line.line_no, claimAmount }];
      const dispute = { billNo, lineList, reason: 'amount', content: '请核对', fileNoList: [] } as const;
      const disputeNo = await raiseDispute(tx, { ...BY, now }, dispute);
      if (accepted === null) return;
      const acceptedList = [
        { lineNo: line.line_no, acceptedAmount: Math.floor((claimAmount * accepted) / 100) },
      ];
      await decideDispute(tx, { disputeNo, content: '已核对', acceptedList, now });
    });
  }
  if (!confirms) return;
  const { revision } = (await findBill(db, ENTERPRISE, billNo)) ?? bill;
  const confirmed = await inTransaction(db, (tx) =>
    confirmBill(tx, { ...BY, billNo, basedOn: revision, now }),
  );
  const payable = confirmed.total_amount - confirmed.held_amount;
  if (!pays || payable <= 0) return;
  await inTransaction(db, (tx) =>
    payBill(tx, { enterpriseNum: ENTERPRISE, billNo, amount: payable, paidOn: confirmed.bill_date, now }),
  );
}

/**
 * Asserts that the amounts owed on all bills, now or later, equal the charges of the orders less the accepted disputes.
 * A held amount is owed by no bill until it is carried over, and then by one.
 */
async function isOwedOnce(db: Database): Promise<void> {
  const bills = await db
    .selectFrom('settle_bill')
    .selectAll()
    .where('enterprise_num', '=', ENTERPRISE)
    .execute();
  const lines = await billedLines(db);
  const sumOf = (...kinds: string[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  const pending = await db
    .selectFrom('settle_held as h')
    .innerJoin('settle_line as l', 'l.line_no', 'h.line_no')
    .select('l.amount')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('settle_line as n').select('n.line_no').whereRef('n.from_line_no', '=', 'h.line_no'),
        ),
      ),
    )
    .where('l.bill_no', 'like', `ZD________-${ENTERPRISE}%`)
    .execute();
  const owed = bills.reduce(
    (sum, { total_amount, held_amount, confirmed_at }) =>
      sum + (confirmed_at === null ? total_amount : total_amount - held_amount),
    0,
  );
  const held = pending.reduce((sum, { amount }) => sum + amount, 0);
  assert.equal(owed + held, (await sumCreditCharges(db)) + sumOf('correction', 'balance'));
}
