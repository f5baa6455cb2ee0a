import { APPLY_TYPE } from '../../../../src/contract/approval/approval';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import type { submitChangeApprovalApplyAuto } from '../../../../src/contract/order/change-approval';
import { OVER_POLICY } from '../../../../src/contract/travel-standard/shapes';
import { instantOf } from '../../../../src/domain/shanghai-time';
import { peopleOf } from '../../approval/submission/over-choice';
import { submitAfterSale } from '../../approval/submission/submit-after-sale';
import { isChangeApprovalRequired } from '../../enterprise-setting/after-sale-rules';
import { saleEnd } from '../../flight-offers/booking-dates';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { judge } from '../../travel-standard/judge';
import { checkReasons } from '../../travel-standard/reasons';
import type { Order } from '../scope';
import { quoteOf } from './apply';
import { changeRequestOf, voyagesOf } from './change-request';
import { planChange, type ChangeableOrder } from './new-flights';

type Body = ParsedBodyOf<typeof submitChangeApprovalApplyAuto>;
/**
 * `overStandard`: the travel standards require an approval. `required`: the enterprise requires one for every change.
 */
export type ChangeApproval = 'overStandard' | 'required';

/**
 * Submits a change of a locked, changeable order to the supervisor without holding its seats. Throws the faults of
 * planning the change, and withinStandard, overStandardForbidden or changeApprovalNotRequired.
 */
export async function submitChange(
  deps: AreaDeps,
  context: CallerContext,
  { order, ...changing }: ChangeableOrder & { order: Order },
  body: Body,
  kind: ChangeApproval,
): Promise<ResultOf<typeof submitChangeApprovalApplyAuto>> {
  const { db, caller, now } = context;
  if (order.travel_type === TRAVEL_TYPE.personal) throw new Fault('changeApprovalNotRequired');
  const plan = await planChange(deps, context, changing, body);
  if (plan.total !== body.totalAmount)
    throw new Fault('changeAmountChanged', undefined, { ...changing.detail, quote: quoteOf(plan) });

  const parameters = await deps.parameters(db, caller.enterpriseNum, now);
  const { evaluation, policy } = await judge(
    { supplier: deps.supplierOf(caller), parameters, db, caller, now },
    plan.offers,
    plan.passengers,
  );
  if (policy === OVER_POLICY.forbid) throw new Fault('overStandardForbidden', undefined, { evaluation });
  if (kind === 'overStandard' && policy === null) throw new Fault('withinStandard');
  if (kind === 'required' && !(await isChangeApprovalRequired(db, caller.enterpriseNum)))
    throw new Fault('changeApprovalNotRequired');
  const isRequired = policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;
  const overReasons = await checkReasons(
    db,
    caller.enterpriseNum,
    evaluation,
    body.overReasons,
    isRequired || kind === 'overStandard',
  );
  return submitAfterSale(
    context,
    {
      applyType: kind === 'overStandard' ? APPLY_TYPE.changeOverStandard : APPLY_TYPE.change,
      change: changeRequestOf(changing, plan, body),
      choice: {
        voyages: voyagesOf(body.newFlights),
        passengers: peopleOf(plan.passengers),
        evaluation,
        overReasons,
      },
    },
    deadlineOf(
      plan.offers.map(({ flight }) => saleEnd(flight.flight.takeOffTime, parameters)),
      {
        departures: changing.detail.segments
          .filter(({ segmentNo }) => body.newFlights.some(({ oldSegmentNo }) => oldSegmentNo === segmentNo))
          .map(({ takeOffTime }) => instantOf(takeOffTime).getTime()),
        now,
      },
    ),
  );
}

/**
 * Deadline of the approval: the end of sale of the new flights, or the departure of an old flight that is still ahead.
 */
function deadlineOf(
  ends: readonly number[],
  { departures, now }: { departures: readonly number[]; now: Date },
): Date {
  return new Date(Math.min(...ends, ...departures.filter((departure) => departure > now.getTime())));
}
