import {
  applyChangeAirTicketGateway,
  cancelChangeAirTicket,
  changeOrderPay,
  judgeChangeTicketStandard,
  queryChangeFlightSec,
  queryChangeOrderDetailGateway,
  queryChangeReason,
} from '../../../../src/contract/order/change';
import {
  submitChangeApprovalApplyAuto,
  submitChangeOverStandardApprovalAuto,
} from '../../../../src/contract/order/change-approval';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { cheaperFares } from '../../approval/submission/judge-booking';
import { peopleOf } from '../../approval/submission/over-choice';
import { foreseenApprovers } from '../../approval/flow/foreseen';
import { atOneMoment } from '../../db/transaction';
import { isChangeApprovalRequired } from '../../enterprise-setting/after-sale-rules';
import { asksForPrice, pay } from '../../payment/pay';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { judge } from '../../travel-standard/judge';
import { lockChangeable } from '../after-sale/states';
import { cancelOpenOrder } from '../cancel';
import { findCurrentOrder } from '../lifecycle';
import { findOrderFor, worksOn, type Order } from '../scope';
import { applyForChange, quoteOf } from './apply';
import { voyagesOf } from './change-request';
import { findNewFlights } from './find-new-flights';
import { planChange, type ChangeableOrder } from './new-flights';
import { changesOf, findChangeParts } from './queries';
import { changeDetail } from './quote';
import { REASONS, reasonOf } from './reasons';
import { submitChange, type ChangeApproval } from './submit';

type Submission = ParsedBodyOf<typeof submitChangeApprovalApplyAuto>;

export function changeRoutes(deps: AreaDeps): Implementation[] {
  async function submit(context: CallerContext, body: Submission, kind: ChangeApproval) {
    await lockChangeable(context, body.orderNo);
    return submitChange(deps, context, await findChangeableOrder(deps, context, body), body, kind);
  }
  return [
    implement(queryChangeReason, async () => [...REASONS]),

    implement(
      queryChangeOrderDetailGateway,
      async (context, body) => {
        const { passengerNos, newFlights } = body;
        const changing = await findChangeableOrder(deps, context, body);
        if (passengerNos === undefined || newFlights === undefined) return changing.detail;
        const plan = await planChange(deps, context, changing, { passengerNos, newFlights });
        return { ...changing.detail, quote: quoteOf(plan) };
      },
      { asksSupplier: true },
    ),

    implement(
      judgeChangeTicketStandard,
      async (context, body) => {
        const { db, caller, now } = context;
        const { order, ...changing } = await findChangeableOrder(deps, context, body);
        const plan = await planChange(deps, context, changing, body);
        if (order.travel_type === TRAVEL_TYPE.personal)
          return { evaluation: null, policy: null, cheaperList: [], needsApproval: false, approverName: '' };
        const parameters = await deps.parameters(db, caller.enterpriseNum, now);
        const judging = { supplier: deps.supplierOf(caller), parameters, db, caller, now };
        const { evaluation, policy, cheaper } = await judge(judging, plan.offers, plan.passengers);
        const needsApproval = await isChangeApprovalRequired(db, caller.enterpriseNum);
        const choice = {
          voyages: voyagesOf(body.newFlights),
          passengers: peopleOf(plan.passengers),
          evaluation,
        };
        const applyType = policy === null ? APPLY_TYPE.change : APPLY_TYPE.changeOverStandard;
        const approverName = await foreseenApprovers(context, { applyType, choice });
        return {
          evaluation,
          policy,
          cheaperList: cheaperFares(cheaper()).filter(isChangeableTo(changing, body)),
          needsApproval,
          approverName,
        };
      },
      { asksSupplier: true },
    ),

    implement(
      submitChangeOverStandardApprovalAuto,
      (context, body) => submit(context, body, 'overStandard'),
      {
        asksSupplier: true,
      },
    ),

    implement(submitChangeApprovalApplyAuto, (context, body) => submit(context, body, 'required'), {
      asksSupplier: true,
    }),

    implement(queryChangeFlightSec, (context, body) => findNewFlights(deps, context, body), {
      asksSupplier: true,
    }),

    implement(applyChangeAirTicketGateway, (context, body) => applyForChange(deps, context, body), {
      asksSupplier: true,
    }),

    implement(
      changeOrderPay,
      async (context, body) => {
        await checkIsChange(context, body.orderNo);
        return pay(deps, context, body);
      },
      { asksSupplier: asksForPrice },
    ),

    implement(cancelChangeAirTicket, async (context, body) => {
      await checkIsChange(context, body.orderNo);
      return cancelOpenOrder(context, body);
    }),
  ];
}

/** An order of the caller with its current state for a change. */
async function findChangeableOrder(
  { supplierOf }: AreaDeps,
  context: CallerContext,
  { orderNo, changeReason }: { orderNo: string; changeReason: number },
): Promise<ChangeableOrder & { order: Order }> {
  const { db, caller, now } = context;
  const reason = reasonOf(changeReason);
  await findCurrentOrder(context, orderNo);
  const { order, parts } = await atOneMoment(db, async (moment) => ({
    order: await findOrderFor(moment, caller, orderNo),
    parts: await findChangeParts(moment, orderNo),
  }));
  const cities = await supplierOf(caller).cities();
  return {
    orderNo,
    order,
    parts,
    reason,
    detail: changeDetail(parts, {
      order,
      viewer: caller,
      mayWork: await worksOn(db, caller, changesOf(parts)),
      reason,
      cities,
      now,
    }),
  };
}

/** Returns whether a fare may replace a flight of the order: of any carrier only where the ticket is transferable. */
const isChangeableTo =
  (
    { detail, reason }: Pick<ChangeableOrder, 'detail' | 'reason'>,
    { newFlights }: Pick<ParsedBodyOf<typeof judgeChangeTicketStandard>, 'newFlights'>,
  ) =>
  ({ segmentNo, flightNo }: { segmentNo: number; flightNo: string }): boolean => {
    // for the carrier's cause the new flights cost nothing
    if (!reason.isVoluntary) return false;
    const old = newFlights.find((flight) => flight.segmentNo === segmentNo)?.oldSegmentNo;
    const segment = detail.segments.find((one) => one.segmentNo === old);
    return segment !== undefined && (segment.transferable || flightNo.startsWith(segment.carrierCode));
  };

/** Throws changeUnknown for an order that is no change, and orderUnknown for one outside the caller's scope. */
async function checkIsChange(
  { db, caller }: Parameters<typeof findCurrentOrder>[0],
  orderNo: string,
): Promise<void> {
  const order = await findOrderFor(db, caller, orderNo);
  if (order.change_of === null) throw new Fault('changeUnknown');
}
