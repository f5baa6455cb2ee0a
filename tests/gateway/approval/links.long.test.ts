import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { transferApproval, urgeApproval, URGE_EVERY_MIN } from '../../../src/contract/approval/actions';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  submitApprovalApplyAuto,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { LINK_SIGN, openApprovalLink } from '../../../src/contract/approval/link';
import { queryApprovalOutlook } from '../../../src/contract/approval/outlook';
import { switchEnterprise } from '../../../src/contract/enterprise/enterprise';
import { loginOut, signOutEverywhere, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { streamOrderChanges } from '../../../src/contract/order/live';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { addApprovalDeputy, endApprovalDeputy } from '../../../src/contract/approval/deputies';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { callsOfContract } from '../../support/contract-calls';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import { validBody } from '../../support/gateway/hostile-values';
import { linkTo, mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { tripLeg } from '../../support/gateway/areas/trips';

const WEEK_MIN = 7 * 24 * 60;

describe('links of mails', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
  });
  afterAll(() => setup.close());
  beforeEach(() => setup.login());

  /** Submits a trip of `staff` far in the future and returns the link of the approver's mail. */
  async function ask(endsIn = 60) {
    const today = shanghaiDate(gateway.clock.now);
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 1,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg({ beginDate: today, endDate: addDays(today, endsIn) })],
        travellerNOList: [setup.noOf('staff')],
      },
      setup.tokenOf('staff'),
    );
    const link = await linkTo(gateway, 'approver');
    assert.equal(link.applyId, applyId);
    return link;
  }

  const open = async ({ applyId, authSign }: { applyId: string; authSign: string }) =>
    (await gateway.ok(openApprovalLink, { applyId, authSign })).authSign;

  it('lead to the approve page of the kind, and open the one application', async () => {
    const link = await ask();
    assert.equal(link.url.href.split('#')[0], `${gateway.config.publicUrl}/approve.html`);
    assert.equal(link.page, 'busTripApproveDetail');
    const as = await open(link);
    const detail = await gateway.ok(queryApprovalDetail, { applyId: link.applyId }, { as });
    assert.equal(detail.canAgree, true);
    assert.deepEqual(
      [detail.canTransfer, detail.canAddApprovers, detail.returnSteps],
      [false, false, []],
      'nothing else is to be done from there',
    );
    await gateway.ok(
      decideApproval,
      { applyId: link.applyId, decision: 'agree', opinion: '' },
      { as, requestId: 'agree-by-link' },
    );
    // The same request is sent again, as if its response had been lost.
    await gateway.ok(
      decideApproval,
      { applyId: link.applyId, decision: 'agree', opinion: '' },
      { as, requestId: 'agree-by-link' },
    );
    const decided = await gateway.ok(queryApprovalDetail, { applyId: link.applyId }, { as });
    assert.deepEqual([decided.applyState, decided.canDecide], ['已同意', false]);
  });

  it('open for an approver’s deputy, and decide in their place', async () => {
    const today = shanghaiDate(gateway.clock.now);
    const { deputyId } = await gateway.ok(
      addApprovalDeputy,
      { staffNO: setup.noOf('admin'), beginDate: today, endDate: today },
      setup.tokenOf('approver'),
    );
    await ask();
    const link = await linkTo(gateway, 'admin');
    const as = await open(link);
    const { canAgree, standsInFor } = await gateway.ok(
      queryApprovalDetail,
      { applyId: link.applyId },
      { as },
    );
    assert.deepEqual([canAgree, standsInFor], [true, '王建华']);
    await gateway.ok(decideApproval, { applyId: link.applyId, decision: 'agree', opinion: '' }, { as });
    await ask();
    const unused = await linkTo(gateway, 'admin');
    await gateway.ok(endApprovalDeputy, { deputyId }, setup.tokenOf('approver'));
    await gateway.refused('linkForeign', openApprovalLink, unused);
  });

  it('show the applicant the outcome, to be read and nothing else', async () => {
    const { applyId } = await ask();
    await setup.decide(applyId, 'refuse', '下月再去');
    const [mail] = await mailsTo(gateway, 'staff');
    assert.match(mail?.content ?? '', /审批意见：下月再去/);
    const as = await open(await linkTo(gateway, 'staff'));
    const detail = await gateway.ok(queryApprovalDetail, { applyId }, { as });
    assert.deepEqual([detail.applyState, detail.isOwn, detail.canWithdraw], ['已拒绝', false, false]);
    await gateway.refused('sessionLimited', withdrawApproval, { applyId }, { as });
  });

  it('keep no token in the database, but in the mail itself', async () => {
    const { authSign } = await ask();
    assert.match(authSign, new RegExp(`^${LINK_SIGN}[\\w-]{43}$`));
    const links = await gateway.db.selectFrom('approval_link').selectAll().execute();
    assert.ok(links.some(({ token_hash }) => token_hash === hashToken(authSign)));
    assert.doesNotMatch(JSON.stringify(links), new RegExp(authSign));
    const sessionSign = await open({ ...(await ask()) });
    const sessions = await gateway.db.selectFrom('session').selectAll().execute();
    assert.doesNotMatch(JSON.stringify(sessions), new RegExp(sessionSign));
  });

  it('open once: replayed they are refused, at the same moment too', async () => {
    const link = await ask();
    const both = await Promise.all(
      [1, 2].map(() => gateway.send(openApprovalLink, { applyId: link.applyId, authSign: link.authSign })),
    );
    assert.deepEqual(both.map(({ code }) => code).sort(), ['0', FAULTS.linkUsed.code]);
    await setup.decide(link.applyId, 'agree');
    assert.deepEqual(await gateway.refused('linkUsed', openApprovalLink, link), { applyState: '已同意' });
  });

  it('are not opened by those who only look at them', async () => {
    const link = await ask();
    for (const method of ['GET', 'HEAD'] as const) {
      await gateway.app.inject({ method, url: `${link.url.pathname}${link.url.search}` });
      await gateway.app.inject({ method, url: `${openApprovalLink.path}?authSign=${link.authSign}` });
    }
    await open(link);
  });

  it('are refused once tampered with, and serve no other application', async () => {
    const link = await ask();
    const other = await ask();
    const last = link.authSign.slice(-1) === 'A' ? 'B' : 'A';
    const tampered = [
      { authSign: link.authSign.slice(0, -1) + last },
      { authSign: LINK_SIGN + randomBytes(32).toString('base64url') },
      { authSign: '' },
      { authSign: hashToken(link.authSign) },
      { applyId: other.applyId },
      { applyId: 'SP26010100000001' },
      { authSign: setup.tokenOf('approver').as },
    ];
    for (const changed of tampered) {
      await gateway.refused('linkUnknown', openApprovalLink, { ...link, ...changed });
    }
    await open(link);
  });

  it('expire after a week, and with the time to decide', async () => {
    const far = await ask();
    const near = await ask(1);
    gateway.clock.advance(3 * 24 * 60);
    assert.deepEqual(await gateway.refused('linkExpired', openApprovalLink, near), { applyState: '已过期' });
    gateway.clock.advance(WEEK_MIN - 3 * 24 * 60);
    assert.deepEqual(await gateway.refused('linkExpired', openApprovalLink, far), { applyState: '审批中' });
  });

  it('open only for their recipients: other users see a message, and the links stay valid', async () => {
    const link = await ask();
    const presentAuthSign = setup.tokenOf('admin').as;
    await gateway.refused('linkForeign', openApprovalLink, { ...link, presentAuthSign });
    await gateway.ok(openApprovalLink, { ...link, presentAuthSign: setup.tokenOf('approver').as });
  });

  it('open nothing any more to who has passed the application on; to whom it was passed they do', async () => {
    const link = await ask();
    const staffNO = setup.noOf('admin');
    await gateway.ok(
      transferApproval,
      { applyId: link.applyId, staffNO, opinion: '' },
      setup.tokenOf('approver'),
    );
    assert.deepEqual(await gateway.refused('linkForeign', openApprovalLink, link), { applyState: '审批中' });
    const theirs = await linkTo(gateway, 'admin');
    assert.equal(theirs.applyId, link.applyId);
    const as = await open(theirs);
    await gateway.ok(decideApproval, { applyId: link.applyId, decision: 'agree', opinion: '' }, { as });
  });

  it('show a decision made meanwhile, and decide it no more', async () => {
    const link = await ask();
    const early = await ask();
    const opened = await open(early);
    for (const { applyId } of [link, early]) await setup.decide(applyId, 'refuse');
    const as = await open(link);
    const detail = await gateway.ok(queryApprovalDetail, { applyId: link.applyId }, { as });
    assert.deepEqual([detail.applyState, detail.canDecide], ['已拒绝', false]);
    const agree = { decision: 'agree', opinion: '' } as const;
    await gateway.refused('applyDecided', decideApproval, { applyId: link.applyId, ...agree }, { as });
    await gateway.refused(
      'applyDecided',
      decideApproval,
      { applyId: early.applyId, ...agree },
      { as: opened },
    );
  });

  it('open a session that every other call refuses', async () => {
    const link = await ask();
    const other = await ask();
    const as = await open(link);
    const allowed = new Set([queryApprovalDetail.path, queryApprovalOutlook.path, decideApproval.path]);
    const admitted: string[] = [];
    for (const [name, call] of await callsOfContract()) {
      if (call.needs !== 'token' || allowed.has(call.path) || call.multipart) continue;
      const { code } = await gateway.send(call, validBody(call.body), { as });
      if (code !== FAULTS.sessionLimited.code) admitted.push(`${name}: ${code}`);
    }
    assert.deepEqual(admitted, []);
    const { applyId } = other;
    await gateway.refused('sessionLimited', queryApprovalDetail, { applyId }, { as });
    await gateway.refused('sessionLimited', queryApprovalOutlook, { applyId }, { as });
    await gateway.ok(queryApprovalOutlook, { applyId: link.applyId }, { as });
    const agree = { decision: 'agree', opinion: '' } as const;
    await gateway.refused('sessionLimited', decideApproval, { applyId, ...agree }, { as });
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: as });
    await gateway.refused('authExpired', switchEnterprise, {
      authSign: as,
      companyNO: '100001',
      sessionID: 's',
    });
    const stream = await gateway.app.inject({
      method: 'POST',
      url: streamOrderChanges.path,
      headers: { authsign: as, 'content-type': 'application/json' },
      payload: '{}',
    });
    assert.equal(stream.json<{ code: string }>().code, FAULTS.sessionLimited.code);
    await gateway.ok(queryApprovalDetail, { applyId: link.applyId }, { as });
  });

  it('open a session of an hour, however it is used, which ends with all of the user', async () => {
    const link = await ask();
    const as = await open(link);
    const { applyId } = link;
    gateway.clock.advance(59);
    await gateway.ok(queryApprovalDetail, { applyId }, { as });
    gateway.clock.advance(1);
    await gateway.refused('authExpired', queryApprovalDetail, { applyId }, { as });

    await setup.login();
    const again = await ask();
    const unopened = await ask();
    const session = await open(again);
    await gateway.ok(signOutEverywhere, {}, setup.tokenOf('approver'));
    await gateway.refused('authExpired', queryApprovalDetail, { applyId: again.applyId }, { as: session });
    await gateway.refused('linkUnknown', openApprovalLink, unopened);
  });

  it('end their session alone when signed out of', async () => {
    const link = await ask();
    const as = await open(link);
    await gateway.ok(loginOut, { authSign: as });
    await gateway.refused('authExpired', queryApprovalDetail, { applyId: link.applyId }, { as });
    await gateway.ok(queryApprovalList, { role: 'approver' }, setup.tokenOf('approver'));
  });

  it('come anew with a reminder, and the one before stays valid as it was', async () => {
    const link = await ask();
    gateway.clock.advance(URGE_EVERY_MIN);
    await gateway.ok(urgeApproval, { applyId: link.applyId }, setup.tokenOf('staff'));
    const [mail] = await mailsTo(gateway, 'approver');
    assert.match(mail?.subject ?? '', /提醒您审批/);
    const reminder = await linkTo(gateway, 'approver');
    assert.notEqual(reminder.authSign, link.authSign);
    await open(reminder);
    await open(link);
  });
});
