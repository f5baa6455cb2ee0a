import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  addApprovers,
  returnApproval,
  urgeApproval,
  URGE_EVERY_MIN,
} from '../../../src/contract/approval/actions';
import {
  decideApproval,
  submitApprovalApplyAuto,
  withdrawApproval,
} from '../../../src/contract/approval/approval';
import { addApprovalDeputy, endApprovalDeputy } from '../../../src/contract/approval/deputies';
import { markNoticesRead, queryNoticeList } from '../../../src/contract/notice/notice';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { writeNotices } from '../../../demo/gateway/notice/write';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { phoneOf } from '../../support/gateway/areas/accounts/account-steps';
import { setUpApprovals, type ApprovalSetup } from '../../support/gateway/areas/approval-setup';
import type { TestGateway } from '../../support/gateway/harness';
import {
  queryNoticeChoices,
  saveNoticeChoices,
  type NoticeWay,
} from '../../../src/contract/personal-info/notices';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { choicesBut } from '../../support/gateway/areas/accounts/notice-choices';
import { tripLeg } from '../../support/gateway/areas/trips';

type Account = 'staff' | 'approver' | 'admin' | 'multi';

describe('notices', () => {
  let setup: ApprovalSetup;
  let gateway: TestGateway;
  let begun: Date;
  beforeAll(async () => {
    setup = await setUpApprovals();
    ({ gateway } = setup);
    begun = gateway.clock.now;
  });
  afterAll(() => setup.close());
  beforeEach(() => setup.login());

  async function apply(endsIn = 30): Promise<string> {
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
    return applyId;
  }

  const listOf = (account: Account, page = {}) => gateway.ok(queryNoticeList, page, setup.tokenOf(account));

  /** Notices of an account about an application, newest first. */
  const toldOf = async (account: Account, applyId: string) =>
    (await listOf(account, { pageSize: 100 })).noticeList
      .filter((notice) => notice.about === 'application' && notice.applyId === applyId)
      .map(({ kind, isRead }) => (isRead ? `(${kind})` : kind));

  it('come with the event, to those it concerns, and not to others', async () => {
    const applyId = await apply();
    assert.deepEqual(await toldOf('approver', applyId), ['asked']);
    for (const other of ['staff', 'admin', 'multi'] as const)
      assert.deepEqual(await toldOf(other, applyId), []);
    await gateway.ok(
      addApprovers,
      { applyId, staffNOList: [setup.noOf('admin')] },
      setup.tokenOf('approver'),
    );
    assert.deepEqual(await toldOf('admin', applyId), ['added']);
    await setup.decide(applyId, 'refuse', '不去');
    assert.deepEqual(await toldOf('staff', applyId), ['refused']);
    const { noticeList } = await listOf('staff');
    assert.equal(
      noticeList.flatMap((one) =>
        one.about === 'application' && one.applyId === applyId ? [one.byName] : [],
      )[0],
      '王建华',
    );
    assert.deepEqual(await toldOf('admin', applyId), ['(added)'], 'what is over asks for nothing');
  });

  it('of the reminder come each time, of the rest once', async () => {
    const applyId = await apply();
    for (let i = 0; i < 2; i += 1) {
      gateway.clock.advance(URGE_EVERY_MIN);
      await gateway.ok(urgeApproval, { applyId }, setup.tokenOf('staff'));
    }
    await gateway.sweep(['notice', 'mail']);
    assert.deepEqual(await toldOf('approver', applyId), ['urged', 'urged', 'asked']);
    const about = (await mailsTo(gateway, 'approver')).filter(({ content }) => content.includes(applyId));
    assert.equal(about.length, 3);
  });

  it('come by mail unless one does without, by their kind; in the portal they come all the same', async () => {
    const choose = (account: Account, ways: Parameters<typeof choicesBut>[0]) =>
      gateway.ok(saveNoticeChoices, choicesBut(ways), setup.tokenOf(account));
    const portal: NoticeWay[] = ['portal'];
    const mailsAbout = async (account: Account, applyId: string) =>
      (await mailsTo(gateway, account)).filter(({ content }) => content.includes(applyId)).length;
    await choose('approver', { asking: portal });
    await choose('staff', { outcome: portal });
    const applyId = await apply();
    await setup.decide(applyId, 'agree');
    assert.deepEqual(await toldOf('approver', applyId), ['(asked)']);
    assert.deepEqual(await toldOf('staff', applyId), ['agreed']);
    assert.deepEqual([await mailsAbout('approver', applyId), await mailsAbout('staff', applyId)], [0, 0]);

    await choose('approver', { outcome: portal });
    await choose('staff', {});
    const later = await apply();
    await setup.decide(later, 'agree');
    assert.deepEqual([await mailsAbout('approver', later), await mailsAbout('staff', later)], [1, 1]);
    const { ways } = await gateway.ok(queryNoticeChoices, {}, setup.tokenOf('approver'));
    assert.deepEqual([ways.asking, ways.outcome], [['portal', 'mail'], ['portal']]);
    await choose('approver', {});
  });

  it('come by SMS alone to users who choose so, without a link', async () => {
    const token = setup.tokenOf('approver');
    await gateway.ok(saveNoticeChoices, choicesBut({ asking: ['sms'] }), token);
    const applyId = await apply();
    await Promise.all([gateway.sweep(['notice']), gateway.sweep(['notice'])]);
    assert.deepEqual(await toldOf('approver', applyId), []);
    assert.deepEqual(
      (await mailsTo(gateway, 'approver')).filter(({ content }) => content.includes(applyId)),
      [],
    );
    const sent = await gateway.db
      .selectFrom('sms_message')
      .select(['phone', 'content'])
      .where('content', 'like', `%${applyId}%`)
      .execute();
    assert.deepEqual(sent, [
      {
        phone: await phoneOf(gateway, 'approver'),
        content: `陈思远的出差申请等待您审批。申请单号：${applyId}`,
      },
    ]);
    await gateway.ok(saveNoticeChoices, choicesBut({}), token);
  });

  it('come to deputies, by mail too, and ask for nothing once it is decided', async () => {
    const today = shanghaiDate(gateway.clock.now);
    const { deputyId } = await gateway.ok(
      addApprovalDeputy,
      { staffNO: setup.noOf('admin'), beginDate: today, endDate: today },
      setup.tokenOf('approver'),
    );
    const applyId = await apply();
    assert.deepEqual(await toldOf('admin', applyId), ['standIn']);
    await gateway.sweep(['notice', 'mail']);
    const mails = (await mailsTo(gateway, 'admin')).filter(({ content }) => content.includes(applyId));
    assert.equal(mails.length, 1);
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, setup.tokenOf('admin'));
    assert.deepEqual(await toldOf('admin', applyId), ['(standIn)']);
    assert.deepEqual(await toldOf('approver', applyId), ['(asked)']);
    await gateway.ok(endApprovalDeputy, { deputyId }, setup.tokenOf('approver'));
  });

  it('come to those who are to decide before the price that is held ends, once', async () => {
    const { orderNo, waitsForApplyId: applyId } = await setup.wait();
    const { deadline } = await gateway.db
      .selectFrom('approval_request')
      .select('deadline')
      .where('apply_id', '=', applyId)
      .executeTakeFirstOrThrow();
    const ends = new Date(gateway.clock.now.getTime() + 40 * 60_000);
    assert.ok(ends < deadline);
    await gateway.db
      .updateTable('flight_order')
      .set({ price_guaranteed_until: ends })
      .where('order_no', '=', orderNo)
      .execute();
    await gateway.sweep(['notice', 'mail']);
    assert.deepEqual(await toldOf('approver', applyId), ['asked']);
    gateway.clock.advance(21);
    await gateway.sweep(['notice', 'mail']);
    await gateway.sweep(['notice', 'mail']);
    assert.deepEqual((await toldOf('approver', applyId)).toSorted(), ['asked', 'holdEnding']);
    await setup.decide(applyId, 'refuse');
    assert.deepEqual((await toldOf('approver', applyId)).toSorted(), ['(asked)', '(holdEnding)']);
  });

  it('are undone with their event', async () => {
    const applyId = await apply();
    await gateway.refused(
      'stepNotPassed',
      returnApproval,
      { applyId, stepNo: 1, opinion: '' },
      setup.tokenOf('approver'),
    );
    assert.deepEqual(await toldOf('approver', applyId), ['asked']);
    await assert.rejects(
      inTransaction(gateway.db, async (db) => {
        await db
          .updateTable('approval_request')
          .set({ urged_at: gateway.clock.now, urge_count: 1 })
          .where('apply_id', '=', applyId)
          .execute();
        await db
          .updateTable('approval_task')
          .set({ opened_at: new Date(gateway.clock.now.getTime() - 1) })
          .where('apply_id', '=', applyId)
          .execute();
        await writeNotices({ db, now: gateway.clock.now, emit: async () => undefined }, applyId);
        const written = await db
          .selectFrom('notice')
          .select('kind')
          .where('apply_id', '=', applyId)
          .execute();
        assert.equal(written.length, 2);
        throw new Error('undone');
      }),
      /undone/,
    );
    assert.deepEqual(await toldOf('approver', applyId), ['asked']);
  });

  it('tell who could have decided that it was withdrawn, in the portal alone', async () => {
    const applyId = await apply();
    const before = (await mailsTo(gateway, 'approver')).length;
    await gateway.ok(withdrawApproval, { applyId }, setup.tokenOf('staff'));
    assert.deepEqual(await toldOf('approver', applyId), ['withdrawn', '(asked)']);
    assert.equal((await mailsTo(gateway, 'approver')).length, before);
  });

  it('announce that its time is over, for any reader that ends it', async () => {
    const applyId = await apply(1);
    const { waitsForApplyId } = await setup.wait();
    gateway.clock.advance(3 * 24 * 60);
    await gateway.sweep(['approval', 'order', 'notice']);
    await gateway.sweep(['approval', 'order', 'notice']);
    await setup.login();
    for (const id of [applyId, waitsForApplyId]) {
      assert.deepEqual(await toldOf('approver', id), ['expired', '(asked)']);
      assert.deepEqual(await toldOf('staff', id), ['expired']);
    }
    await gateway.sweep(['approval', 'order', 'notice']);
    assert.deepEqual(await toldOf('staff', applyId), ['expired']);
  });

  it('are counted until they are read: one, some or all, and only one’s own', async () => {
    await apply();
    const applyId = await apply();
    const { unreadCount, noticeList } = await listOf('approver');
    const newest = noticeList.find((one) => one.about === 'application' && one.applyId === applyId);
    assert.ok(newest);
    const read = (account: Account, noticeNoList: number[] | null) =>
      gateway.ok(markNoticesRead, { noticeNoList }, setup.tokenOf(account));
    await read('admin', [newest.noticeNo]);
    assert.equal((await listOf('approver')).unreadCount, unreadCount);
    assert.deepEqual(await read('approver', []), { unreadCount });
    assert.deepEqual(await read('approver', [newest.noticeNo]), { unreadCount: unreadCount - 1 });
    assert.deepEqual(await toldOf('approver', applyId), ['(asked)']);
    assert.deepEqual(await read('approver', null), { unreadCount: 0 });
    const again = await listOf('approver');
    assert.deepEqual([again.unreadCount, again.noticeList.every(({ isRead }) => isRead)], [0, true]);
  });

  it('come by pages, the newest first', async () => {
    for (let i = 0; i < 3; i += 1) await apply();
    const { total, noticeList } = await listOf('approver', { pageSize: 100 });
    const pages = [];
    for (let pageIndex = 1; (pageIndex - 1) * 2 < total; pageIndex += 1) {
      pages.push(...(await listOf('approver', { pageIndex, pageSize: 2 })).noticeList);
    }
    assert.deepEqual(pages, noticeList);
    const times = noticeList.map(({ createTime }) => createTime);
    assert.deepEqual(times, times.toSorted().toReversed());
  });

  it('of the demo data are there without mails, and outcomes of former ones are read', async () => {
    await gateway.idle();
    const rows = await gateway.db.selectFrom('notice').select(['kind', 'read_at', 'created_at']).execute();
    assert.ok(rows.some(({ kind }) => kind === 'asked'));
    const old = rows.filter(({ kind, created_at }) => kind === 'agreed' && created_at < begun);
    assert.ok(old.length > 0);
    assert.ok(old.every(({ read_at }) => read_at !== null));
  });
});
