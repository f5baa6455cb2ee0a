import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { inTransaction } from '../../db/transaction';
import { downloadUrl } from '../../files/link';
import type { MountContext } from '../../server/area';
import { answerJson, sendFresh, decisionForm, serveDecisionScript } from '../../server/pages/developer-pages';
import { html, page, type Html } from '../../server/pages/html';
import { confirmRecharge, refuseRecharge } from '../recharge/decide';
import { findAgencyRecharges, type AgencyRecharge } from './queries';
import { RECHARGE_STATE_LABELS } from '../../../../src/domain/wallet/labels';

export const AGENCY_PATH = '/developer/recharges';
/** Name of the decider shown to the enterprise, because these pages have no login. */
const AGENCY = '差旅服务商财务';

const RechargeNo = v.pipe(v.string(), v.regex(/^CZ\d{18}$/));
const Confirm = v.object({ rechargeNo: RechargeNo });
const Refuse = v.object({
  rechargeNo: RechargeNo,
  // no text of the database can hold a NUL character
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.excludes('\0')),
});

/**
 * Mounts the agency's side for trying out the portal: transfers reported by enterprises, with their vouchers, to be
 * confirmed or refused. Like all developer pages it has no login of its own and is never mounted in production.
 */
export function mountAgencyPages(
  app: FastifyInstance,
  { db, clock, deps: { config } }: Pick<MountContext, 'db' | 'clock' | 'deps'>,
): void {
  app.get(AGENCY_PATH, async (_request, reply) => {
    const recharges = await findAgencyRecharges(db);
    const now = clock();
    const list = listOf(recharges, (no) => downloadUrl(config, { linked: 'files', no, by: '' }, now));
    return sendFresh(reply, page('充值确认', list, { script: `${AGENCY_PATH}/deciding.js` }));
  });
  serveDecisionScript(app, AGENCY_PATH);

  app.post(`${AGENCY_PATH}/confirm`, (request, reply) =>
    answerJson(request, reply, Confirm, async ({ rechargeNo }) => {
      await inTransaction(db, (tx) => confirmRecharge(tx, rechargeNo, { by: AGENCY, now: clock() }));
      return {};
    }),
  );
  app.post(`${AGENCY_PATH}/refuse`, (request, reply) =>
    answerJson(request, reply, Refuse, async ({ rechargeNo, reason }) => {
      await inTransaction(db, (tx) => refuseRecharge(tx, rechargeNo, { by: AGENCY, reason, now: clock() }));
      return {};
    }),
  );
}

function listOf(recharges: readonly AgencyRecharge[], linkTo: (fileNo: string) => string): Html {
  return html`<h1>充值确认</h1>
    <p>企业提交的线下充值，核对银行到账后确认或拒绝。<a href="/developer">返回开发者页面</a></p>
    <p class="problem" role="alert" hidden></p>
    ${recharges.length === 0 ? html`<p>还没有充值单。</p>` : ''}
    ${recharges.map((one) => entryOf(one, linkTo))}`;
}

function entryOf(one: AgencyRecharge, linkTo: (fileNo: string) => string): Html {
  const { rechargeNo, rechargeState, refuseReason } = one;
  return html`<section aria-labelledby="${rechargeNo}">
    <h2 id="${rechargeNo}">${rechargeNo}</h2>
    <dl>
      <dt>状态</dt>
      <dd>${RECHARGE_STATE_LABELS[rechargeState]}${refuseReason === '' ? '' : `（${refuseReason}）`}</dd>
      <dt>企业</dt>
      <dd>${one.entName}</dd>
      <dt>金额</dt>
      <dd>¥${formatPrice(one.amount)}</dd>
      <dt>付款方</dt>
      <dd>${one.payerName}</dd>
      <dt>银行流水号</dt>
      <dd>${one.bankReference}</dd>
      <dt>转账日期</dt>
      <dd>${one.transferDate}</dd>
      <dt>提交时间</dt>
      <dd>${instantText(one.applyTime)}</dd>
      <dt>凭证</dt>
      <dd>
        ${
          one.files.length === 0
            ? '无'
            : one.files.map(
                ({ fileNo, fileName }) => html`<a href="${linkTo(fileNo)}" rel="noreferrer">${fileName}</a> `,
              )
        }
      </dd>
    </dl>
    ${rechargeState === 'waiting' ? decisionOf(rechargeNo) : ''}
  </section>`;
}

const decisionOf = (rechargeNo: string): Html =>
  decisionForm(
    { path: AGENCY_PATH, name: 'rechargeNo', no: rechargeNo },
    { as: 'confirm', text: '确认到账' },
  );
