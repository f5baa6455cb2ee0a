import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  setSecurityPassword,
  changePhone,
  sendNewPhoneCode,
} from '../../../src/contract/account-safety/changes';
import {
  applyAccountClaim,
  queryAccountClaim,
  sendClaimCode,
  withdrawAccountClaim,
} from '../../../src/contract/account-safety/claims';
import { openClaimDocument, queryAgencyClaim } from '../../../src/contract/agency/claims';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { fileSearch } from '../../../src/contract/files/files';
import { loginBySmsCode } from '../../../src/contract/login/login';
import {
  codeIn,
  followLink,
  openLink,
  phoneOf,
  signInBySms,
  signInProven,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import {
  decideClaim,
  makeClaim,
  NEW_PHONE,
  pictureOf,
} from '../../support/gateway/areas/accounts/account-claims';
import { openAs } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { openPartnerSession } from '../../support/gateway/partner-session';

const HOUR = 60;
const DAY = 24 * HOUR;

describe('claims of who can reach neither phone nor mailbox', () => {
  let gateway: TestGateway;
  let as: string;
  let former: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    former = await phoneOf(gateway, 'staff');
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.advance(3 * DAY);
    await gateway.db
      .updateTable('app_user')
      .set({ telephone: former, email: 'staff@demo.example' })
      .where('login_name', '=', 'staff')
      .execute();
    await gateway.db
      .updateTable('account_claim')
      .set({ claim_state: 'withdrawn', ended_at: gateway.clock.now })
      .where('ended_at', 'is', null)
      .execute();
    as = await gateway.login('staff');
  });
  const claimNow = async (token = as) => (await gateway.ok(queryAccountClaim, {}, { as: token })).claim;
  const eventsOf = async (token = as) =>
    (await gateway.ok(queryAccountEvents, { kind: 'changes', pageSize: 5 }, { as: token })).eventList.map(
      ({ kind }) => kind,
    );
  /** Advances the clock, runs the due work and waits until its messages are sent. */
  async function later(minutes: number): Promise<void> {
    gateway.clock.advance(minutes);
    await gateway.sweep();
    await gateway.idle();
  }

  it('change the phone a day after customer service has found them proved', async () => {
    const claimNo = await makeClaim(gateway, as);
    const { fileList, ...made } = (await claimNow()) ?? assert.fail();
    assert.deepEqual(made, {
      claimNo,
      claimState: 'waiting',
      phone: '139****5678',
      reason: '手机丢失，邮箱已停用',
      applyTime: gateway.clock.now.toISOString(),
      decideTime: '',
      effectTime: '',
      refuseReason: '',
    });
    assert.deepEqual(
      fileList.map(({ fileName }) => fileName),
      ['身份证.png'],
    );
    assert.equal((await decideClaim(gateway, 'approve', { claimNo })).success, true);
    const effect = new Date(gateway.clock.now.getTime() + DAY * 60_000);
    const approved = await claimNow();
    assert.deepEqual([approved?.claimState, approved?.effectTime], ['approved', effect.toISOString()]);
    assert.match(await smsTo(gateway, NEW_PHONE), /身份申诉已通过/);
    await later(DAY - 1);
    assert.equal(await phoneOf(gateway, 'staff'), former);
    await later(1);
    assert.equal(await phoneOf(gateway, 'staff'), NEW_PHONE);
    const there = await signInBySms(gateway, NEW_PHONE);
    assert.equal((await claimNow(there))?.claimState, 'done');
    assert.deepEqual((await eventsOf(there)).slice(0, 3), ['phoneChanged', 'claimApproved', 'claimMade']);
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: former, smsCode: '123456' });
  });

  it('are announced to the former mailbox and phone as they are made and approved, and stopped by either', async () => {
    for (const [at, by] of [
      ['made', 'mail'],
      ['made', 'sms'],
      ['approved', 'mail'],
      ['approved', 'sms'],
    ] as const) {
      gateway.clock.advance(DAY);
      as = await gateway.login('staff');
      const claimNo = await makeClaim(gateway, as);
      if (at === 'approved') await decideClaim(gateway, 'approve', { claimNo });
      await gateway.idle();
      const [mail] = await mailsTo(gateway, 'staff');
      const said = by === 'mail' ? (mail?.content ?? '') : await smsTo(gateway, former);
      assert.match(said, at === 'made' ? /提交了身份申诉/ : /身份申诉已通过/);
      const token = tokenIn(said);
      assert.match(await openLink(gateway, token), /申请将手机更换为139\*{4}5678/);
      assert.equal((await claimNow())?.claimState, at === 'made' ? 'waiting' : 'approved');
      const { isDone, said: told } = await followLink(gateway, token);
      assert.deepEqual([isDone, told.includes('申诉已撤销')], [true, true]);
      await gateway.refused('authExpired', queryAccountClaim, {}, { as });
      as = await gateway.login('staff');
      assert.equal((await claimNow())?.claimState, 'denied');
      assert.equal((await eventsOf())[0], 'claimDenied');
      assert.equal((await followLink(gateway, token)).isDone, false);
      assert.equal((await decideClaim(gateway, 'approve', { claimNo })).success, false);
      await later(2 * DAY);
      assert.equal(await phoneOf(gateway, 'staff'), former);
    }
  });

  it('are refused with a reason, which both phones receive', async () => {
    const claimNo = await makeClaim(gateway, as);
    assert.equal((await decideClaim(gateway, 'refuse', { claimNo, reason: ' ' })).code, '41000');
    assert.equal((await decideClaim(gateway, 'refuse', { claimNo, reason: '证件不清晰' })).success, true);
    const refused = await claimNow();
    assert.deepEqual([refused?.claimState, refused?.refuseReason], ['refused', '证件不清晰']);
    assert.match(await smsTo(gateway, NEW_PHONE), /未通过，原因：证件不清晰/);
    const [mail] = await mailsTo(gateway, 'staff');
    assert.match(mail?.content ?? '', /未通过，原因：证件不清晰/);
    assert.equal((await decideClaim(gateway, 'approve', { claimNo })).code, '41141');
    await later(2 * DAY);
    assert.equal(await phoneOf(gateway, 'staff'), former);
  });

  it('are one at a time, taken back by the claimant also once they are approved', async () => {
    const claimNo = await makeClaim(gateway, as);
    gateway.clock.advance(2);
    const files = [await pictureOf(gateway, as)];
    await gateway.ok(sendClaimCode, { phone: NEW_PHONE }, { as });
    const second = {
      phone: NEW_PHONE,
      smsCode: codeIn(await smsTo(gateway, NEW_PHONE)),
      reason: '再次',
      fileNos: files,
    };
    await gateway.refused('claimOpen', applyAccountClaim, second, { as });
    await decideClaim(gateway, 'approve', { claimNo });
    assert.deepEqual(await gateway.ok(withdrawAccountClaim, {}, { as }), { claimNo });
    await gateway.refused('claimOver', withdrawAccountClaim, {}, { as });
    await gateway.idle();
    const [mail] = await mailsTo(gateway, 'staff');
    assert.match(mail?.content ?? '', /身份申诉已撤回/);
    await later(2 * DAY);
    assert.equal(await phoneOf(gateway, 'staff'), former);
  });

  it('are decided, made and stopped once of two at once', async () => {
    const claimNo = await makeClaim(gateway, as);
    const decided = await Promise.all([
      decideClaim(gateway, 'approve', { claimNo }),
      decideClaim(gateway, 'refuse', { claimNo, reason: '证件不清晰' }),
    ]);
    assert.equal(decided.filter(({ success }) => success).length, 1);
    await gateway.idle();
    const token = tokenIn(await smsTo(gateway, former));
    const stopped = await Promise.all([followLink(gateway, token), followLink(gateway, token)]);
    assert.ok(stopped.filter(({ isDone }) => isDone).length <= 1);
  });

  it('need a code of the new phone, documents of the claimant, and a phone without another account', async () => {
    const body = { phone: NEW_PHONE, smsCode: '000000', reason: '手机丢失', fileNos: [] as string[] };
    await gateway.refused('fieldsInvalid', applyAccountClaim, body, { as });
    const fileNos = [await pictureOf(gateway, as)];
    await gateway.refused('proofWrong', applyAccountClaim, { ...body, fileNos }, { as });
    const theirs = await gateway.login('admin');
    const foreign = [await pictureOf(gateway, theirs)];
    await gateway.ok(sendClaimCode, { phone: NEW_PHONE }, { as });
    const smsCode = codeIn(await smsTo(gateway, NEW_PHONE));
    await gateway.refused('fileUnknown', applyAccountClaim, { ...body, smsCode, fileNos: foreign }, { as });
    // A code sent to one phone cannot claim another.
    const other = { ...body, smsCode, fileNos, phone: '13912345679' };
    await gateway.refused('proofWrong', applyAccountClaim, other, { as });
    const admins = await phoneOf(gateway, 'admin');
    gateway.clock.advance(2);
    await gateway.ok(sendClaimCode, { phone: admins }, { as });
    const taken = { ...body, phone: admins, smsCode: codeIn(await smsTo(gateway, admins)), fileNos };
    await gateway.refused('phoneTaken', applyAccountClaim, taken, { as });
    assert.equal((await claimNow())?.claimState === 'waiting', false);
  });

  it('open no settings by the code that was sent for them', async () => {
    await gateway.ok(sendClaimCode, { phone: NEW_PHONE }, { as });
    const smsCode = codeIn(await smsTo(gateway, NEW_PHONE));
    await gateway.refused('proofNeeded', changePhone, { phone: NEW_PHONE, smsCode }, { as });
    await gateway.refused('proofNeeded', setSecurityPassword, { securityPassword: '135792' }, { as });
  });

  it('come to nothing where the phone is another’s by then, or the account has another one', async () => {
    const claimNo = await makeClaim(gateway, as);
    await decideClaim(gateway, 'approve', { claimNo });
    await gateway.db
      .updateTable('app_user')
      .set({ telephone: NEW_PHONE })
      .where('login_name', '=', 'approver')
      .execute();
    await later(DAY);
    as = await gateway.login('staff');
    assert.deepEqual(
      [(await claimNow())?.claimState, (await claimNow())?.refuseReason],
      ['refused', '新手机号已绑定其他账号'],
    );
    await gateway.db
      .updateTable('app_user')
      .set({ telephone: '13800009999' })
      .where('login_name', '=', 'approver')
      .execute();

    const second = await makeClaim(gateway, as);
    await decideClaim(gateway, 'approve', { claimNo: second });
    const own = await signInProven(gateway, 'staff', 2);
    await gateway.ok(sendNewPhoneCode, { phone: '13912340000' }, { as: own });
    const smsCode = codeIn(await smsTo(gateway, '13912340000'));
    await gateway.ok(changePhone, { phone: '13912340000', smsCode }, { as: own });
    await later(DAY);
    assert.equal(await phoneOf(gateway, 'staff'), '13912340000');
    as = await gateway.login('staff');
    assert.equal((await claimNow())?.refuseReason, '申诉后手机已更换');
  });

  it('show their documents to the claimant and the agency alone, and delete them 30 days after the end', async () => {
    const claimNo = await makeClaim(gateway, as);
    const fileNos = (await claimNow())?.fileList.map(({ fileNo }) => fileNo) ?? [];
    assert.equal((await gateway.ok(fileSearch, { fileNos }, { as })).length, 1);
    const admin = await gateway.login('admin');
    assert.deepEqual(await gateway.ok(fileSearch, { fileNos }, { as: admin }), []);
    const service = { as: await openAs(gateway, 'service') };
    const shown = await gateway.ok(queryAgencyClaim, { claimNo }, service);
    assert.deepEqual([shown.phone, shown.telephone], [NEW_PHONE, former]);
    const fileNo = fileNos[0] ?? '';
    const { downloadUrl } = await gateway.ok(openClaimDocument, { claimNo, fileNo }, service);
    const { pathname, search } = new URL(downloadUrl);
    const fetched = await gateway.app.inject({ method: 'GET', url: pathname + search });
    assert.equal(fetched.statusCode, 200);
    await decideClaim(gateway, 'refuse', { claimNo, reason: '证件不清晰' });
    await later(30 * DAY - 1);
    as = await gateway.login('staff');
    assert.equal((await claimNow())?.fileList.length, 1);
    await later(1);
    assert.deepEqual((await claimNow())?.fileList, []);
    await gateway.sweep(['files']);
    const { files } = gateway.config;
    assert.ok('folder' in files);
    const stored = readdirSync(files.folder, { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      stored.filter((name) => name.includes(fileNos[0] ?? '')),
      [],
    );
  });

  it('are not to be had in a partner’s page, nor seen by others', async () => {
    await makeClaim(gateway, as);
    const partners = await openPartnerSession(gateway, 'U000001');
    await gateway.refused('safetyBeyondPartner', queryAccountClaim, {}, { as: partners });
    await gateway.refused('safetyBeyondPartner', sendClaimCode, { phone: NEW_PHONE }, { as: partners });
    await gateway.refused('safetyBeyondPartner', withdrawAccountClaim, {}, { as: partners });
    const admin = await gateway.login('admin');
    assert.equal(await claimNow(admin), null);
    await gateway.refused('claimOver', withdrawAccountClaim, {}, { as: admin });
  });

  it('end with any other change that their owner denies', async () => {
    const own = await signInProven(gateway, 'staff', 2);
    await gateway.ok(setSecurityPassword, { securityPassword: '135792' }, { as: own });
    await gateway.idle();
    const [mail] = await mailsTo(gateway, 'staff');
    const token = tokenIn(mail?.content ?? '');
    gateway.clock.advance(2);
    const claimNo = await makeClaim(gateway, own);
    await decideClaim(gateway, 'approve', { claimNo });
    assert.equal((await followLink(gateway, token)).isDone, true);
    await later(DAY);
    assert.equal(await phoneOf(gateway, 'staff'), former);
  });
});
