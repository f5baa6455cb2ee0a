import { queryTemplateTypesInUse } from '../../../src/contract/approval/templates';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { STANDARDS_FAULTS } from '../../../src/contract/travel-standard/faults';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardEvaluation,
} from '../../../src/contract/travel-standard/shapes';
import { FORM_TYPE, formProblem } from '../../../src/domain/travel-standard/approval-template';
import type { GatewayError } from '../../../src/gateway/gateway-error';
import type { Host } from '../../../src/element/host/host';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { read } from '../../../src/element/data/read';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { hasGaps } from '../requests/gaps';
import type { TravelRequest } from '../requests/request';
import { readApprovalSite } from './approval-site';
import { judge, missingReasons, questionOf, reasonFor, currentReasons } from './judgement';
import { flightStandardTexts, type FlightStandardTexts } from './texts';
import { violationKey } from '../../../src/domain/travel-standard/violation-key';

/** Refusal of an order by travel standards or requests, before or after it is sent. */
export type StandardRefusal =
  /** `missing`: violations without a reason, by their key; empty when no reason helps. */
  | { kind: 'over-standard'; missing: Readonly<Record<string, string>>; message: string }
  /** The request is missing, does not cover the order, or is used up. */
  | { kind: 'request-refused'; isMissing: boolean; message: string };

export type Clearance =
  | { kind: 'cleared'; overReasons: OverReasonChoice[] }
  /** `errors` may be empty, as gaps of the request are shown with the request. */
  | { kind: 'incomplete'; errors: { applyId?: string; overReasons?: Record<string, string> } }
  | StandardRefusal;

/**
 * Checks an order against standards and requests before it is sent, so that errors appear at their fields. Unreadable
 * data counts as passed, as the gateway checks again. `isApproved`: the choice is approved in advance.
 */
export async function clearOrder(
  host: Host,
  choices: readonly Choice[],
  draft: OrderDraft,
  { request, isApproved }: { request: TravelRequest | undefined; isApproved: boolean },
): Promise<Clearance> {
  if (draft.travelType === TRAVEL_TYPE.personal) return { kind: 'cleared', overReasons: [] };
  const info = await read(host, queryOrderFormInfo, {}).catch(() => undefined);
  if (info?.requestRequired && !request) {
    return { kind: 'incomplete', errors: { applyId: APPROVAL_FAULTS.applyRequired.msg } };
  }
  if (request && (await hasGaps(host, request, choices, draft))) return { kind: 'incomplete', errors: {} };
  return isApproved ? { kind: 'cleared', overReasons: [] } : clearReasons(host, choices, draft);
}

/** Checks that the standards permit the choice and that it has the required reasons. */
export async function clearReasons(
  host: Host,
  choices: readonly Choice[],
  draft: OrderDraft,
): Promise<Clearance> {
  const question = questionOf(choices, draft);
  const judgement = question && (await judge(host, question).catch(() => undefined));
  if (!judgement) return { kind: 'cleared', overReasons: [...draft.overReasons] };
  const { policy, approverName } = judgement;
  if (policy === OVER_POLICY.forbid) {
    return { kind: 'over-standard', missing: {}, message: STANDARDS_FAULTS.overStandardForbidden.msg };
  }
  if (policy === OVER_POLICY.approval && approverName === '') {
    return { kind: 'over-standard', missing: {}, message: APPROVAL_FAULTS.approverMissing.msg };
  }
  const problem = policy === OVER_POLICY.approval ? await overStandardProblem(host) : undefined;
  if (problem !== undefined) return { kind: 'over-standard', missing: {}, message: problem };
  const overReasons = currentReasons(judgement, draft.overReasons);
  const known = await read(host, queryStandardOverReason, {}).catch(() => []);
  const missing = missingReasons(judgement, overReasons, known, host.texts(flightStandardTexts));
  if (Object.keys(missing).length > 0) return { kind: 'incomplete', errors: { overReasons: missing } };
  return { kind: 'cleared', overReasons };
}

/** Reason why the enterprise's form for over-standard bookings cannot be used (specification 5.2). */
async function overStandardProblem(host: Host): Promise<string | undefined> {
  const { session } = host.runtime;
  const known = session.store.getState();
  const state = known.status === 'signedIn' ? known : await session.start();
  // the following call asks a signed-out user to sign in
  if (state.status !== 'signedIn') return undefined;
  const t = host.texts(standardTexts);
  try {
    const asked = { requestSource: 'bussUserWeb', version: 0 } as const;
    const [templates, site] = await Promise.all([
      read(host, queryTemplateTypesInUse, asked),
      readApprovalSite(host),
    ]);
    return formProblem(templates, FORM_TYPE.overStandard, site, t);
  } catch {
    return t.templatesFailed;
  }
}

const UNUSABLE: readonly string[] = [
  APPROVAL_FAULTS.applyUnknown.code,
  APPROVAL_FAULTS.applyOutOfScope.code,
  APPROVAL_FAULTS.applyNotApproved.code,
  APPROVAL_FAULTS.applyNotCovering.code,
  APPROVAL_FAULTS.applyUsed.code,
  APPROVAL_FAULTS.applyBudgetShort.code,
];
const NOT_BOOKABLE: readonly string[] = [
  STANDARDS_FAULTS.overStandardForbidden.code,
  APPROVAL_FAULTS.approverMissing.code,
  APPROVAL_FAULTS.templateMissing.code,
  APPROVAL_FAULTS.domainMissing.code,
];

/** Interprets the gateway's refusal of an order as one of standards or requests; undefined for other errors. */
export function standardRefusal(
  { code, message, result }: Pick<GatewayError, 'code' | 'message' | 'result'>,
  given: readonly OverReasonChoice[],
  t: FlightStandardTexts,
): StandardRefusal | undefined {
  if (code === APPROVAL_FAULTS.applyRequired.code)
    return { kind: 'request-refused', isMissing: true, message };
  if (UNUSABLE.includes(code)) return { kind: 'request-refused', isMissing: false, message };
  if (NOT_BOOKABLE.includes(code)) return { kind: 'over-standard', missing: {}, message };
  if (code !== STANDARDS_FAULTS.overStandardReasonMissing.code) return undefined;
  const { evaluation } = result as { evaluation: StandardEvaluation };
  const missing = evaluation.segments
    .flatMap(({ violations }) => violations)
    .filter((violation) => reasonFor(given, violation) === undefined)
    .map((violation) => [violationKey(violation), t.chooseReason]);
  return { kind: 'over-standard', missing: Object.fromEntries(missing), message };
}
