import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import {
  OVER_POLICY,
  type OverReasonChoice,
  type StandardViolation,
} from '../../../src/contract/travel-standard/shapes';
import { judgeBookingStandard, type OverReason } from '../../../src/contract/travel-standard/standards';
import { checkPassenger } from '../../../src/domain/passenger/passenger';
import type { Host } from '../../../src/element/host/host';
import { read } from '../../../src/element/data/read';
import type { Choice } from '../model/journey';
import { datesOf } from '../model/legs';
import { voyagesOf } from '../model/voyage';
import { orderPassenger, type OrderDraft } from '../passengers/draft/draft';
import type { FlightStandardTexts } from './texts';
import { violationKey } from '../../../src/domain/travel-standard/violation-key';

/** The gateway's judgement of a choice for the travellers. */
export type Judgement = ResultOf<typeof judgeBookingStandard>;
export type CheaperFlight = Judgement['cheaperList'][number];

/** Request of a judgement: the chosen fares, and the travellers with complete data. */
export type StandardQuestion = BodyOf<typeof judgeBookingStandard>;

/** Returns undefined when there is nothing to judge: for personal travel, or without a complete traveller. */
export function questionOf(choices: readonly Choice[], draft: OrderDraft): StandardQuestion | undefined {
  if (draft.travelType === TRAVEL_TYPE.personal) return undefined;
  const dates = datesOf(choices);
  const passengers = draft.travellers
    .filter((traveller) =>
      dates.every((date) => Object.keys(checkPassenger(traveller, date, { allowMasked: true })).length === 0),
    )
    .map(orderPassenger);
  if (passengers.length === 0) return undefined;
  return { voyages: voyagesOf(choices), passengers };
}

/** True when both requests are equal for the standards, which ignore phone numbers and the validity of documents. */
export function isSameQuestion(a: StandardQuestion | undefined, b: StandardQuestion | undefined): boolean {
  return JSON.stringify(judgedFields(a)) === JSON.stringify(judgedFields(b));
}

const judgedFields = (question: StandardQuestion | undefined) =>
  question && {
    voyages: question.voyages,
    passengers: question.passengers.map(({ passagerName, cardType, cardNo, staffNO, ...person }) => [
      passagerName,
      cardType,
      cardNo,
      staffNO,
      person.contactNO,
      person.sexTem,
      person.birthDay,
      person.passengerTypeID,
    ]),
  };

/** Reads the judgement of a choice, from the cache if known. */
export const judge = (host: Host, question: StandardQuestion): Promise<Judgement> =>
  read(host, judgeBookingStandard, question, { signIn: true });

export const violationsOf = ({ evaluation }: Judgement): StandardViolation[] =>
  evaluation.segments.flatMap(({ violations }) => violations);

/** True when every violation needs a reason. */
export const needsReasons = ({ policy }: Judgement): boolean =>
  policy === OVER_POLICY.reason || policy === OVER_POLICY.approval;

export const reasonFor = (
  reasons: readonly OverReasonChoice[],
  violation: StandardViolation,
): OverReasonChoice | undefined => reasons.find((reason) => violationKey(reason) === violationKey(violation));

/** Reasons of current violations. Others stay in the draft, in case the user returns to those flights. */
export const currentReasons = (
  judgement: Judgement,
  reasons: readonly OverReasonChoice[],
): OverReasonChoice[] => violationsOf(judgement).flatMap((violation) => reasonFor(reasons, violation) ?? []);

/** Errors of missing reasons, by the key of the violation; empty when none is required. */
export function missingReasons(
  judgement: Judgement,
  given: readonly OverReasonChoice[],
  known: readonly OverReason[],
  t: FlightStandardTexts,
): Record<string, string> {
  if (!needsReasons(judgement)) return {};
  const missing: Record<string, string> = {};
  for (const violation of violationsOf(judgement)) {
    const reason = reasonFor(given, violation);
    if (reason === undefined) missing[violationKey(violation)] = t.chooseReason;
    else if (reason.reasonText.trim() === '' && isTextNeeded(known, reason)) {
      missing[violationKey(violation)] = t.writeReason;
    }
  }
  return missing;
}

export const isTextNeeded = (known: readonly OverReason[], { reasonCode }: OverReasonChoice): boolean =>
  known.some((reason) => reason.reasonCode === reasonCode && reason.needsText);
