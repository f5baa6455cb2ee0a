import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { instantText } from '../../../../src/domain/shanghai-time';
import { staffRoleNo } from '../../permission/staff-role';
import { DEMO_INVITATION } from '../../seed/accounts';
import { DAY } from '../../server/limits/allowance';
import type { MountContext } from '../../server/area';
import { answerJson, sendFresh, serveAssets } from '../../server/pages/developer-pages';
import { html, page, type Html } from '../../server/pages/html';
import { endsOf } from '../end';
import { insertInvitation, newInviteSign, withdrawInvitation } from '../invitations';
import {
  findInvitingEnterprises,
  findNewestInvitations,
  mayInvite,
  type InvitingEnterprise,
} from './queries';

export const INVITATIONS_PATH = '/developer/invitations';

const No = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const Make = v.object({
  enterpriseNum: No,
  deptNo: No,
  positionNo: No,
  invitedBy: No,
  maxUses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});
const Withdraw = v.object({ invitationNo: No });

const ENDS = {
  withdrawn: '已撤回',
  expired: '已过期',
  usedUp: '已用完',
  notAllowed: '已失效（邀请人已无权限）',
} as const;

/**
 * Mounts the page of invitations for trying out the portal: they are made, listed and withdrawn without a login, and it
 * is never mounted in production. A link is shown only when it is made, because its token is not stored.
 */
export function mountInvitationPages(
  app: FastifyInstance,
  { db, clock, deps: { config } }: Pick<MountContext, 'db' | 'clock' | 'deps'>,
): void {
  const linkOf = (inviteSign: string) =>
    `${config.publicUrl}/#/linkInvite/linkInvite?inviteSign=${encodeURIComponent(inviteSign)}`;

  app.get(INVITATIONS_PATH, async (_request, reply) => {
    const inviting = await findInvitingEnterprises(db);
    const endOf = endsOf(db, clock());
    const made: CreatedInvitation[] = [];
    for (const one of await findNewestInvitations(db)) made.push({ ...one, end: await endOf(one) });
    const content = contentOf(inviting, made, linkOf(DEMO_INVITATION.inviteSign));
    return sendFresh(reply, page('企业邀请', content, { script: `${INVITATIONS_PATH}/invitations.js` }));
  });
  serveAssets(app, INVITATIONS_PATH, import.meta.dirname, ['invitations.js']);

  app.post(`${INVITATIONS_PATH}/make`, (request, reply) =>
    answerJson(request, reply, Make, async ({ days, ...asked }) => {
      if (!(await mayInvite(db, asked, clock()))) return undefined;
      const [now, inviteSign] = [clock(), newInviteSign()];
      const expiresAt = new Date(now.getTime() + days * DAY);
      const roleNo = staffRoleNo(asked.enterpriseNum);
      const invitationNo = await insertInvitation(db, { ...asked, roleNo, expiresAt }, { inviteSign, now });
      return { invitationNo, link: linkOf(inviteSign) };
    }),
  );
  app.post(`${INVITATIONS_PATH}/withdraw`, (request, reply) =>
    answerJson(request, reply, Withdraw, async ({ invitationNo }) =>
      (await withdrawInvitation(db, invitationNo, clock())) ? {} : undefined,
    ),
  );
}

type CreatedInvitation = Awaited<ReturnType<typeof findNewestInvitations>>[number] & {
  end: keyof typeof ENDS | undefined;
};

function contentOf(
  inviting: readonly InvitingEnterprise[],
  made: readonly CreatedInvitation[],
  demoLink: string,
): Html {
  return html`<h1>企业邀请</h1>
    <p>生成邀请链接，受邀人用手机号验证后加入企业。<a href="/developer">返回开发者页面</a></p>
    <p>演示数据自带的邀请：<a href="${demoLink}" rel="noreferrer">打开邀请页</a></p>
    <p class="problem" role="alert" hidden></p>
    <section class="made" aria-labelledby="made" hidden>
      <h2 id="made" tabindex="-1">邀请链接</h2>
      <p>链接只显示这一次，请复制保存。</p>
      <p><a class="link" rel="noreferrer"></a></p>
      <p><button type="button" class="renew">刷新列表</button></p>
    </section>
    ${inviting.map(makeForm)}
    <h2>已有邀请</h2>
    ${made.length === 0 ? html`<p>还没有邀请。</p>` : listOf(made)}`;
}

function makeForm({ enterpriseNum, entName, departments, positions, inviters }: InvitingEnterprise): Html {
  const select = (name: string, label: string, options: InvitingEnterprise['departments']) =>
    html`<label for="${name}-${enterpriseNum}">${label}</label>
      <select id="${name}-${enterpriseNum}" name="${name}">
        ${options.map(({ no, name: text }) => html`<option value="${no}">${text}</option>`)}
      </select>`;
  return html`<details>
    <summary>${entName}</summary>
    <form data-enterprise-num="${enterpriseNum}">
      ${select('deptNo', '部门', departments)} ${select('positionNo', '职位', positions)}
      ${select('invitedBy', '邀请人', inviters)}
      <label for="maxUses-${enterpriseNum}">可用人数</label>
      <input
        id="maxUses-${enterpriseNum}"
        name="maxUses"
        type="number"
        min="1"
        max="1000"
        value="10"
        required
      />
      <label for="days-${enterpriseNum}">有效天数</label>
      <input id="days-${enterpriseNum}" name="days" type="number" min="1" max="365" value="7" required />
      <button class="primary" type="submit">生成邀请链接</button>
    </form>
  </details>`;
}

function listOf(made: readonly CreatedInvitation[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th>邀请</th>
        <th>加入到</th>
        <th>邀请人</th>
        <th>人数</th>
        <th>有效期至</th>
        <th>状态</th>
      </tr>
    </thead>
    <tbody>
      ${made.map(rowOf)}
    </tbody>
  </table>`;
}

function rowOf(one: CreatedInvitation): Html {
  const { invitation_no: no, uses, max_uses: maxUses, end } = one;
  return html`<tr>
    <td>${no}</td>
    <td>${one.ent_short_name} ${one.dept_name} ${one.position_name}</td>
    <td>${one.inviter_name}</td>
    <td>${uses}/${maxUses}</td>
    <td>${instantText(one.expires_at.toISOString())}</td>
    <td>
      ${
        end === undefined
          ? html`有效 <button type="button" data-withdraw="${no}" aria-label="撤回${no}">撤回</button>`
          : ENDS[end]
      }
    </td>
  </tr>`;
}
