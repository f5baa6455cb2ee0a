import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel, queryAirTicketDetailNew, type OrderStatus } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf, self, type OrderBody } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/areas/money/wallet-balances';

/** Expected state of an order after the commands so far. */
interface ModelOrder {
  orderNo: string;
  amount: number;
  bookedAt: number;
  state: OrderStatus;
  pending: Pending[];
  /** Amount in fen received and not refunded. */
  net: number;
}
/** A payment begun at the cashier of which the enterprise pays a share. */
interface Pending {
  paymentNo: string;
  wallet: Wallet | undefined;
  share: number;
  /** True once the payer has paid their part. */
  taken: boolean;
}
interface Model {
  minute: number;
  orders: ModelOrder[];
  /** Spendable amounts in fen of the enterprise's wallets. */
  left: Record<Wallet, number>;
  /** Amount in fen paid at the cashier and not refunded. */
  cashier: number;
}
interface Real {
  gateway: TestGateway;
  as: string;
  body: OrderBody;
  /** Balances of the cashier's and the sales accounts before the run. */
  start: { cashier: number; sales: number };
}

type Wallet = 'credit' | 'prepaid';
const WALLETS = [
  { wallet: 'credit', payType: 0, subPayType: 13 },
  { wallet: 'prepaid', payType: 2, subPayType: 14 },
] as const;
const AMPLE = 10_000_000;
/** Outcomes of mixed payments, to assert that the runs reach each of them. */
const seen = { paid: 0, givenBack: 0, late: 0 };

const isOverdue = ({ minute }: Model, order: ModelOrder) =>
  order.state === '待支付' && minute - order.bookedAt >= 30;
/**
 * Amount of a wallet held for other unpaid orders; of several payments begun for one order, the greatest share counts.
 */
const heldByOthers = (model: Model, order: ModelOrder, wallet: Wallet) =>
  model.orders
    .filter((other) => other !== order && other.state === '待支付' && !isOverdue(model, other))
    .reduce((sum, { pending }) => {
      const shares = pending.filter((one) => one.wallet === wallet && !one.taken).map(({ share }) => share);
      return sum + Math.max(0, ...shares);
    }, 0);
/** Amount that a wallet can pay towards an order. */
const payable = (model: Model, order: ModelOrder, wallet: Wallet) =>
  Math.max(0, model.left[wallet] - heldByOthers(model, order, wallet));
/** One of the last two orders, so that each order sees enough commands. */
const pick = ({ orders }: Model, at: number) => orders.at(-1 - (at % Math.min(2, orders.length)));
const walletAt = (at: number) => (at % 2 === 0 ? WALLETS[0] : WALLETS[1]);

/** Asserts that all money that has left a wallet or a payer has bought a ticket. */
async function checkAccounts(model: Model, { gateway, start }: Real, after: string): Promise<void> {
  const spendable = await gateway.db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'floor'])
    .where('enterprise_num', '=', '100001')
    .where('kind', 'in', ['credit', 'prepaid'])
    .execute();
  const left = Object.fromEntries(
    spendable.map(({ kind, balance, floor }) => [kind, balance - (floor ?? 0)]),
  );
  assert.deepEqual(left, model.left, after);
  // The cashier account is debited when a payer's money is booked as spent, like a wallet.
  assert.equal(start.cashier - (await balanceOf(gateway, 'cashier')), model.cashier, after);
  const sold = model.orders.reduce((sum, { net }) => sum + net, 0);
  assert.equal((await balanceOf(gateway, 'sales')) - start.sales, sold, after);
}

abstract class Command implements fc.AsyncCommand<Model, Real> {
  constructor(readonly at: number) {}
  check(model: Readonly<Model>): boolean {
    return model.orders.length > 0;
  }
  async run(model: Model, real: Real): Promise<void> {
    const order = pick(model, this.at);
    assert.ok(order);
    // Any command on an overdue order finds it cancelled.
    if (isOverdue(model, order)) order.state = '已取消';
    await this.act(order, real, model);
    await real.gateway.idle();
    const { orderNo } = order;
    const detail = await real.gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: real.as });
    assert.equal(detail.orderStatus, order.state, this.toString());
    assert.equal(
      detail.payments.reduce((sum, { amount }) => sum + amount, 0),
      order.net,
      this.toString(),
    );
    await checkAccounts(model, real, this.toString());
  }
  abstract act(order: ModelOrder, real: Real, model: Model): Promise<void>;
  toString(): string {
    return `${this.constructor.name}(${this.at})`;
  }
}

class Book extends Command {
  override check(): boolean {
    return true;
  }
  override async run(model: Model, { gateway, as, body }: Real): Promise<void> {
    const { orderNo, totalAmount } = await gateway.ok(createOrder, body, { as });
    model.orders.push({
      orderNo,
      amount: totalAmount,
      bookedAt: model.minute,
      state: '待支付',
      pending: [],
      net: 0,
    });
  }
  override async act(): Promise<void> {}
}

class PayFromPurse extends Command {
  async act(order: ModelOrder, { gateway, as }: Real, model: Model): Promise<void> {
    const { left } = model;
    const { wallet, ...method } = walletAt(this.at);
    const { orderNo, amount } = order;
    const isCovered = payable(model, order, wallet) >= amount;
    const { success } = await gateway.send(payorder, { orderNo, ...method, payAmount: amount }, { as });
    const isBorne = order.state === '待支付' && isCovered;
    assert.equal(success, order.state === '已出票' || isBorne);
    if (!isBorne) return;
    left[wallet] -= amount;
    order.state = '已出票';
    order.net = amount;
  }
}

/** Raises or lowers the enterprise's spendable amount. */
class LeaveInPurse extends Command {
  async act(_order: ModelOrder, { gateway }: Real, { left }: Model): Promise<void> {
    const { wallet } = walletAt(this.at);
    const fen = [0, 20_000, 10_000, AMPLE][Math.floor(this.at / 2) % 4] ?? 0;
    await leaveSpendable(gateway, wallet, fen);
    left[wallet] = fen;
  }
}

const cashierAt = (at: number) => ({ payType: 4, subPayType: at % 2 === 0 ? 1 : 3 });

function begun(order: ModelOrder, pending: Pending): void {
  if (!order.pending.some(({ paymentNo }) => paymentNo === pending.paymentNo)) order.pending.push(pending);
}

class BeginAtCashier extends Command {
  async act(order: ModelOrder, { gateway, as }: Real): Promise<void> {
    const { orderNo, amount } = order;
    const body = { orderNo, ...cashierAt(this.at), payAmount: amount };
    const { success, result } = await gateway.send(payorder, body, { as });
    assert.equal(success, order.state !== '已取消');
    if (order.state !== '待支付') return;
    begun(order, { paymentNo: result.paymentNo, wallet: undefined, share: 0, taken: false });
  }
}

/**
 * Begins a mixed payment: the enterprise's share is held, and taken from its wallet once the payer has paid the rest.
 */
class BeginMixed extends Command {
  async act(order: ModelOrder, { gateway, as }: Real, model: Model): Promise<void> {
    const { left } = model;
    const { wallet, ...method } = walletAt(this.at);
    const { orderNo, amount } = order;
    const shares = [10_000, 20_000, 10_000, Math.max(1, left[wallet]), left[wallet] + 1, amount - 1, amount];
    const share = shares[Math.floor(this.at / 2) % shares.length] ?? 1;
    const companyPart = { ...method, amount: share };
    const body = { orderNo, ...cashierAt(this.at), payAmount: amount, companyPart };
    const { success, result } = await gateway.send(payorder, body, { as });
    const isBorne = order.state === '待支付' && share < amount && share <= payable(model, order, wallet);
    assert.equal(success, order.state === '已出票' || isBorne);
    if (isBorne) begun(order, { paymentNo: result.paymentNo, wallet, share, taken: false });
  }
}

class CashierPays extends Command {
  async act(order: ModelOrder, { gateway }: Real, model: Model): Promise<void> {
    const payment = order.pending[this.at % Math.max(1, order.pending.length)];
    if (payment === undefined) return;
    const { paymentNo, wallet, share, taken } = payment;
    const own = order.amount - share;
    // The cashier may send a notice twice at the same time when it is unsure of the first.
    const statuses = await Promise.all([
      notifyPaid(gateway, paymentNo, own),
      notifyPaid(gateway, paymentNo, own),
    ]);
    assert.deepEqual(statuses, [200, 200]);
    payment.taken = true;
    if (taken) return;
    const isBorne = wallet === undefined || share <= model.left[wallet];
    if (wallet !== undefined && order.state !== '待支付') seen.late += 1;
    if (wallet !== undefined && order.state === '待支付' && !isBorne) seen.givenBack += 1;
    if (order.state !== '待支付' || !isBorne) return; // The payer's part is refunded.
    if (wallet !== undefined) {
      seen.paid += 1;
      model.left[wallet] -= share;
    }
    model.cashier += own;
    order.state = '已出票';
    order.net = order.amount;
  }
}

/** The payer pays after the enterprise has spent its amount elsewhere. */
class PaysTooShort extends CashierPays {
  override async act(order: ModelOrder, real: Real, model: Model): Promise<void> {
    for (const { wallet } of WALLETS) {
      await leaveSpendable(real.gateway, wallet, 0);
      model.left[wallet] = 0;
    }
    await super.act(order, real, model);
  }
}

/** The cashier reports another amount than the payer's part, which pays for nothing. */
class CashierErrs extends Command {
  async act(order: ModelOrder, { gateway }: Real): Promise<void> {
    const payment = order.pending[this.at % Math.max(1, order.pending.length)];
    if (payment === undefined) return;
    const other = payment.share > 0 && !payment.taken ? order.amount : order.amount + 1;
    assert.equal(await notifyPaid(gateway, payment.paymentNo, other), 400);
  }
}

class Cancel extends Command {
  async act(order: ModelOrder, { gateway, as }: Real): Promise<void> {
    const answer = await gateway.send(orderCancel, { orderNo: order.orderNo }, { as });
    assert.equal(answer.success, order.state !== '已出票');
    if (order.state === '待支付') order.state = '已取消';
  }
}

class TimePasses extends Command {
  override check(): boolean {
    return true;
  }
  override async run(model: Model, { gateway }: Real): Promise<void> {
    model.minute += this.at;
    gateway.clock.advance(this.at);
  }
  override async act(): Promise<void> {}
}

class Sweep extends Command {
  async act(_order: ModelOrder, { gateway }: Real): Promise<void> {
    await gateway.sweep();
  }
}

describe('orders and payments', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  let runs = 0;
  /**
   * Prepares a run with `fen` in each wallet and an unpaid order. Each run takes its own day, because paid orders keep
   * their seats.
   */
  async function setup(fen: number): Promise<{ model: Model; real: Real }> {
    runs += 1;
    // The holds of orders of the previous run expire.
    gateway.clock.advance(31);
    const as = await gateway.login('staff');
    const leg = { ...LEG, depDate: addDays(shanghaiDate(gateway.clock.now), 10 + runs) };
    const body = orderOf([await findVoyage(gateway, as, { leg })], [await self(gateway, as)]);
    for (const { wallet } of WALLETS) await leaveSpendable(gateway, wallet, fen);
    const start = {
      cashier: await balanceOf(gateway, 'cashier'),
      sales: await balanceOf(gateway, 'sales'),
    };
    const model: Model = { minute: 0, orders: [], left: { credit: fen, prepaid: fen }, cashier: 0 };
    const real = { gateway, as, body, start };
    await new Book(0).run(model, real);
    return { model, real };
  }

  async function follow(
    kinds: readonly (new (at: number) => Command)[],
    { fen, numRuns }: { fen: number; numRuns: number },
  ): Promise<void> {
    const any = fc.nat({ max: 20 });
    const commands = kinds.map((Kind) => any.map((at) => new Kind(at)));
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
        await fc.asyncModelRun(() => setup(fen), sequence);
        await checkConsistency(gateway.db);
      }),
      { numRuns },
    );
  }

  it('follow the model through any sequence, and the ledger always agrees', () =>
    follow(
      [
        Book,
        PayFromPurse,
        LeaveInPurse,
        BeginAtCashier,
        BeginMixed,
        CashierPays,
        CashierErrs,
        Cancel,
        TimePasses,
        Sweep,
      ],
      { fen: AMPLE, numRuns: 12 },
    ));

  it('follow it where no order can be paid without the payer’s own part', () =>
    follow([Book, LeaveInPurse, BeginMixed, BeginMixed, CashierPays, PaysTooShort, TimePasses], {
      fen: 20_000,
      numRuns: 8,
    }));

  it('follow it to every end that a mixed payment can come to', async () => {
    Object.assign(seen, { paid: 0, givenBack: 0, late: 0 });
    const [short, other] = [new BeginMixed(0), new BeginMixed(1)];
    const ends = [
      [short, new CashierErrs(0), new CashierPays(0), new CashierPays(0), new PayFromPurse(0)],
      [short, new PaysTooShort(0), new CashierPays(0), new LeaveInPurse(3), other, new CashierPays(1)],
      [short, other, new CashierPays(0), new CashierPays(1)],
      [short, new TimePasses(30), new CashierPays(0)],
      [short, new Cancel(0), new PaysTooShort(0)],
    ];
    for (const end of ends) await fc.asyncModelRun(() => setup(20_000), end);
    await checkConsistency(gateway.db);
    assert.deepEqual(seen, { paid: 3, givenBack: 1, late: 3 });
  });
});
