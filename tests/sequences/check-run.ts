import assert from 'node:assert/strict';
import type { Run } from './run-state';

/** Legal transitions of an order's state; '' stands before the first state. */
const LEGAL = [
  ['', '待支付'],
  ['', '待审批'],
  ['待审批', '待支付'],
  ['待审批', '审批不通过'],
  ['待审批', '已取消'],
  ['待支付', '出票中'],
  ['待支付', '已取消'],
  ['出票中', '已出票'],
  ['出票中', '出票失败'],
  ['已出票', '完成'],
  ['已出票', '退票中'],
  ['部分退票', '退票中'],
  ['退票失败', '退票中'],
  ['退票中', '已退票'],
  ['退票中', '部分退票'],
  ['退票中', '退票失败'],
  ['退票失败', '完成'],
  // a change, and its return when it fails
  ['已出票', '改签待核算'],
  ['部分退票', '改签待核算'],
  ['退票失败', '改签待核算'],
  ['改签待核算', '已出票'],
  ['改签待核算', '部分退票'],
  ['改签待核算', '退票失败'],
  ['改签待核算', '改签中'],
  ['改签中', '已改签'],
  ['改签中', '已出票'],
  ['改签中', '部分退票'],
  ['改签中', '退票失败'],
  // refunded for the tickets of a new order, which are issued
  ['改签中', '退票中'],
  // the order of its new tickets
  ['待支付', '改签中'],
  ['改签中', '改签失败'],
] as const;
const LEGAL_CHANGES = LEGAL.map(([former, status]) => `('${former}', '${status}')`).join(', ');

/** States of an order whose tickets the airline has issued, including refunds. */
const ISSUED = ['已出票', '完成', '已退票', '部分退票', '退票失败', '改签待核算', '已改签'];

/** States that the database must show for an order after a successful answer. */
const STATE_AFTER: Partial<Record<string, { status: string[]; application?: string }>> = {
  payFromWallet: { status: ['出票失败', '改签失败', ...ISSUED] },
  refund: { status: ['已退票', '部分退票', '退票失败', '改签待核算', '已改签'] },
  cancel: { status: ['已取消'] },
  agree: { status: ['待支付', '出票失败', '已取消', ...ISSUED], application: '已同意' },
  refuse: { status: ['审批不通过'], application: '已拒绝' },
};

/**
 * Throws unless the ledger is consistent, every order took legal transitions, and every answer matches the database.
 */
export async function checkRun(run: Run): Promise<void> {
  const { setup } = run;
  const [process] = setup.processes;
  assert.ok(process);
  assert.deepEqual(await process.tell({ name: 'check' }), []);
  assert.deepEqual(
    await setup.query(
      `select * from status_change where (coalesce(former, ''), status) not in (${LEGAL_CHANGES})`,
    ),
    [],
    'changes of state that are not legal',
  );
  await setup.query('delete from status_change');
  assert.deepEqual(await setup.query('select * from event_delivery'), [], 'events that nobody has handled');
  assert.deepEqual(
    await setup.query(`select order_no from flight_order where order_status in ('出票中', '改签中')`),
    [],
    'paid orders that nobody has issued or changed',
  );
  assert.deepEqual(
    await setup.query(`select refund_no from refund_order where refund_state = '退票中'`),
    [],
    'refunds that nobody has ended',
  );
  await checkMoney(run);
  await checkAnswers(run);
}

/** Checks beyond the consistency of the ledger. */
async function checkMoney({ setup }: Run): Promise<void> {
  assert.deepEqual(
    await setup.query(`select * from ledger_account where kind = 'prepaid' and balance < 0`),
    [],
    'overdrawn wallets',
  );
  assert.deepEqual(
    await setup.query(`
      select order_no from flight_order o
      where order_status in ('出票失败', '改签失败') and total_amount > 0 and not exists (
        select 1 from payment p where p.order_no = o.order_no and pay_state = 'refunded' and amount = total_amount)`),
    [],
    'orders without tickets, or without new ones, whose money has not gone back',
  );
  const issued = [...setup.issued].map((orderNo) => `'${orderNo}'`).join(', ') || `''`;
  assert.deepEqual(
    await setup.query(
      `select order_no, order_status from flight_order where order_no in (${issued}) and order_status not in (${ISSUED.map((status) => `'${status}'`).join(', ')})`,
    ),
    [],
    'tickets that the airline has issued and nobody has paid for',
  );
  setup.issued.clear();
}

async function checkAnswers(run: Run): Promise<void> {
  const { setup, ordersBefore, orders, requests, notices } = run;
  const isDone = (name?: string) =>
    requests.filter(({ request }) => request.outcome?.success && (!name || request.name === name));
  const [{ made } = {}] = await setup.query(
    `select count(*)::int - ${ordersBefore} as made from flight_order`,
  );
  assert.equal(
    made,
    isDone('book').length + isDone('change').length + isDone('rebuy').length,
    'as many orders as were answered',
  );
  assert.equal(new Set(orders.map(({ orderNo }) => orderNo)).size, orders.length, 'an order each');
  if (orders.length === 0) return;

  const found = await setup.query(`
    select o.order_no, o.order_status, a.apply_state from flight_order o left join approval_request a using (order_no)
    where o.order_no in (${orders.map(({ orderNo }) => `'${orderNo}'`).join(', ')})`);
  run.ends = found.map((row) => String(row['order_status']));
  const rows = new Map(found.map((row) => [row['order_no'], row]));
  for (const { orderNo } of orders) assert.ok(rows.has(orderNo), `${orderNo} was made`);
  for (const { request, orderNo } of isDone()) {
    const after = STATE_AFTER[request.name];
    const { order_status: status = '', apply_state: application } = rows.get(orderNo) ?? {};
    if (after === undefined) continue;
    assert.ok(after.status.includes(String(status)), `${request.name} of an order that is ${String(status)}`);
    if (after.application !== undefined) assert.equal(application, after.application, request.name);
  }
  for (const { paymentNo } of notices.filter(({ isHeard }) => isHeard)) {
    const [payment] = await setup.query(`select pay_state from payment where payment_no = '${paymentNo}'`);
    assert.match(String(payment?.['pay_state']), /^(paid|refunded)$/, 'what the cashier took');
  }
}
