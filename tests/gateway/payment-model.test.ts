import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { signNotice } from '../../demo/gateway/cashier/protocol';
import { MERCHANT_NO, NOTIFY_PATH } from '../../demo/gateway/payment/cashier-link';
import { createOrder } from '../../src/contract/flight-booking';
import { orderCancel, queryAirTicketDetailNew, type OrderStatus } from '../../src/contract/order-list';
import { payorder } from '../../src/contract/payment';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf, self, type OrderBody } from './booking';
import { checkBooks } from './books';
import { startTestGateway, type TestGateway } from './harness';

/** What an order must look like by what was done to it, told in a few lines. */
interface ModelOrder {
  orderNo: string;
  amount: number;
  bookedAt: number;
  state: OrderStatus;
  pending: { paymentNo: string; taken: boolean }[];
  /** What came in and what stayed. */
  net: number;
}
interface Model {
  minute: number;
  orders: ModelOrder[];
}
interface Real {
  gateway: TestGateway;
  as: string;
  body: OrderBody;
}

const PURSES = [
  { payType: 0, subPayType: 13 },
  { payType: 2, subPayType: 14 },
];

const isOverdue = ({ minute }: Model, order: ModelOrder) =>
  order.state === '待支付' && minute - order.bookedAt >= 30;
const pick = ({ orders }: Model, at: number) => orders[at % orders.length];

abstract class Command implements fc.AsyncCommand<Model, Real> {
  constructor(readonly at: number) {}
  check(model: Readonly<Model>): boolean {
    return model.orders.length > 0;
  }
  async run(model: Model, real: Real): Promise<void> {
    const order = pick(model, this.at);
    assert.ok(order);
    // whoever touches an overdue order finds it cancelled
    if (isOverdue(model, order)) order.state = '已取消';
    await this.act(order, real);
    await real.gateway.idle();
    const { orderNo } = order;
    const detail = await real.gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: real.as });
    assert.equal(detail.orderStatus, order.state, this.toString());
    assert.equal(
      detail.payments.reduce((sum, { amount }) => sum + amount, 0),
      order.net,
      this.toString(),
    );
  }
  abstract act(order: ModelOrder, real: Real): Promise<void>;
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
  async act(order: ModelOrder, { gateway, as }: Real): Promise<void> {
    const purse = PURSES[this.at % PURSES.length] ?? { payType: 0, subPayType: 13 };
    const answer = await gateway.send(
      payorder,
      { orderNo: order.orderNo, ...purse, payAmount: order.amount },
      { as },
    );
    assert.equal(answer.success, order.state !== '已取消');
    if (order.state !== '待支付') return;
    order.state = '已出票';
    order.net = order.amount;
  }
}

class BeginAtCashier extends Command {
  async act(order: ModelOrder, { gateway, as }: Real): Promise<void> {
    const body = {
      orderNo: order.orderNo,
      payType: 4,
      subPayType: this.at % 2 === 0 ? 1 : 3,
      payAmount: order.amount,
    };
    const { success, result } = await gateway.send(payorder, body, { as });
    assert.equal(success, order.state !== '已取消');
    if (order.state === '待支付' && !order.pending.some(({ paymentNo }) => paymentNo === result.paymentNo)) {
      order.pending.push({ paymentNo: result.paymentNo, taken: false });
    }
  }
}

class CashierPays extends Command {
  async act(order: ModelOrder, { gateway }: Real): Promise<void> {
    const payment = order.pending[this.at % Math.max(1, order.pending.length)];
    if (payment === undefined) return;
    const { paymentNo } = payment;
    const fields = { merchantNo: MERCHANT_NO, paymentNo, amount: order.amount, tradeNo: `T${paymentNo}` };
    const notice = signNotice(gateway.config.cashierSecret, fields);
    const { statusCode } = await gateway.app.inject({ method: 'POST', url: NOTIFY_PATH, payload: notice });
    assert.equal(statusCode, 200);
    if (order.state === '待支付' && !payment.taken) {
      order.state = '已出票';
      order.net = order.amount;
    }
    payment.taken = true;
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
  before(async () => {
    gateway = await startTestGateway();
  });
  after(() => gateway.close());

  it('follow the model through any sequence, and the books always agree', async () => {
    const any = fc.nat({ max: 20 });
    const commands = [Book, PayFromPurse, BeginAtCashier, CashierPays, Cancel, TimePasses, Sweep].map(
      (Kind) => any.map((at) => new Kind(at)),
    );
    let runs = 0;
    /** Each run on a day of its own: paid orders keep their seats. */
    const setup = async () => {
      runs += 1;
      const as = await gateway.login('staff');
      const leg = { ...LEG, depDate: addDays(shanghaiDate(gateway.clock.now), 10 + runs) };
      const body = orderOf([await findVoyage(gateway, as, { leg })], [await self(gateway, as)]);
      const model: Model = { minute: 0, orders: [] };
      return { model, real: { gateway, as, body } };
    };
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
        await fc.asyncModelRun(setup, sequence);
        await checkBooks(gateway.db);
      }),
      { numRuns: 30 },
    );
  });
});
