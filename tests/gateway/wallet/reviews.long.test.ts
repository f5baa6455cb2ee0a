import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { applyWalletReview } from '../../../src/contract/payment/wallet-review';
import { decideWalletReview, queryWalletReviews } from '../../../src/contract/wallet/reviews';
import { queryWalletSettings, saveWalletSettings } from '../../../src/contract/wallet/settings';
import { bookSelf, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { freeWallet } from '../../support/gateway/areas/money/wallet-rule';

const PREPAID = { payType: 2, subPayType: 14 };

describe('payments by the wallet that another has to agree to', () => {
  let gateway: TestGateway;
  let admin: string;
  let staff: string;
  let order: Created;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });
  beforeEach(async () => {
    gateway.clock.advance(24 * 60);
    [admin, staff] = [await gateway.login('admin'), await gateway.login('staff')];
    order = await bookSelf(gateway, staff);
    await setAbove(order.totalAmount - 1);
  });
  afterEach(() => setAbove(null));

  async function setAbove(reviewAbove: number | null): Promise<void> {
    await freeWallet(gateway);
    const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as: admin });
    const { orderLimit, personDayLimit, dayLimit, warnBelow, revision } = walletSettings;
    const limits = { orderLimit, personDayLimit, dayLimit, warnBelow, reviewAbove };
    await gateway.ok(saveWalletSettings, { ...limits, warnedNOList: [], basedOn: revision }, { as: admin });
  }
  const payment = ({ orderNo, totalAmount }: Created = order) => ({
    orderNo,
    ...PREPAID,
    payAmount: totalAmount,
  });
  const ask = async (of: Created = order, as = staff) => {
    const { orderNo, totalAmount: amount } = of;
    return (await gateway.ok(applyWalletReview, { orderNo, amount }, { as })).reviewNo;
  };
  const decide = (reviewNo: string, agrees: boolean, as = admin) =>
    gateway.send(decideWalletReview, { reviewNo, agrees, refuseReason: agrees ? '' : '可坐高铁' }, { as });
  const wayOf = async ({ orderNo }: Created = order) =>
    (await gateway.ok(queryPayMethod, { orderNo }, { as: staff })).methods.find(
      ({ payType, companyPart }) => payType === PREPAID.payType && companyPart === null,
    );
  const reviews = async (asked: object = {}, as = admin) =>
    (await gateway.ok(queryWalletReviews, asked, { as })).reviewList;

  it('go through once another has agreed, and not for payers without consent', async () => {
    const { totalAmount } = order;
    assert.deepEqual((await wayOf())?.walletReview, {
      reviewState: 'needed',
      amount: totalAmount,
      reviewAbove: totalAmount - 1,
      refuseReason: '',
    });
    await gateway.refused('walletReviewNeeded', payorder, payment(), { as: staff });
    const reviewNo = await ask();
    assert.equal(await ask(), reviewNo, 'as much once more is the same');
    assert.equal((await wayOf())?.walletReview?.reviewState, 'waiting');
    await gateway.refused('walletReviewNeeded', payorder, payment(), { as: staff });
    const [listed] = await reviews({ stateList: ['waiting'] });
    assert.deepEqual(
      [listed?.reviewNo, listed?.orderNo, listed?.amount, listed?.isOwn],
      [reviewNo, order.orderNo, totalAmount, false],
    );
    assert.match(listed?.route ?? '', /^\S+ → \S+$/);
    assert.equal((await decide(reviewNo, true)).code, '0');
    assert.equal((await wayOf())?.walletReview?.reviewState, 'agreed');
    // The reviewer who agreed may not pay it.
    await gateway.refused('walletReviewOwn', payorder, payment(), { as: admin });
    await gateway.ok(payorder, payment(), { as: staff });
    const { logs } = await gateway.ok(queryAirTicketDetailNew, { orderNo: order.orderNo }, { as: staff });
    const said = logs.map(({ content }) => content).join();
    for (const part of ['提交付款复核', '付款复核同意']) assert.ok(said.includes(part), said);
    assert.equal((await reviews({ keyword: order.orderNo }))[0]?.reviewState, 'agreed');
  });

  it('are refused with a reason, and can be asked for again', async () => {
    const first = await ask();
    const withoutReason = { reviewNo: first, agrees: false };
    await gateway.refused('fieldsInvalid', decideWalletReview, withoutReason, { as: admin });
    await decide(first, false);
    const review = (await wayOf())?.walletReview;
    assert.deepEqual([review?.reviewState, review?.refuseReason], ['refused', '可坐高铁']);
    await gateway.refused('walletReviewNeeded', payorder, payment(), { as: staff });
    await gateway.refused(
      'walletReviewOver',
      decideWalletReview,
      { reviewNo: first, agrees: true },
      { as: admin },
    );
    const second = await ask();
    assert.notEqual(second, first);
    await decide(second, true);
    await gateway.ok(payorder, payment(), { as: staff });
  });

  it('are decided once of two at once', async () => {
    const reviewNo = await ask();
    const answers = await Promise.all([decide(reviewNo, true), decide(reviewNo, false)]);
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '44106']);
  });

  it('are asked for once of two at once', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    assert.equal(first, second);
  });

  it('are not agreed to by who asks', async () => {
    const own = await bookSelf(gateway, admin);
    const reviewNo = await ask(own, admin);
    assert.equal((await reviews({ keyword: own.orderNo }))[0]?.isOwn, true);
    await gateway.refused('walletReviewOwn', decideWalletReview, { reviewNo, agrees: true }, { as: admin });
  });

  it('count for the amount agreed to: a request for more voids the former one', async () => {
    const { orderNo, totalAmount } = order;
    await setAbove(100);
    const part = await gateway.ok(applyWalletReview, { orderNo, amount: 200 }, { as: staff });
    await decide(part.reviewNo, true);
    assert.equal((await wayOf())?.walletReview?.reviewState, 'needed');
    await gateway.refused('walletReviewNeeded', payorder, payment(), { as: staff });
    await ask();
    assert.deepEqual(
      (await reviews({ keyword: orderNo })).map(({ amount, reviewState }) => [amount, reviewState]),
      [
        [totalAmount, 'waiting'],
        [200, 'lapsed'],
      ],
    );
  });

  it('hold for the enterprise’s part of a mixed payment', async () => {
    const { orderNo, totalAmount } = order;
    const mixed = (amount: number) => ({
      orderNo,
      payType: 4,
      subPayType: 1,
      payAmount: totalAmount,
      companyPart: { ...PREPAID, amount },
    });
    await setAbove(1000);
    await gateway.refused('walletReviewNeeded', payorder, mixed(1001), { as: staff });
    const { reviewNo } = await gateway.ok(applyWalletReview, { orderNo, amount: 1001 }, { as: staff });
    await decide(reviewNo, true);
    await gateway.ok(payorder, mixed(1001), { as: staff });
  });

  it('are not asked for where one may pay alone, for more than the order, or of an order that is over', async () => {
    const { orderNo, totalAmount } = order;
    const asking = (amount: number) => ({ orderNo, amount });
    await gateway.refused('walletReviewNotNeeded', applyWalletReview, asking(totalAmount - 1), { as: staff });
    await gateway.refused('payAmountChanged', applyWalletReview, asking(totalAmount + 1), { as: staff });
    const reviewNo = await ask();
    await gateway.ok(orderCancel, { orderNo }, { as: staff });
    await gateway.refused('orderNotPayable', applyWalletReview, asking(totalAmount), { as: staff });
    assert.equal((await reviews({ keyword: orderNo }))[0]?.reviewState, 'lapsed');
    await gateway.refused('walletReviewOver', decideWalletReview, { reviewNo, agrees: true }, { as: admin });
  });

  it('are for who may, of their own enterprise', async () => {
    const reviewNo = await ask();
    const decision = { reviewNo, agrees: true };
    await gateway.refused('forbidden', queryWalletReviews, {}, { as: staff });
    await gateway.refused('forbidden', decideWalletReview, decision, { as: staff });
    const stranger = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: '100003' }, { as: stranger });
    const ownBefore = await gateway.send(decideWalletReview, decision, { as: stranger });
    const none = await gateway.send(
      decideWalletReview,
      { ...decision, reviewNo: 'FH000000000000000000' },
      { as: stranger },
    );
    assert.deepEqual(ownBefore, none);
    await gateway.refused(
      'orderUnknown',
      applyWalletReview,
      { orderNo: order.orderNo, amount: 1 },
      { as: stranger },
    );
  });

  it('are announced by mail: to the possible reviewers, then to the requester', async () => {
    const before = (await mailsTo(gateway, 'admin')).length;
    const reviewNo = await ask();
    const [asked, ...former] = await mailsTo(gateway, 'admin');
    assert.equal(former.length, before);
    assert.match(asked?.content ?? '', /walletAccount\?list=reviews/);
    assert.ok(asked?.content.includes(order.orderNo));
    await decide(reviewNo, false);
    const [told] = await mailsTo(gateway, 'staff');
    assert.match(told?.content ?? '', /可坐高铁/);
  });
});
