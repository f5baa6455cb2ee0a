import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import {
  applyChangeAirTicketGateway,
  CHANGE_REASON,
  queryChangeOrderDetailGateway,
} from '../../../src/contract/order/change';
import { applyRebuy, queryRebuyQuote, queryRebuys } from '../../../src/contract/order/rebuy';
import {
  decideApproval,
  queryOrderStandard,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { payorder } from '../../../src/contract/payment/payment';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addDays } from '../../../src/domain/shanghai-time';
import { colleagues, findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeDetail, findNewFlight } from '../../support/gateway/areas/changes';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  bookDear,
  findCheaper,
  createOrderReaders,
  rebuyOf,
  rebuyQuote,
} from '../../support/gateway/areas/rebuys';
import { PREPAID, quote } from '../../support/gateway/areas/refunds';
import { balanceOf, leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { tripLeg } from '../../support/gateway/areas/trips';

describe('giving tickets back and buying anew', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterAll(() => gateway.close());

  const { detailOf, statusesOf, outcomeOf } = createOrderReaders(() => [gateway, as]);

  it('is quoted by the rules of change, refund and booking, line by line', async () => {
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const offered = await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] });
    const { quote: change } = await gateway.ok(
      queryChangeOrderDetailGateway,
      { orderNo, passengerNos: [1], newFlights: [cheaper], changeReason: CHANGE_REASON.planChanged },
      { as },
    );
    const [refund] = (await quote(gateway, as, orderNo)).tickets;
    assert.ok(change && refund);
    const [line] = offered.lines;
    assert.equal(offered.changeTotal, change.total);
    assert.equal(line?.refundAmount, refund.refundAmount);
    assert.equal(offered.backTotal, refund.refundAmount);
    assert.equal(line?.newPrice, cheaper.salePrice);
    assert.ok(offered.isCheaper);
    assert.equal(offered.payName, '企业预存');

    // The quoted total equals the amount of the new order.
    const applied = await gateway.ok(
      applyRebuy,
      await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] }),
      { as },
    );
    assert.equal((await detailOf(applied.newOrderNo)).totalAmount, offered.payTotal);
    await gateway.idle();
  });

  it('is bought, paid as before and given back as one: each order names the other', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const balance = await balanceOf(gateway, 'prepaid');
    const { newOrderNo, orderStatus, canPay } = await gateway.ok(applyRebuy, body, { as });
    assert.deepEqual([orderStatus, canPay], ['出票中', false]);
    await gateway.idle();
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
    // The same person has an overlapping journey from now on.
    const { orderNo: other } = await bookDear(gateway, as);
    const overlapping = await rebuyOf(gateway, as, {
      orderNo: other,
      newFlights: [cheaper],
      overlapConfirmed: false,
    });
    await gateway.refused('journeysOverlap', applyRebuy, overlapping, { as });
    assert.deepEqual(await outcomeOf(orderNo), ['done']);
    assert.deepEqual(await outcomeOf(newOrderNo), ['done']);
    for (const no of [orderNo, newOrderNo]) {
      const { chain } = await detailOf(no);
      assert.deepEqual(
        chain.map((one) => [one.orderNo, one.changeOf, one.rebuyOf]),
        [
          [orderNo, '', ''],
          [newOrderNo, '', orderNo],
        ],
      );
    }
    const [old] = (await changeDetail(gateway, as, orderNo)).tickets;
    assert.equal(old?.obstacle, 'refunded');
  });

  it('is refused, and nothing is done, for other sums, the carrier’s cause, or a rebuy that is not cheaper', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    await gateway.refused('rebuyAmountChanged', applyRebuy, { ...body, payTotal: body.payTotal - 1 }, { as });
    await gateway.refused(
      'rebuyAmountChanged',
      applyRebuy,
      { ...body, backTotal: body.backTotal + 1 },
      { as },
    );
    const involuntary = { ...body, changeReason: CHANGE_REASON.cancelled };
    const [segment] = (await changeDetail(gateway, as, orderNo)).segments;
    const same = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      changeReason: CHANGE_REASON.cancelled,
      where: ({ cabinName }) => cabinName === segment?.cabinName,
    });
    await gateway.refused('rebuyNotOffered', applyRebuy, { ...involuntary, newFlights: [same] }, { as });
    const { payTotal: _pay, backTotal: _back, remark: _remark, ...asked } = { remark: '', ...involuntary };
    assert.equal(await gateway.ok(queryRebuyQuote, { ...asked, newFlights: [same] }, { as }), null);

    // An expensive flight costs its price in either case, plus the fees of both orders.
    const dear = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const dearer = await rebuyOf(gateway, as, { orderNo, newFlights: [dear] });
    const { isCheaper } = await rebuyQuote(gateway, as, { orderNo, newFlights: [dear] });
    if (!isCheaper) await gateway.refused('rebuyNotCheaper', applyRebuy, dearer, { as });
    assert.deepEqual(await statusesOf(orderNo), ['已出票']);
    assert.deepEqual(await outcomeOf(orderNo), []);
  });

  it('is done once, however often it is sent, and one at a time', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const requestId = randomUUID();
    const balance = await balanceOf(gateway, 'prepaid');
    const [first, second] = await Promise.all([
      gateway.ok(applyRebuy, body, { as, requestId }),
      gateway.ok(applyRebuy, body, { as, requestId }),
    ]);
    assert.deepEqual(first, second);
    await gateway.refused('changeUnderWay', applyRebuy, body, { as }).catch(() => undefined);
    await gateway.idle();
    assert.deepEqual(await gateway.ok(applyRebuy, body, { as, requestId }), first);
    assert.equal((await gateway.ok(queryRebuys, { orderNo }, { as })).length, 1);
    assert.equal(await balanceOf(gateway, 'prepaid'), balance - body.payTotal + body.backTotal);
  });

  it('is for one passenger of two; the other keeps their ticket', async () => {
    const passengers = await colleagues(gateway, as, 2);
    const dear = await findVoyage(gateway, as, {
      where: ({ seatCount, salePrice }) => seatCount === 9 && salePrice > 150_000,
    });
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf([dear], passengers), { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    const cheaper = await findCheaper(gateway, as, orderNo, dear.salePrice);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper], passengerNos: [2] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['部分退票', '已出票']);
    const { travellers } = await detailOf(newOrderNo);
    assert.deepEqual(
      travellers.map(({ passagerName }) => passagerName),
      [passengers[1]?.passagerName],
    );
    // The costs stay with the same cost centre and entity.
    const old = (await detailOf(orderNo)).travellers[1];
    assert.deepEqual(travellers[0]?.cost, old?.cost);
  });

  it('needs the rights of all that it does', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    for (const object of [OBJECT.bookFlight, OBJECT.refundOrder, OBJECT.changeOrder]) {
      const grants = await gateway.db
        .deleteFrom('role_grant')
        .where('object_no', '=', object)
        .returningAll()
        .execute();
      const without = await gateway.login('staff');
      await gateway.refused('forbidden', applyRebuy, body, { as: without });
      await gateway.db.insertInto('role_grant').values(grants).execute();
    }
    as = await gateway.login('staff');
    const stranger = await gateway.login('multi');
    await gateway.refused('orderUnknown', queryRebuys, { orderNo }, { as: stranger });
    await gateway.refused('orderUnknown', queryRebuyQuote, { ...quoteBody(body), orderNo }, { as: stranger });
    assert.ok(await self(gateway, as));
  });

  it('is flown under the request that the order was booked under, whose budget bears the rest alone', async () => {
    const { totalAmount } = await bookDear(gateway, as);
    const approver = await gateway.login('approver');
    const request = async (endDate: string) => {
      const { staffNO } = await self(gateway, as);
      const body = {
        applyType: 9 as const,
        purposeCode: 'P1',
        reason: '拜访客户',
        // The budget covers only the expensive ticket.
        legs: [tripLeg({ beginDate: LEG.depDate, endDate, budget: totalAmount })],
        travellerNOList: [staffNO],
      };
      const { applyId } = await gateway.ok(submitApprovalApplyAuto, body, { as });
      await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
      return applyId;
    };
    const short = await bookDear(gateway, as, { applyId: await request(LEG.depDate) });
    const late = await rebuyOf(gateway, as, { orderNo: short.orderNo, newFlights: [short.cheaper] });
    await gateway.refused('applyNotCovering', applyRebuy, late, { as });
    assert.deepEqual(await statusesOf(short.orderNo), ['已出票']);

    const applyId = await request(addDays(LEG.depDate, 2));
    const { orderNo, cheaper } = await bookDear(gateway, as, { applyId });
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { newOrderNo } = await gateway.ok(applyRebuy, body, { as });
    await gateway.idle();
    assert.equal((await gateway.ok(queryOrderStandard, { orderNo: newOrderNo }, { as }))?.applyId, applyId);
    assert.deepEqual(await statusesOf(orderNo, newOrderNo), ['已退票', '已出票']);
  });

  it('is not made beside a change of the same order', async () => {
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const body = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { changeTotal } = await rebuyQuote(gateway, as, { orderNo, newFlights: [cheaper] });
    const change = {
      ...quoteBody(body),
      orderNo,
      totalAmount: changeTotal,
      overlapConfirmed: true,
    };
    const results = await Promise.allSettled([
      gateway.ok(applyRebuy, body, { as }),
      gateway.ok(applyChangeAirTicketGateway, change, { as }),
    ]);
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    await gateway.idle();
  });
});

const quoteBody = ({
  passengerNos,
  newFlights,
  changeReason,
}: Awaited<ReturnType<typeof rebuyOf>>): Pick<
  Awaited<ReturnType<typeof rebuyOf>>,
  'passengerNos' | 'newFlights' | 'changeReason'
> => ({ passengerNos, newFlights, changeReason });
