import type { ResultOf } from '../../../src/contract/call';
import { type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardViolation,
} from '../../../src/contract/standards/shapes';
import type { judgeBookingStandard, OverReason } from '../../../src/contract/standards/standards';
import { checkPassenger } from '../../../src/domain/passenger/passenger';
import type { Host } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { askBookingStandard, voyageOf } from '../model/calls';
import type { Choice } from '../model/flow';
import { dateOf } from '../model/legs';
import { orderPassenger, type OrderDraft } from '../passengers/draft';
import { violationKey } from './texts';

/** How the gateway judges a choice for those who travel. */
export type Judgement = ResultOf<typeof judgeBookingStandard>;
export type CheaperFlight = Judgement['cheaperList'][number];

/** What is asked: the chosen fares, and whoever is filled in far enough to be judged. */
export interface StandardQuestion {
  voyages: Voyage[];
  passengers: OrderPassenger[];
}

const NAME = 'booking-standard';

/** Undefined where there is nothing to judge: a private journey, or nobody filled in yet. */
export function questionOf(choices: readonly Choice[], draft: OrderDraft): StandardQuestion | undefined {
  if (draft.travelType === TRAVEL_TYPE.personal) return undefined;
  const dates = choices.map(dateOf);
  const passengers = draft.travellers
    .filter((traveller) =>
      dates.every((date) => Object.keys(checkPassenger(traveller, date, { allowMasked: true })).length === 0),
    )
    .map(orderPassenger);
  if (passengers.length === 0) return undefined;
  return { voyages: choices.map(({ offer, fare }, leg) => voyageOf(offer, fare, leg + 1)), passengers };
}

/** The question as a query: a change that no standard looks at asks nothing anew. */
export function judgementQuery(host: Host, question: StandardQuestion) {
  const people = question.passengers.map(({ passagerName, cardType, cardNo, staffNO, ...person }) => [
    passagerName,
    cardType,
    cardNo,
    staffNO,
    person.contactNO,
    person.sexTem,
    person.birthDay,
    person.passengerTypeID,
  ]);
  return {
    queryKey: [NAME, question.voyages, people],
    queryFn: () => withSession(host, () => askBookingStandard(host.runtime, question)),
  };
}

/** The judgement of a choice, the known one or a new one. */
export const judge = (host: Host, question: StandardQuestion): Promise<Judgement> =>
  queryClientOf(host.runtime).fetchQuery(judgementQuery(host, question));

/** Judges anew: the gateway has found the standards to be others. */
export const forgetJudgements = ({ runtime }: Host): Promise<void> =>
  queryClientOf(runtime).invalidateQueries({ queryKey: [NAME] });

export const violationsOf = ({ evaluation }: Judgement): StandardViolation[] =>
  evaluation.segments.flatMap(({ violations }) => violations);

/** Must every violation have a reason? */
export const needsReasons = ({ policy }: Judgement): boolean =>
  policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;

export const reasonFor = (
  reasons: readonly OverReasonChoice[],
  violation: StandardViolation,
): OverReasonChoice | undefined => reasons.find((reason) => violationKey(reason) === violationKey(violation));

/** The reasons given that belong to what is broken now; others stay with the draft, for the way back. */
export const reasonsGiven = (
  judgement: Judgement,
  reasons: readonly OverReasonChoice[],
): OverReasonChoice[] => violationsOf(judgement).flatMap((violation) => reasonFor(reasons, violation) ?? []);

/** What is missing of the reasons, by the key of the violation; empty where none is asked for. */
export function missingReasons(
  judgement: Judgement,
  given: readonly OverReasonChoice[],
  known: readonly OverReason[],
): Record<string, string> {
  if (!needsReasons(judgement)) return {};
  const missing: Record<string, string> = {};
  for (const violation of violationsOf(judgement)) {
    const reason = reasonFor(given, violation);
    if (reason === undefined) missing[violationKey(violation)] = '请选择超标原因';
    else if (reason.reasonText.trim() === '' && isTextNeeded(known, reason)) {
      missing[violationKey(violation)] = '请填写超标说明';
    }
  }
  return missing;
}

export const isTextNeeded = (known: readonly OverReason[], { reasonCode }: OverReasonChoice): boolean =>
  known.some((reason) => reason.reasonCode === reasonCode && reason.needsText);
