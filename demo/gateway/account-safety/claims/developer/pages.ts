import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { instantText } from '../../../../../src/domain/shanghai-time';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { downloadUrl } from '../../../files/link';
import type { MountContext } from '../../../server/area';
import {
  answerJson,
  sendFresh,
  decisionForm,
  serveDecisionScript,
} from '../../../server/pages/developer-pages';
import { html, page, type Html } from '../../../server/pages/html';
import { setLocked } from '../../queries';
import { approveClaim, refuseClaim } from '../decide';
import type { ClaimNoticeContext } from '../notify-owner';
import { findDisputed, findServiceClaims, type DisputedAccount, type ServiceClaim } from './queries';
import { CLAIM_STATE_LABELS } from '../../../../../src/domain/account-safety/labels';

export const CLAIMS_PATH = '/developer/claims';

const ClaimNo = v.pipe(v.string(), v.regex(/^SS\d{18}$/));
const Approve = v.object({ claimNo: ClaimNo });
const Unlock = v.object({ userNo: v.pipe(v.string(), v.regex(/^U[0-9A-Za-z]{1,40}$/)) });
const Refuse = v.object({
  claimNo: ClaimNo,
  // no text of the database can hold a NUL character
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.excludes('\0')),
});

/**
 * Mounts the side of customer service for trying out the portal: claims of persons who can reach neither phone nor
 * mailbox, with their documents. Like all developer pages it has no login of its own and is never mounted in
 * production.
 */
export function mountClaimPages(
  app: FastifyInstance,
  { db, clock, deps, events, background }: MountContext,
): void {
  app.get(CLAIMS_PATH, async (_request, reply) => {
    const claims = await findServiceClaims(db);
    const disputed = await findDisputed(db);
    const now = clock();
    const list = listOf(claims, (no) => downloadUrl(deps.config, { linked: 'files', no, by: '' }, now));
    const shown = html`${list}${disputedOf(disputed)}`;
    return sendFresh(reply, page('身份申诉', shown, { script: `${CLAIMS_PATH}/deciding.js` }));
  });
  serveDecisionScript(app, CLAIMS_PATH);

  app.post(`${CLAIMS_PATH}/approve`, (request, reply) =>
    answerJson(request, reply, Approve, async ({ claimNo }) => {
      await decide(request.log, (context) => approveClaim(context, deps, claimNo));
      return {};
    }),
  );
  app.post(`${CLAIMS_PATH}/refuse`, (request, reply) =>
    answerJson(request, reply, Refuse, async (refused) => {
      await decide(request.log, (context) => refuseClaim(context, deps, refused));
      return {};
    }),
  );

  app.post(`${CLAIMS_PATH}/unlock`, (request, reply) =>
    answerJson(request, reply, Unlock, async ({ userNo }) => {
      await setLocked(db, userNo, null);
      return {};
    }),
  );

  /** Decides in a transaction; notifications are sent after the commit. */
  async function decide(
    log: FastifyBaseLogger,
    run: (context: ClaimNoticeContext) => Promise<void>,
  ): Promise<void> {
    const told: { name: string; task(database: Database): Promise<unknown> }[] = [];
    await inTransaction(db, (tx) =>
      run({
        db: tx,
        now: clock(),
        emit: events.emit,
        after: (name, task) => void told.push({ name, task }),
      }),
    );
    for (const { name, task } of told) background.run(name, log, () => task(db));
    background.run('deliver events', log, events.deliver);
  }
}

function listOf(claims: readonly ServiceClaim[], linkTo: (fileNo: string) => string): Html {
  return html`<h1>身份申诉</h1>
    <p>
      手机和邮箱都无法使用的用户提交的申诉。核对证件与下列信息一致后通过，24小时后生效；有疑问时拒绝。<a
        href="/developer"
        >返回开发者页面</a
      >
    </p>
    <p class="problem" role="alert" hidden></p>
    ${claims.length === 0 ? html`<p>还没有身份申诉。</p>` : ''} ${claims.map((one) => entryOf(one, linkTo))}`;
}

const timeText = (time: Date | null): string => (time === null ? '' : instantText(time.toISOString()));

function entryOf(one: ServiceClaim, linkTo: (fileNo: string) => string): Html {
  const { claim_no: claimNo, claim_state: state, refuse_reason: refuseReason } = one;
  return html`<section aria-labelledby="${claimNo}">
    <h2 id="${claimNo}">${claimNo}</h2>
    <dl>
      <dt>状态</dt>
      <dd>${CLAIM_STATE_LABELS[state]}${refuseReason === '' ? '' : `（${refuseReason}）`}</dd>
      <dt>姓名</dt>
      <dd>${one.user_name}</dd>
      <dt>账号</dt>
      <dd>${one.login_name ?? '无'}</dd>
      <dt>企业</dt>
      <dd>${one.entNames.join('、')}</dd>
      <dt>当前手机</dt>
      <dd>${one.telephone}</dd>
      <dt>当前邮箱</dt>
      <dd>${one.email ?? '无'}</dd>
      <dt>申请更换为</dt>
      <dd>${one.present}</dd>
      <dt>申诉原因</dt>
      <dd>${one.reason}</dd>
      <dt>提交时间</dt>
      <dd>${timeText(one.made_at)}（IP ${one.address}）</dd>
      ${
        one.effect_at === null
          ? ''
          : html`<dt>生效时间</dt>
              <dd>${timeText(one.effect_at)}</dd>`
      }
      <dt>身份证明</dt>
      <dd>
        ${
          one.files.length === 0
            ? '已删除'
            : one.files.map(
                ({ fileNo, fileName }) => html`<a href="${linkTo(fileNo)}" rel="noreferrer">${fileName}</a> `,
              )
        }
      </dd>
    </dl>
    ${state === 'waiting' ? decisionOf(claimNo) : ''}
  </section>`;
}

/** Disputed accounts, whose owner customer service determines and admits again. */
const disputedOf = (accounts: readonly DisputedAccount[]): Html =>
  html`${accounts.map(
    (one) =>
      html`<section aria-labelledby="${one.user_no}">
        <h2 id="${one.user_no}">已锁定的账号 ${one.user_no}</h2>
        <dl>
          <dt>姓名</dt>
          <dd>${one.user_name}</dd>
          <dt>企业</dt>
          <dd>${one.entNames.join('、')}</dd>
          <dt>当前手机</dt>
          <dd>${one.telephone}</dd>
          <dt>锁定时间</dt>
          <dd>${timeText(one.locked_at)}</dd>
        </dl>
        <form data-decide="${CLAIMS_PATH}" data-name="userNo" data-no="${one.user_no}">
          <button class="primary" type="submit" name="decision" value="unlock">解锁</button>
        </form>
      </section>`,
  )}`;

const decisionOf = (claimNo: string): Html =>
  decisionForm({ path: CLAIMS_PATH, name: 'claimNo', no: claimNo }, { as: 'approve', text: '通过' });
