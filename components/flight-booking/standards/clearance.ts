import { queryTemplateTypesInUse } from '../../../src/contract/approval/templates';
import { APPROVAL_FAULTS } from '../../../src/contract/approval/faults';
import { STANDARDS_FAULTS } from '../../../src/contract/standards/faults';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardEvaluation,
} from '../../../src/contract/standards/shapes';
import { FORM_TYPE, formProblem } from '../../../src/domain/standard/approval-template';
import type { GatewayError } from '../../../src/gateway/gateway-error';
import type { Host } from '../../../src/element/host/host';
import { queryStandardOverReason } from '../../../src/contract/standards/standards';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { standardTexts } from '../../../src/domain/standard/texts/texts';
import { read } from '../../../src/element/data/read';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft/draft';
import { hasGaps } from '../requests/gaps';
import type { TravelRequest } from '../requests/request';
import { readApprovalSite } from './approval-site';
import { judge, missingReasons, questionOf, reasonFor, reasonsGiven } from './judgement';
import { flightStandardTexts, type FlightStandardTexts } from './texts';
import { violationKey } from './violations';

/** What keeps an order from being sent, or from being taken, under the standards. */
export type StandardRefusal =
  /** `missing`: rules that want a reason, by the key of the violation; empty where no reason helps. */
  | { kind: 'over-standard'; missing: Readonly<Record<string, string>>; message: string }
  /** The request is missing, does not cover the order, or is used up. */
  | { kind: 'request-refused'; isMissing: boolean; message: string };

export type Clearance =
  | { kind: 'cleared'; overReasons: OverReasonChoice[] }
  /** `errors` may be empty: what the request does not bear is said with the request. */
  | { kind: 'incomplete'; errors: { applyId?: string; overReasons?: Record<string, string> } }
  | StandardRefusal;

/**
 * Holds an order against the standards before it is sent, so that what is missing is said at its field. What cannot
 * be found out now is left to the gateway, which looks again. `isApproved`: the choice was agreed to beforehand.
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

/** Whether a choice can be had under the standards, and has the reasons it needs. */
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
  const overReasons = reasonsGiven(judgement, draft.overReasons);
  const known = await read(host, queryStandardOverReason, {}).catch(() => []);
  const missing = missingReasons(judgement, overReasons, known, host.texts(flightStandardTexts));
  if (Object.keys(missing).length > 0) return { kind: 'incomplete', errors: { overReasons: missing } };
  return { kind: 'cleared', overReasons };
}

/** Why nobody of the enterprise can apply by its form for over-standard bookings (specification 5.2). */
async function overStandardProblem(host: Host): Promise<string | undefined> {
  const { session } = host.runtime;
  const known = session.store.getState();
  const state = known.status === 'signedIn' ? known : await session.start();
  // whoever is not signed in is asked to by the call that follows
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

/** What the gateway's refusal of an order says about standards and requests; undefined: nothing. */
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
