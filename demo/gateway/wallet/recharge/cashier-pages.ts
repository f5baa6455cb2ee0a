import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { formatPrice } from '../../../../src/domain/money/money';
import { PayNotice } from '../../../../src/protocol/cashier/messages';
import { isNoticeSigned } from '../../../../src/protocol/cashier/sign';
import { mountOpenQuery } from '../../payment/open-query';
import { takeOrHold } from '../../payment/suspense/hold';
import type { MountContext } from '../../server/area';
import { failure, refusal, successAround } from '../../server/http/envelope';
import { Fault } from '../../server/http/fault';
import { html, page, type Html } from '../../server/pages/html';
import { cashierSecrets, MERCHANT_NO } from '../../payment/cashier-link';
import { RECHARGE_NOTIFY_PATH, RECHARGE_RESULT_PATH } from './begin';
import { takeNoticeOnce } from './lost-notices';
import { findRecharge, type Recharge } from './queries';

/** Mounts the endpoints without a token: the cashier's callback for recharges, and the result page. */
export function mountCashierPages(
  app: FastifyInstance,
  { db, clock, deps: { config } }: Pick<MountContext, 'db' | 'clock' | 'deps'>,
): void {
  app.post(RECHARGE_NOTIFY_PATH, async (request, reply) => {
    void reply.type('application/json; charset=utf-8');
    const parsed = v.safeParse(PayNotice, request.body);
    if (!parsed.success) return reply.code(400).send(failure(400));
    const notice = parsed.output;
    if (notice.merchantNo !== MERCHANT_NO || !isNoticeSigned(cashierSecrets(config), notice)) {
      request.log.warn({ rechargeNo: notice.paymentNo }, 'a notice of the cashier with a wrong signature');
      return reply.code(400).send(failure(400));
    }
    const now = clock();
    const { log } = request;
    const taken = await takeOrHold(db, notice, {
      paidFor: 'recharge',
      now,
      log,
      take: () => takeNoticeOnce(db, notice, { now, log }),
    });
    if (taken === 'reused') return reply.code(409).send(refusal(new Fault('tradeNoReused')));
    if (taken === 'unknown') return reply.code(400).send(failure(400));
    return successAround('{}');
  });

  mountOpenQuery(app, config, {
    notifyPath: RECHARGE_NOTIFY_PATH,
    async whyOver(rechargeNo) {
      const recharge = await findRecharge(db, rechargeNo);
      return recharge === undefined || recharge.recharge_state === 'unpaid' ? '' : '该充值已完成或已撤回';
    },
  });

  app.get(RECHARGE_RESULT_PATH, async (request, reply) => {
    const query = v.safeParse(
      v.object({ rechargeNo: v.pipe(v.string(), v.regex(/^CZ\d{18}$/)) }),
      request.query,
    );
    const recharge = query.success ? await findRecharge(db, query.output.rechargeNo) : undefined;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (recharge?.way !== 'cashier')
      return reply.code(404).send(page('充值结果', html`<h1>未找到充值记录</h1>`));
    return page('充值结果', resultOf(recharge));
  });
}

/** Result page for a recharge's state, without details that only the enterprise may know. */
function resultOf({ recharge_no: rechargeNo, recharge_state: state, amount }: Recharge): Html {
  const isIn = state === 'confirmed';
  return html`<h1>${isIn ? '充值成功' : '充值处理中'}</h1>
    <dl>
      <dt>充值单号</dt>
      <dd>${rechargeNo}</dd>
      <dt>${isIn ? '计入企业预存账户' : '充值金额'}</dt>
      <dd>¥${formatPrice(amount)}</dd>
    </dl>
    <p>${isIn ? '款项已计入企业预存账户。' : '如已完成支付，请稍后刷新本页查看结果。'}</p>`;
}
