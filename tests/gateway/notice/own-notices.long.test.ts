import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { changeLoginPassword } from '../../../src/contract/account-safety/changes';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryNoticeList, type OrderNoticeKind } from '../../../src/contract/notice/notice';
import { payorder } from '../../../src/contract/payment/payment';
import { saveNoticeChoices } from '../../../src/contract/personal-info/notices';
import { queryWalletSettings, saveWalletSettings } from '../../../src/contract/wallet/settings';
import { addDays } from '../../../src/domain/shanghai-time';
import { ownNoticeTexts } from '../../../src/domain/notice/texts/texts';
import english from '../../../src/domain/notice/texts/texts.en';
import { phoneOf, signInProven } from '../../support/gateway/areas/accounts/account-steps';
import { bookSelf, LEG } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { choicesBut } from '../../support/gateway/areas/accounts/notice-choices';
import { bookIssued, giveBack, PREPAID } from '../../support/gateway/areas/refunds';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

describe('notices of one’s own orders and account', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterEach(() => supplier.reset());
  afterAll(() => gateway.close());

  const listOf = (token = as) => gateway.ok(queryNoticeList, { pageSize: 100 }, { as: token });
  /** Kinds of the booker's notices about an order. */
  const toldOf = async (orderNo: string, token = as) =>
    (await listOf(token)).noticeList.flatMap((one) =>
      one.about === 'order' && one.orderNo === orderNo ? [one.kind] : [],
    );
  const mailsOf = async (orderNo: string, kind: OrderNoticeKind) =>
    (await mailsTo(gateway, 'staff')).filter(
      ({ subject, content }) => subject === ownNoticeTexts.chinese.ofOrder(kind) && content.includes(orderNo),
    );

  /** Changes an issued order to the next day; the supplier decides on the outcome. */
  async function change(): Promise<string> {
    const { orderNo } = await bookIssued(gateway, as);
    const flight = await findNewFlight(gateway, as, orderNo, { depDate: addDays(LEG.depDate, 1) });
    const body = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [flight] });
    const made = await gateway.ok(applyChangeAirTicketGateway, body, { as });
    const { changeOrderNo, totalAmount } = made;
    const pay = { orderNo: changeOrderNo, ...PREPAID, payAmount: totalAmount };
    if (totalAmount > 0) await gateway.ok(changeOrderPay, pay, { as });
    await gateway.idle();
    return changeOrderNo;
  }
  /** Sweeps until the supplier has refused for good. */
  async function untilRefused(): Promise<void> {
    for (let i = 0; i < 5; i += 1) {
      gateway.clock.advance(10);
      await gateway.sweep(['flight-booking', 'order/change', 'order/refund']);
    }
  }

  it('tell that tickets were issued, to who booked them alone, with one mail', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(await toldOf(orderNo), ['issued']);
    assert.deepEqual(await toldOf(orderNo, await gateway.login('approver')), []);
    const [mail, ...more] = await mailsOf(orderNo, 'issued');
    assert.deepEqual(more, []);
    assert.match(mail?.content ?? '', /航班：\w+ .+\n乘机人：陈思远/);
    assert.ok(mail?.content.includes(`/#/orderManage/airOrderList?orderNo=${orderNo}`));
  });

  it('tell that they were not', async () => {
    supplier.refusals = 5;
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    assert.deepEqual(await toldOf(orderNo), []);
    await untilRefused();
    assert.deepEqual(await toldOf(orderNo), ['notIssued']);
    assert.equal((await mailsOf(orderNo, 'notIssued')).length, 1);
  });

  it('tell that a change was made, and that one was refused', async () => {
    assert.deepEqual(await toldOf(await change()), ['changed']);
    supplier.changeAnswers = Array.from({ length: 5 }, () => 'refused' as const);
    const refused = await change();
    await untilRefused();
    assert.deepEqual(await toldOf(refused), ['changeRefused']);
    assert.equal((await mailsOf(refused, 'changeRefused')).length, 1);
  });

  it('tell that the money of a refund is there', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    await giveBack(gateway, as, orderNo);
    assert.deepEqual((await toldOf(orderNo)).toSorted(), ['issued', 'refunded']);
    const [mail] = await mailsOf(orderNo, 'refunded');
    assert.match(mail?.content ?? '', /退款单号：[\d-]+，退款金额：¥[\d,.]+/);
  });

  it('tell of an order that is not paid ten minutes before it is cancelled, once', async () => {
    const { orderNo } = await bookSelf(gateway, as);
    gateway.clock.advance(19.9);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(await toldOf(orderNo), []);
    gateway.clock.advance(0.2);
    await Promise.all([gateway.sweep(['notice', 'mail', 'sms']), gateway.sweep(['notice', 'mail', 'sms'])]);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(await toldOf(orderNo), ['unpaidSoon']);
    const [mail, ...more] = await mailsOf(orderNo, 'unpaidSoon');
    assert.deepEqual(more, []);
    assert.match(mail?.content ?? '', /支付时限：.+\n/);
  });

  it('come without a mail of the kinds that one does without', async () => {
    await gateway.ok(saveNoticeChoices, choicesBut({ issued: ['portal'] }), { as });
    const { orderNo } = await bookIssued(gateway, as);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(await toldOf(orderNo), ['issued']);
    assert.deepEqual(await mailsOf(orderNo, 'issued'), []);
    await giveBack(gateway, as, orderNo);
    assert.equal((await mailsOf(orderNo, 'refunded')).length, 1);
  });

  it('come in none but the ways that one wants, each by its kind', async () => {
    const textsOf = async (orderNo: string) =>
      (
        await gateway.db
          .selectFrom('sms_message')
          .select(['phone', 'content'])
          .where('content', 'like', `%${orderNo}%`)
          .execute()
      ).map(({ phone, content }) => [phone, content]);
    await gateway.ok(saveNoticeChoices, choicesBut({ issued: ['sms'], refunded: ['mail'] }), { as });
    const unread = (await listOf()).unreadCount;
    const { orderNo } = await bookIssued(gateway, as);
    await gateway.sweep(['notice', 'mail', 'sms']);
    await giveBack(gateway, as, orderNo);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(await toldOf(orderNo), [], 'nothing in the portal');
    assert.equal((await listOf()).unreadCount, unread);
    const said = `${ownNoticeTexts.chinese.ofOrder('issued')}。订单号：${orderNo}`;
    assert.deepEqual(await textsOf(orderNo), [[await phoneOf(gateway, 'staff'), said]]);
    assert.deepEqual(await mailsOf(orderNo, 'issued'), []);
    assert.equal((await mailsOf(orderNo, 'refunded')).length, 1);

    await gateway.ok(saveNoticeChoices, choicesBut({ issued: [] }), { as });
    const { orderNo: silent } = await bookIssued(gateway, as);
    await gateway.sweep(['notice', 'mail', 'sms']);
    assert.deepEqual(
      [await toldOf(silent), await textsOf(silent), await mailsOf(silent, 'issued')],
      [[], [], []],
    );
    await gateway.ok(saveNoticeChoices, choicesBut({}), { as });
  });

  it('come by mail in the language that one has chosen, as all mails of the account do', async () => {
    await gateway.ok(saveNoticeChoices, choicesBut({}, 'en'), { as });
    const { orderNo } = await bookIssued(gateway, as);
    const mail = (await mailsTo(gateway, 'staff')).find(({ content }) => content.includes(orderNo));
    assert.equal(mail?.subject, english.ofOrder('issued'));
    assert.match(
      mail.content,
      new RegExp(`^Dear 陈思远,\n${english.ofOrder('issued')}\\.\nOrder: ${orderNo}\n`),
    );
    assert.match(mail.content, /\nShow the order:\n/);
    assert.doesNotMatch(mail.content, /[。：，]/, 'no Chinese but names');

    const token = await signInProven(gateway, 'staff', 2);
    await gateway.ok(changeLoginPassword, { password: 'walnut-river-43' }, { as: token });
    const [changed] = await mailsTo(gateway, 'staff');
    assert.equal(changed?.subject, 'The login password of your account was changed');
    assert.match(changed.content, /If this was you, please ignore this email\./);
  });

  it('tell the owner of an account that its password was changed, and no other user, with any preferences', async () => {
    const token = await signInProven(gateway, 'multi', 2);
    const nothing = {
      asking: [],
      outcome: [],
      issued: [],
      notIssued: [],
      changed: [],
      refunded: [],
      unpaidSoon: [],
      balanceLow: [],
    };
    await gateway.ok(saveNoticeChoices, choicesBut(nothing), { as: token });
    await gateway.ok(changeLoginPassword, { password: 'walnut-river-42' }, { as: token });
    const { noticeList } = await listOf(token);
    assert.deepEqual(
      noticeList.flatMap((one) => (one.about === 'account' ? [one.kind] : [])),
      ['password'],
    );
    const [mail] = await mailsTo(gateway, 'multi');
    assert.equal(mail?.subject, '您的账号登录密码已修改');
    const others = (await listOf(await gateway.login('approver'))).noticeList;
    assert.ok(others.every(({ about }) => about !== 'account'));
  });

  it('tell who may see the wallet of a low balance, once a fall, without a mail where one does without', async () => {
    const admin = await gateway.login('admin');
    const numberOf = await staffNumbers(gateway);
    const limits = { orderLimit: null, personDayLimit: null, dayLimit: null, reviewAbove: null };
    async function warnBelow(fen: number | null): Promise<void> {
      const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as: admin });
      const set = { ...limits, warnBelow: fen, warnedNOList: [numberOf('admin')] };
      await gateway.ok(saveWalletSettings, { ...set, basedOn: walletSettings.revision }, { as: admin });
      await Promise.all([
        gateway.sweep(['wallet', 'notice', 'sms']),
        gateway.sweep(['wallet', 'notice', 'sms']),
      ]);
      await gateway.sweep(['wallet', 'notice', 'sms']);
    }
    const fallsOf = async (token: string) =>
      (await listOf(token)).noticeList.filter(({ about }) => about === 'wallet').map(({ kind }) => kind);
    const mails = async () =>
      (await mailsTo(gateway, 'admin')).filter(({ subject }) => subject.includes('余额不足')).length;
    const finance = await gateway.login('finance');
    const { totalAmount } = await prepaidOf(gateway, admin);

    await warnBelow(totalAmount + 1);
    assert.deepEqual(await fallsOf(admin), ['balanceLow']);
    assert.deepEqual(await fallsOf(finance), ['balanceLow']);
    assert.deepEqual(await fallsOf(await gateway.login('approver')), []);
    assert.equal(await mails(), 1);

    await gateway.ok(saveNoticeChoices, choicesBut({ balanceLow: ['portal', 'sms'] }), { as: admin });
    await warnBelow(null);
    gateway.clock.advance(1);
    await warnBelow(totalAmount + 1);
    assert.deepEqual(await fallsOf(admin), ['balanceLow', 'balanceLow']);
    assert.equal(await mails(), 1);
    const texts = await gateway.db
      .selectFrom('sms_message')
      .select('phone')
      .where('content', '=', `${ownNoticeTexts.chinese.ofWallet('balanceLow')}。`)
      .execute();
    assert.deepEqual(texts, [{ phone: await phoneOf(gateway, 'admin') }]);
  });
});
