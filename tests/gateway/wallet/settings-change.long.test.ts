import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { departStaff } from '../../../src/contract/address-book/staff-state';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addRoleMember } from '../../../src/contract/permission/roles';
import { payorder } from '../../../src/contract/payment/payment';
import { applyWalletReview } from '../../../src/contract/payment/wallet-review';
import {
  decideWalletSettings,
  queryWalletSettings,
  saveWalletSettings,
} from '../../../src/contract/wallet/settings';
import { decideWalletReview } from '../../../src/contract/wallet/reviews';
import { SAFEGUARDS } from '../../../src/domain/wallet/safeguards';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { bookSelf } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { freeWallet } from '../../support/gateway/areas/money/wallet-rule';

const SET = {
  orderLimit: 500_000,
  personDayLimit: 500_000,
  dayLimit: 500_000,
  reviewAbove: 500_000,
  securityAbove: null,
  warnBelow: null,
};

describe('less protection of the wallet', () => {
  let gateway: TestGateway;
  let admin: string;
  let finance: string;
  let number = 0;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    [admin, finance] = [await gateway.login('admin'), await gateway.login('finance')];
    await freeWallet(gateway);
    await save(SET);
  });

  const read = (as = admin) => gateway.ok(queryWalletSettings, {}, { as });
  const bodyOf = async (change: object) => ({
    ...SET,
    ...change,
    warnedNOList: [],
    basedOn: (await read()).walletSettings.revision,
  });
  async function save(change: object, as = admin) {
    return gateway.ok(saveWalletSettings, await bodyOf(change), { as });
  }
  const holdersRole = () =>
    gateway.db
      .selectFrom('role_grant as g')
      .innerJoin('role as r', 'r.role_no', 'g.role_no')
      .select('r.role_no')
      .where('g.object_no', '=', OBJECT.setWallet)
      .where('r.enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
  async function withSecondHolder(work: () => Promise<void>): Promise<void> {
    const { role_no } = await holdersRole();
    const staff_no = (await staffNumbers(gateway))('finance');
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: '100001', staff_no, role_no })
      .execute();
    try {
      await work();
    } finally {
      await gateway.db
        .deleteFrom('staff_role')
        .where('staff_no', '=', staff_no)
        .where('role_no', '=', role_no)
        .execute();
    }
  }

  it('tells the others who may agree that it waits for them, and names them to who asks', () =>
    withSecondHolder(async () => {
      const noticesOf = async (as: string) =>
        (await gateway.ok(queryNoticeList, {}, { as })).noticeList.filter(
          ({ kind }) => kind === 'changeAsked',
        );
      assert.deepEqual(await noticesOf(finance), []);
      await save({ dayLimit: null });
      await gateway.idle();
      const [told, ...others] = await noticesOf(finance);
      assert.deepEqual(others, []);
      assert.equal(told?.about === 'wallet' && told.byName, '刘敏');
      assert.deepEqual(await noticesOf(admin), []);
      assert.equal((await read()).otherNameList?.length, 1);
    }));

  it('says so where there is no other person who may agree', async () => {
    assert.deepEqual((await read()).otherNameList, []);
  });

  // Raising the amount of the security password requires that password; the tests of payments cover this.
  for (const name of SAFEGUARDS.filter((one) => one !== 'securityAbove'))
    it(`waits for another administrator where ${name} is raised or removed`, () =>
      withSecondHolder(async () => {
        for (const wanted of [null, 500_001]) {
          assert.equal((await save({ [name]: wanted })).isPending, true);
          const { walletSettings, pendingChange } = await read();
          assert.equal(walletSettings[name], 500_000, 'it counts still');
          assert.ok(pendingChange);
          assert.deepEqual([pendingChange.wanted, pendingChange.isOwn], [{ [name]: wanted }, true]);
          const { changeNO } = pendingChange;
          await gateway.refused(
            'walletChangeOwn',
            decideWalletSettings,
            { changeNO, decision: 'agree' },
            {
              as: admin,
            },
          );
          await gateway.refused(
            'walletChangeOthers',
            decideWalletSettings,
            { changeNO, decision: 'withdraw' },
            { as: finance },
          );
          await gateway.ok(decideWalletSettings, { changeNO, decision: 'agree' }, { as: finance });
          const after = await read();
          assert.deepEqual([after.walletSettings[name], after.pendingChange], [wanted, null]);
          assert.deepEqual(
            [after.changeList[0]?.before?.[name], after.changeList[0]?.after?.[name]],
            [500_000, wanted],
          );
          await gateway.refused(
            'walletChangeUnknown',
            decideWalletSettings,
            { changeNO, decision: 'agree' },
            { as: finance },
          );
          await save(SET);
        }
      }));

  it('is refused to the only one who may set it, and more protection counts at once', async () => {
    const body = await bodyOf({ reviewAbove: null });
    await gateway.refused('walletSettingsAlone', saveWalletSettings, body, { as: admin });
    const { msg } = await gateway.send(saveWalletSettings, body, { as: admin });
    assert.match(msg, /请为另一名员工授予该权限（由您授权的员工，7天后方可同意），或联系客户经理$/);
    assert.match((await gateway.send(saveWalletSettings, body, { as: admin })).msg, /另一名/);
    assert.equal((await save({ reviewAbove: 400_000 })).isPending, false);
    const { walletSettings, changeList } = await read();
    assert.equal(walletSettings.reviewAbove, 400_000);
    assert.deepEqual(
      [changeList[0]?.before?.['reviewAbove'], changeList[0]?.after?.['reviewAbove']],
      [500_000, 400_000],
    );
  });

  it('is withdrawn by its requester, refused by another, and lapses with a later save', () =>
    withSecondHolder(async () => {
      const asked = async () => {
        await save({ reviewAbove: null });
        return (await read()).pendingChange?.changeNO ?? 0;
      };
      await gateway.ok(
        decideWalletSettings,
        { changeNO: await asked(), decision: 'withdraw' },
        { as: admin },
      );
      await gateway.ok(
        decideWalletSettings,
        { changeNO: await asked(), decision: 'refuse' },
        { as: finance },
      );
      const lapsed = await asked();
      await save({ reviewAbove: 300_000 }, finance);
      const body = { changeNO: lapsed, decision: 'agree' } as const;
      await gateway.refused('walletChangeUnknown', decideWalletSettings, body, { as: finance });
      assert.equal((await read()).walletSettings.reviewAbove, 300_000);
      await gateway.refused('forbidden', decideWalletSettings, body, { as: await gateway.login('staff') });
    }));

  /** Adds an administrator on behalf of another one and signs them in. */
  async function setUp(by: string, given: object = {}) {
    const beside = await gateway.ok(
      staffMembers.get,
      { key: await staffNoOf(gateway, 'staff') },
      { as: admin },
    );
    const phone = `1388840${String((number += 1)).padStart(4, '0')}`;
    const form = formLike(beside, { phone, staffName: '管理员', email: '', ...given });
    const { staffNO } = await gateway.ok(staffMembers.add, form, { as: by });
    const as = await signInBySms(gateway, phone);
    await gateway.ok(addRoleMember, { key: '100001-admin', staffNOs: [staffNO] }, { as: by });
    return { staffNO, as };
  }

  it('takes another administrator whom the first has not just set up, and one who is there still', async () => {
    const first = await setUp(admin);
    const puppet = await setUp(first.as);
    await save({ reviewAbove: null }, first.as);
    const agree = async () => ({
      changeNO: (await read()).pendingChange?.changeNO ?? 0,
      decision: 'agree' as const,
    });
    const asked = await agree();
    await gateway.refused('secondPersonRecent', decideWalletSettings, asked, { as: puppet.as });
    const { version } = await gateway.ok(staffMembers.get, { key: first.staffNO }, { as: admin });
    await gateway.ok(departStaff, { key: first.staffNO, version, successor: null }, { as: admin });
    assert.equal((await read()).pendingChange, null);
    await gateway.refused('walletChangeUnknown', decideWalletSettings, asked, { as: admin });
  });

  it('counts for reviews of payments too', async () => {
    const keeper = await setUp(admin);
    const puppet = await setUp(keeper.as, { cardType: 0, cardNo: '110101199003070038' });
    const { orderNo, totalAmount } = await bookSelf(gateway, puppet.as);
    await save({ reviewAbove: totalAmount - 1 });
    const { reviewNo } = await gateway.ok(
      applyWalletReview,
      { orderNo, amount: totalAmount },
      { as: puppet.as },
    );
    const agreed = { reviewNo, agrees: true };
    await gateway.refused('secondPersonRecent', decideWalletReview, agreed, { as: keeper.as });
    await gateway.ok(decideWalletReview, agreed, { as: admin });
  });

  it('leaves an order to the consent that was asked for', async () => {
    const staff = await gateway.login('staff');
    const { orderNo, totalAmount } = await bookSelf(gateway, staff);
    await save({ reviewAbove: totalAmount - 1 });
    await gateway.ok(applyWalletReview, { orderNo, amount: totalAmount }, { as: staff });
    await freeWallet(gateway);
    const payment = { orderNo, payType: 2, subPayType: 14, payAmount: totalAmount };
    await gateway.refused('walletReviewNeeded', payorder, payment, { as: staff });
  });
});
