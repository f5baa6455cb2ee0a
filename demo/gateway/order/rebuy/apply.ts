import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { applyRebuy } from '../../../../src/contract/order/rebuy';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantOf } from '../../../../src/domain/shanghai-time';
import { createOrder } from '../../flight-booking/create-order';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { bookerOf } from '../change/apply';
import { findLinkedOrders } from '../change/linked-orders';
import { findChangeParts } from '../change/queries';
import { isOpen } from '../lifecycle';
import { beginAfterSale } from '../after-sale/application';
import { lockChangeable } from '../after-sale/states';
import { payAsBefore } from './pay-as-before';
import { planRebuy, reasonsByWay } from './plan';
import { insertRebuy } from './queries';

/**
 * Makes the order of the new tickets, records which old tickets it replaces, and pays as before if possible, all in the
 * transaction of the call. The old tickets are refunded in the transaction that issues the new ones.
 */
export async function applyForRebuy(
  deps: AreaDeps,
  context: CallerContext,
  body: ParsedBodyOf<typeof applyRebuy>,
): Promise<ResultOf<typeof applyRebuy>> {
  const { db, caller, now } = context;
  const { orderNo } = body;
  const { order, statusBefore } = await lockChangeable(context, orderNo);
  const { quote, change, booking, comesBack, reasonType } = await planRebuy(deps, context, order, body);
  const { payTotal, backTotal } = quote;
  if (payTotal !== body.payTotal || backTotal !== body.backTotal)
    throw new Fault('rebuyAmountChanged', undefined, quote);
  if (!quote.isCheaper) throw new Fault('rebuyNotCheaper', undefined, quote);

  const { segments } = await findChangeParts(db, orderNo);
  const made = await createOrder(
    deps,
    context,
    {
      ...booking,
      remark: body.remark,
      overReasons: reasonsByWay(change, body.overReasons),
      overlapConfirmed: body.overlapConfirmed,
      budgetConfirmed: body.budgetConfirmed,
    },
    {
      booker: bookerOf(order),
      orderNos: await findLinkedOrders(db, orderNo),
      holdUntil: firstOf(
        segments
          .filter(({ segment_no }) => change.tickets.some(({ oldSegmentNo }) => oldSegmentNo === segment_no))
          .map(({ flight }) => instantOf(flight.takeOffTime))
          // a missed flight sets no deadline
          .filter((departure) => departure > now),
      ),
      comesBack,
      firstLog: {
        operatorName: caller.staffName,
        content: `退票重购：出票后退订单${orderNo}的原机票，预计退回¥${formatPrice(backTotal)}`,
      },
    },
  );
  const { orderNo: newOrderNo } = made;
  if (made.totalAmount !== payTotal) throw new Error(`${newOrderNo} costs another amount than planned`);
  await insertRebuy(db, {
    order_no: newOrderNo,
    old_order_no: orderNo,
    applicant_no: caller.staffNo,
    applicant_name: caller.staffName,
    reason_type: reasonType,
    remark: body.remark,
    back_total: backTotal,
    status_before: statusBefore,
    tickets: change.tickets,
    now,
  });
  const names = change.passengers.map(({ passagerName }) => passagerName).join('、');
  await beginAfterSale(context, {
    orderNo,
    to: '改签待核算',
    operatorName: caller.staffName,
    content: `申请退票重购：${names}，新订单${newOrderNo}出票后退原机票`,
  });
  const placed = await payAsBefore(deps, context, { old: order, newOrderNo });
  return {
    newOrderNo,
    orderStatus: placed.order_status,
    payTotal,
    backTotal,
    payDeadline: placed.pay_deadline.toISOString(),
    canPay: isOpen(placed, now) && caller.objects.has(OBJECT.payOrder),
  };
}

const firstOf = (moments: readonly Date[]): Date | undefined =>
  moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
