import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import type { MountContext } from '../../server/area';
import { sendFresh } from '../../server/pages/developer-pages';
import { html, page } from '../../server/pages/html';
import '../schema';

const PATH = '/developer/suspended-payments';
const SHOWN = 200;

const WHY = {
  failed: '入账失败，待重试',
  unknown: '无对应支付单或金额不符',
  secondTrade: '该支付单已由另一笔流水支付',
  secondPerson: '逾期付款，入账将超过复核限额，须由他人付款',
} as const;
const PAID_FOR = { order: '订单', bill: '月账单', recharge: '预存充值' } as const;

const stateOf = ({
  booked_at,
  dealt_by,
  dealt_reason,
  why,
}: Selectable<Schema['payment_suspense']>): string => {
  if (booked_at === null) return WHY[why];
  return dealt_by === null
    ? '已入账'
    : `已处理：${dealt_reason ?? ''}（${dealt_by}，${instantText(booked_at.toISOString())}）`;
};

/**
 * Unbooked money of the cashier for the agency's operators, the waiting rows first. Like all developer pages it has no
 * login of its own and is never mounted in production; there `npm run check:books` lists the same rows, and `npm run
 * deal:payment` records that one was dealt with.
 */
export function mountSuspensePage(app: FastifyInstance, { db }: Pick<MountContext, 'db'>): void {
  app.get(PATH, async (_request, reply) => {
    const rows = await db
      .selectFrom('payment_suspense')
      .selectAll()
      .orderBy('booked_at', (order) => order.desc().nullsFirst())
      .orderBy('held_at', 'desc')
      .limit(SHOWN)
      .execute();
    const body = html`<h1>挂账款项</h1>
      <p>收银台已收款、暂未入账的款项。入账失败的每小时自动重试，其余请人工核对。</p>
      ${
        rows.length === 0
          ? html`<p>没有挂账款项。</p>`
          : html`<table aria-label="挂账款项">
              <thead>
                <tr>
                  <th>编号</th>
                  <th>时间</th>
                  <th>用途</th>
                  <th>支付单号</th>
                  <th>收银台流水</th>
                  <th class="number">金额（元）</th>
                  <th>状态</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      <td>${row.suspense_no}</td>
                      <td>${instantText(row.held_at.toISOString())}</td>
                      <td>${PAID_FOR[row.paid_for]}</td>
                      <td>${row.payment_no}</td>
                      <td>${row.trade_no}</td>
                      <td class="number">${formatPrice(row.amount)}</td>
                      <td>
                        ${stateOf(row)}
                        <small>${row.detail}</small>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`;
    return sendFresh(reply, page('挂账款项', body));
  });
}
