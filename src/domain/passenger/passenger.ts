import type { OrderPassenger } from '../../contract/flight-booking/booking';
import { accompanimentProblem } from './accompanied';
import { PASSENGER_TYPE } from './passenger-type';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { passengerTypeOn } from './age';
import { checkCardNumber } from './card-number';
import { isMasked } from './mask';
import { nameProblem } from './name';
import { isCalendarDate } from '../shanghai-time';
import { passengerTexts, type PassengerTexts } from './texts/texts';
import { isPhone } from '../typed/typed';

/** Fields of an order's passenger that the rules check; blank during input. */
export type PassengerDraft = Pick<
  OrderPassenger,
  'passagerName' | 'cardType' | 'cardNo' | 'phone' | 'sexTem' | 'birthDay' | 'passengerTypeID' | 'validUntil'
>;

/** Sentence by field; no entry for a field that is right. */
export type PassengerErrors = Partial<Record<keyof PassengerDraft, string>>;

/** Maximum number of passengers of one order; more are a group. */
const MAX_PARTY = 9;

/**
 * Checks one passenger for a flight on `flightDate` (YYYY-MM-DD, the departure airport's): name as on the document,
 * mobile, document, birthday and sex as in the ID number, and a ticket type that suits the age on that date. An adult
 * ticket may be bought for a child. Returns an empty object without problems. `allowMasked`: accepts a masked number,
 * which the gateway checks in full; otherwise a masked number is invalid.
 */
export function checkPassenger(
  passenger: PassengerDraft,
  flightDate: string,
  { allowMasked = false }: { allowMasked?: boolean } = {},
  t: PassengerTexts = passengerTexts.chinese,
): PassengerErrors {
  const { birthDay, sexTem, validUntil = '' } = passenger;
  const errors: PassengerErrors = {};
  const report = (field: keyof PassengerDraft, message: string | undefined) => {
    if (message !== undefined) errors[field] ??= message;
  };

  report('passagerName', nameError(passenger, t));
  const leavesOut = (number: string) => allowMasked && isMasked(number);
  if (!leavesOut(passenger.phone) && !isPhone(passenger.phone)) {
    report('phone', t.phone);
  }
  report('birthDay', birthDayError(birthDay, flightDate, t));
  report('validUntil', validUntilError(validUntil, flightDate, t));

  const card = leavesOut(passenger.cardNo)
    ? { ok: true as const, holder: undefined }
    : checkCardNumber(passenger.cardType, passenger.cardNo, t);
  if (!card.ok) report(card.field, card.reason);
  else if (card.holder !== undefined) {
    if (card.holder.birthDay !== birthDay) report('birthDay', t.otherBirthDay);
    if ((card.holder.sexTem === 0) !== (sexTem === 0)) report('sexTem', t.otherSex);
  }

  if (errors.birthDay === undefined) {
    report('passengerTypeID', passengerTypeError(passenger.passengerTypeID, birthDay, flightDate, t));
  }
  return errors;
}

/**
 * Checks the passengers of one order together, on `flightDate`: one to nine of them, an adult with children and
 * infants, no more infants than adults, no document twice. Returns sentences; empty without problems.
 */
export function checkParty(
  passengers: readonly PassengerDraft[],
  flightDate: string,
  t: PassengerTexts = passengerTexts.chinese,
): string[] {
  if (passengers.length === 0) return [t.nobody];
  const problems: string[] = [];
  if (passengers.length > MAX_PARTY) problems.push(t.tooMany(MAX_PARTY));

  const unaccompanied = accompanimentProblem(passengers, flightDate, t);
  if (unaccompanied !== undefined) problems.push(unaccompanied);

  for (const holders of byDocument(passengers)) {
    if (holders.length > 1) {
      problems.push(t.sameDocument(holders.map((p) => p.passagerName.trim())));
    }
  }
  return problems;
}

function byDocument(passengers: readonly PassengerDraft[]): Iterable<PassengerDraft[]> {
  const holders = new Map<string, PassengerDraft[]>();
  for (const passenger of passengers) {
    const cardNo = passenger.cardNo.trim().toUpperCase();
    // Masks of different numbers may be equal.
    if (cardNo === '' || isMasked(cardNo)) continue;
    const document = `${passenger.cardType}:${cardNo}`;
    holders.set(document, [...(holders.get(document) ?? []), passenger]);
  }
  return holders.values();
}

function nameError({ passagerName, cardType }: PassengerDraft, t: PassengerTexts): string | undefined {
  const name = passagerName.trim();
  return name === '' ? t.name : nameProblem(name, cardType, t);
}

function birthDayError(birthDay: string, flightDate: string, t: PassengerTexts): string | undefined {
  if (birthDay === '') return t.birthDay;
  if (!isCalendarDate(birthDay)) return t.birthDayWrong;
  if (birthDay > flightDate) return t.birthDayLate;
  return passengerTypeOn(birthDay, flightDate) === undefined ? t.tooYoung : undefined;
}

/** A document is valid through its last day; without a date it has no known end. */
function validUntilError(validUntil: string, flightDate: string, t: PassengerTexts): string | undefined {
  if (validUntil === '') return undefined;
  if (!isCalendarDate(validUntil)) return t.validUntilWrong;
  return validUntil < flightDate ? t.expired : undefined;
}

function passengerTypeError(
  passengerTypeID: PassengerTypeID,
  birthDay: string,
  flightDate: string,
  t: PassengerTexts,
): string | undefined {
  const typeOfAge = passengerTypeOn(birthDay, flightDate);
  if (typeOfAge === passengerTypeID) return undefined;
  if (typeOfAge === PASSENGER_TYPE.infant) return t.infantTicket;
  if (typeOfAge === PASSENGER_TYPE.adult) return t.adultTicket;
  return passengerTypeID === PASSENGER_TYPE.adult ? undefined : t.childTicket;
}
