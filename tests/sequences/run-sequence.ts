import assert from 'node:assert/strict';
import { signNotice } from '../../src/protocol/cashier/sign';
import { MERCHANT_NO, NOTIFY_PATH } from '../../demo/gateway/payment/cashier-link';
import { DEMO_PASSWORD } from '../../demo/gateway/seed/accounts';
import { readConfig } from '../../demo/gateway/server/config';
import { decideApproval } from '../../src/contract/approval/approval';
import { APPROVAL_FAULTS } from '../../src/contract/approval/faults';
import type { ResultOf } from '../../src/contract/call';
import { createOrder } from '../../src/contract/flight-booking/booking';
import { FLIGHT_BOOKING_FAULTS } from '../../src/contract/flight-booking/faults';
import { loginByPassword } from '../../src/contract/login/login';
import { ORDER_FAULTS } from '../../src/contract/order/faults';
import { orderCancel } from '../../src/contract/order/list';
import { changeRequest } from './changes';
import { checkRun } from './check-run';
import { ProcessGone, type GatewayProcess } from './gateway-process';
import { leave, payRequest, type PayStep } from './payments';
import { rebuyRequest } from './rebuys';
import { refundRequest } from './refunds';
import { ask, request, type Request } from './requests';
import type { Manner } from './messages';
import type { Setup } from './setup';
import type { OrderStep, Step, Wave } from './steps';
import type { BookedOrder, Notice, Run } from './run-state';

const { cashierSecret } = readConfig({}).gateway;
const ROUNDS = 8;
/** Pause before the gateway's last attempt to issue tickets. */
const LONGEST_RETRY_MINUTES = 10;

/** Runs one sequence and checks everything afterwards. Throws at the first problem. */
export async function runSequence(setup: Setup, waves: readonly Wave[]): Promise<Run> {
  const [{ orders: ordersBefore } = {}] = await setup.query(
    'select count(*)::int as orders from flight_order',
  );
  const run: Run = {
    setup,
    ordersBefore: Number(ordersBefore),
    orders: [],
    requests: [],
    notices: [],
    ends: [],
    isStruck: false,
  };
  for (const wave of waves) await runWave(run, wave);
  // gives failed work its next attempt
  await setup.pass(LONGEST_RETRY_MINUTES);
  await setup.tellAll({ name: 'sweep' });
  await setup.tellAll({ name: 'idle' });
  await checkRun(run);
  return run;
}

async function runWave(run: Run, { steps, supplier, fault, struck }: Wave): Promise<void> {
  const { setup } = run;
  const { processes } = setup;
  const nth = (i: number): GatewayProcess => {
    const process = processes[i % processes.length];
    assert.ok(process);
    return process;
  };
  if (fault !== undefined) {
    run.isStruck = true;
    await nth(struck).tell({ name: 'strike', fault });
  }
  if (supplier !== undefined) {
    run.isStruck ||= supplier.manner !== 'refuses';
    await tellSupplier(setup, supplier.manner);
  }
  await Promise.all(steps.map((step, i) => take(run, step, nth(i + struck), nth(i + struck + 1))));
  await setup.recover();
  if (supplier !== undefined) await askOnAndOn(setup, supplier);
  await askUntilAnswered(run, nth(struck));
}

/** Triggers so many attempts to issue due tickets in this manner, then restores the supplier. */
async function askOnAndOn(setup: Setup, { manner, rounds }: NonNullable<Wave['supplier']>): Promise<void> {
  // every process, including one that has just been restarted
  await tellSupplier(setup, manner);
  for (let round = 0; round < rounds; round += 1) {
    await setup.pass(LONGEST_RETRY_MINUTES);
    await setup.tellAll({ name: 'sweep' });
  }
  await tellSupplier(setup, 'answers');
}

/** Sets the manner of the supplier in every process, as they share one. Waits first until its past orders are known. */
async function tellSupplier(setup: Setup, manner: Manner): Promise<void> {
  await setup.tellAll({ name: 'idle' });
  await setup.tellAll({ name: 'supplier', manner, issued: [...setup.issued] });
}

/** Repeats requests with an unknown outcome until they are answered. */
async function askUntilAnswered(run: Run, process: GatewayProcess): Promise<void> {
  const isExcused = () => run.isStruck;
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = run.requests.filter(({ request: { outcome } }) => outcome === undefined);
    const untold = run.notices.filter(({ isPaid, isHeard }) => isPaid && !isHeard);
    if (open.length + untold.length === 0) return;
    await Promise.all([
      ...open.map((one) => ask(one.request, process, isExcused)),
      ...untold.map((notice) => tell(run, notice, process)),
    ]);
  }
  throw new Error(`Not answered in ${ROUNDS} rounds`);
}

/** Runs a step at one process; a doubled request also goes to another one. */
async function take(run: Run, step: Step, process: GatewayProcess, other: GatewayProcess): Promise<void> {
  switch (step.do) {
    case 'leave':
      // a fault of the wave may prevent it; the wallet then stays as it is
      return leave(run.setup, step).catch((error: unknown) => {
        if (!run.isStruck) throw error;
      });
    case 'sweep':
      return orGone(process.tell({ name: 'sweep' }));
    case 'pass':
      return orGone(run.setup.pass(step.minutes));
    case 'login':
      return logIn(run, process);
    case 'book': {
      const bodies = run.setup.orders[step.price][step.seats];
      const body = bodies[run.ordersBefore % bodies.length];
      const asked = request('book', createOrder, {
        body,
        as: run.setup.staff,
        mayRefuse: [
          FLIGHT_BOOKING_FAULTS.seatsGone,
          FLIGHT_BOOKING_FAULTS.priceChanged,
          FLIGHT_BOOKING_FAULTS.priceGone,
          FLIGHT_BOOKING_FAULTS.bookTimeWrong,
        ],
        onSuccess(result) {
          const { orderNo, totalAmount, waitsForApplyId } = result as ResultOf<typeof createOrder>;
          run.orders.push({ orderNo, amount: totalAmount, applyId: waitsForApplyId });
        },
      });
      return send(run, { request: asked, orderNo: '' }, step.twice ? [process, other] : [process]);
    }
    default: {
      const isDecision = step.do === 'agree' || step.do === 'refuse';
      const orders = run.orders.filter(({ applyId }) => !isDecision || applyId !== '');
      const order = orders.at(-1 - (step.at % Math.max(1, orders.length)));
      if (order !== undefined)
        await takeWithOrder(run, step.do, order, step.twice ? [process, other] : [process]);
    }
  }
}

async function takeWithOrder(
  run: Run,
  what: OrderStep,
  order: BookedOrder,
  processes: GatewayProcess[],
): Promise<void> {
  const { orderNo } = order;
  if (what === 'askAgain') {
    const of = run.requests.filter((asked) => asked.orderNo === orderNo);
    await Promise.all(of.map((asked) => send(run, asked, processes)));
  } else if (what === 'payAtCashier') {
    if (run.notices.length === 0) await takeWithOrder(run, 'beginAtCashier', order, processes);
    const notice = run.notices.at(-1);
    if (notice === undefined) return;
    notice.isPaid = true;
    await Promise.all(processes.map((process) => tell(run, notice, process)));
  } else if (what === 'agree' || what === 'refuse') {
    const body = { applyId: order.applyId, decision: what };
    const mayRefuse = [APPROVAL_FAULTS.applyDecided, APPROVAL_FAULTS.applyExpired];
    const asked = request(what, decideApproval, { body, as: run.setup.approver, mayRefuse });
    await send(run, { request: asked, orderNo }, processes);
  } else if (what === 'refund') {
    const [process] = processes;
    const asked = process && (await refundRequest(run, order, process));
    if (asked !== undefined) await send(run, { request: asked, orderNo }, processes);
  } else if (what === 'change') {
    const [process] = processes;
    const asked = process && (await changeRequest(run, order, process));
    if (asked !== undefined) await send(run, { request: asked, orderNo }, processes);
  } else if (what === 'rebuy') {
    const [process] = processes;
    const asked = process && (await rebuyRequest(run, order, process));
    if (asked !== undefined) await send(run, { request: asked, orderNo }, processes);
  } else {
    await send(run, { request: requestOf(run, what, order), orderNo }, processes);
  }
}

function requestOf(run: Run, what: PayStep | 'cancel', order: BookedOrder): Request {
  const as = run.setup.staff;
  if (what !== 'cancel') return payRequest(run, what, order);
  return request(what, orderCancel, {
    body: { orderNo: order.orderNo },
    as,
    mayRefuse: [ORDER_FAULTS.orderNotCancellable, ORDER_FAULTS.orderExpired],
  });
}

async function send(
  run: Run,
  asked: Run['requests'][number],
  processes: readonly GatewayProcess[],
): Promise<void> {
  if (!run.requests.includes(asked)) run.requests.push(asked);
  await Promise.all(processes.map((process) => ask(asked.request, process, () => run.isStruck)));
}

/** Sends the cashier's notice of a payment. */
async function tell(run: Run, notice: Notice, process: GatewayProcess): Promise<void> {
  const { paymentNo, amount } = notice;
  const fields = { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo: `T${paymentNo}` };
  const status = await process.post(NOTIFY_PATH, signNotice(cashierSecret, fields)).catch(() => undefined);
  if (status === 200) notice.isHeard = true;
  else assert.ok(run.isStruck && (status === 503 || status === undefined), `the cashier was told ${status}`);
}

async function logIn(run: Run, process: GatewayProcess): Promise<void> {
  const account = { account: 'multi', password: DEMO_PASSWORD };
  const asked = { as: undefined, requestId: crypto.randomUUID() };
  const answer = await process.send(loginByPassword, account, asked).catch(() => undefined);
  if (answer?.status === 200) assert.ok(answer.success, `login: ${answer.msg}`);
  else assert.ok(run.isStruck && (answer === undefined || answer.status === 503), `login: ${answer?.status}`);
}

function orGone(told: Promise<unknown>): Promise<void> {
  return told.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ProcessGone)) throw error;
    },
  );
}
