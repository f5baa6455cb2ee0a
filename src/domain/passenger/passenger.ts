import type { OrderPassenger } from '../../contract/flight-booking/booking';
import { accompanimentProblem } from './accompanied';
import { CARD_TYPE } from './card-type';
import { PASSENGER_TYPE } from './passenger-type';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';
import { passengerTypeOn } from './age';
import { checkCardNumber } from './card-number';
import { isMasked } from './mask';
import { isCalendarDate } from '../shanghai-time';

/** The fields of an order's passenger that rules look at; blank while they are being filled in. */
export type PassengerDraft = Pick<
  OrderPassenger,
  'passagerName' | 'cardType' | 'cardNo' | 'phone' | 'sexTem' | 'birthDay' | 'passengerTypeID' | 'validUntil'
>;

/** Chinese sentence by field; no entry for a field that is right. */
export type PassengerErrors = Partial<Record<keyof PassengerDraft, string>>;

/** At most this many on one order; more is a group. */
const MAX_PARTY = 9;

/** Parts joined by ·, as of the minorities; from a rare character on a name may go on in pinyin. */
const CHINESE_NAME = /^\p{Script=Han}+(?:·\p{Script=Han}+)*(?:·?[A-Za-z]+)?$/u;
const LATIN_NAME = /^[A-Z]+(?: [A-Z]+)*\/[A-Z]+(?: [A-Z]+)*$/;
/** Documents that carry the name in Chinese characters. */
const CHINESE_DOCUMENTS: ReadonlySet<number> = new Set([CARD_TYPE.idCard, CARD_TYPE.militaryId]);

/**
 * Checks one passenger for a flight on `flightDate` (YYYY-MM-DD, the departure airport's): name as on the
 * document, mobile, document, birthday and sex as in the ID number, and a ticket type that suits the age on
 * that date. An adult ticket may be bought for a child. Empty object: nothing to mend. `allowMasked`: a masked
 * number is left to whoever knows the full one; without it a masked number is wrong like any other.
 */
export function checkPassenger(
  passenger: PassengerDraft,
  flightDate: string,
  { allowMasked = false }: { allowMasked?: boolean } = {},
): PassengerErrors {
  const { birthDay, sexTem, validUntil = '' } = passenger;
  const errors: PassengerErrors = {};
  const report = (field: keyof PassengerDraft, message: string | undefined) => {
    if (message !== undefined) errors[field] ??= message;
  };

  report('passagerName', nameError(passenger));
  const leavesOut = (number: string) => allowMasked && isMasked(number);
  if (!leavesOut(passenger.phone) && !/^1[3-9]\d{9}$/.test(passenger.phone.trim())) {
    report('phone', '请输入11位手机号码');
  }
  report('birthDay', birthDayError(birthDay, flightDate));
  report('validUntil', validUntilError(validUntil, flightDate));

  const card = leavesOut(passenger.cardNo)
    ? { ok: true as const, holder: undefined }
    : checkCardNumber(passenger.cardType, passenger.cardNo);
  if (!card.ok) report(card.field, card.reason);
  else if (card.holder !== undefined) {
    if (card.holder.birthDay !== birthDay) report('birthDay', '出生日期与证件号码不一致');
    if ((card.holder.sexTem === 0) !== (sexTem === 0)) report('sexTem', '性别与证件号码不一致');
  }

  if (errors.birthDay === undefined) {
    report('passengerTypeID', passengerTypeError(passenger.passengerTypeID, birthDay, flightDate));
  }
  return errors;
}

/**
 * Checks the passengers of one order together, on `flightDate`: one to nine of them, an adult with children and
 * infants, no more infants than adults, nobody's document twice. Chinese sentences; empty: nothing to mend.
 */
export function checkParty(passengers: readonly PassengerDraft[], flightDate: string): string[] {
  if (passengers.length === 0) return ['请添加乘机人'];
  const problems: string[] = [];
  if (passengers.length > MAX_PARTY) problems.push(`每个订单最多${MAX_PARTY}位乘机人`);

  const unaccompanied = accompanimentProblem(passengers, flightDate);
  if (unaccompanied !== undefined) problems.push(unaccompanied);

  for (const holders of byDocument(passengers)) {
    if (holders.length > 1) {
      problems.push(
        `${holders.map((p) => p.passagerName.trim()).join('、')}的证件相同，同一证件的乘客不能重复添加`,
      );
    }
  }
  return problems;
}

function byDocument(passengers: readonly PassengerDraft[]): Iterable<PassengerDraft[]> {
  const holders = new Map<string, PassengerDraft[]>();
  for (const passenger of passengers) {
    const cardNo = passenger.cardNo.trim().toUpperCase();
    // masks of different numbers may be alike
    if (cardNo === '' || isMasked(cardNo)) continue;
    const document = `${passenger.cardType}:${cardNo}`;
    holders.set(document, [...(holders.get(document) ?? []), passenger]);
  }
  return holders.values();
}

function nameError({ passagerName, cardType }: PassengerDraft): string | undefined {
  const name = passagerName.trim();
  if (name === '') return '请输入乘机人姓名';
  if (CHINESE_NAME.test(name)) return [...name].length > 1 ? undefined : '请输入证件上的完整姓名';
  if (CHINESE_DOCUMENTS.has(cardType)) {
    return '请按证件填写中文姓名，间隔号用“·”，生僻字起可用拼音，如王ZHE';
  }
  return LATIN_NAME.test(name) ? undefined : '请填写中文姓名，或按证件填写大写英文姓名“姓/名”，如ZHANG/SAN';
}

function birthDayError(birthDay: string, flightDate: string): string | undefined {
  if (birthDay === '') return '请选择出生日期';
  if (!isCalendarDate(birthDay)) return '出生日期不正确';
  if (birthDay > flightDate) return '出生日期不能晚于乘机日期';
  return passengerTypeOn(birthDay, flightDate) === undefined ? '乘机当天未满14天的婴儿不能乘机' : undefined;
}

/** A document is good through its last day; one without a date has no end that we know of. */
function validUntilError(validUntil: string, flightDate: string): string | undefined {
  if (validUntil === '') return undefined;
  if (!isCalendarDate(validUntil)) return '证件有效期不正确';
  return validUntil < flightDate ? '证件在乘机当天已过期，请更换证件' : undefined;
}

function passengerTypeError(
  passengerTypeID: PassengerTypeID,
  birthDay: string,
  flightDate: string,
): string | undefined {
  const typeOfAge = passengerTypeOn(birthDay, flightDate);
  if (typeOfAge === passengerTypeID) return undefined;
  if (typeOfAge === PASSENGER_TYPE.infant) return '乘机当天未满2周岁，请选择婴儿票';
  if (typeOfAge === PASSENGER_TYPE.adult) return '乘机当天已满12周岁，请选择成人票';
  return passengerTypeID === PASSENGER_TYPE.adult ? undefined : '乘机当天已满2周岁，请选择儿童票或成人票';
}
