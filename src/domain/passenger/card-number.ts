import { CARD_TYPE } from './card-type';
import { checkIdCard } from './id-card';
import { passengerTexts, type PassengerTexts } from './texts/texts';
import { plainCardNo } from '../typed/typed';

const PASSPORT = { pattern: /^[A-Z0-9]{5,20}$/, problem: 'passport' } as const;

/** Problem of a number, by the name of its text. */
type Problem = 'passport' | 'militaryId' | 'homeReturnPermit' | 'taiwanPass' | 'foreignResident';

/**
 * Certain facts about the numbers of documents without a public check digit. Lenient on purpose: older issues stay in
 * use for years, and a wrongly refused number stops a journey.
 */
const FORMATS: Readonly<Record<number, { pattern: RegExp; problem: Problem }>> = {
  [CARD_TYPE.passport]: PASSPORT,
  [CARD_TYPE.foreignPassport]: PASSPORT,
  [CARD_TYPE.militaryId]: {
    pattern: /^(?=.*\d{4})[\p{Script=Han}A-Z0-9-]{6,20}$/u,
    problem: 'militaryId',
  },
  [CARD_TYPE.homeReturnPermit]: {
    pattern: /^[HM]\d{8}(?:\d{2})?$/,
    problem: 'homeReturnPermit',
  },
  [CARD_TYPE.taiwanPass]: { pattern: /^[A-Z]?\d{8,10}$/, problem: 'taiwanPass' },
  [CARD_TYPE.foreignResident]: {
    pattern: /^(?:[A-Z]{3}\d{12}|9\d{16}[\dX])$/,
    problem: 'foreignResident',
  },
};

/** Residence permits of Hong Kong, Macao and Taiwan residents have a GB 11643 number of these regions. */
const RESIDENT_PERMIT = /^8[123]0000/;

export type CardNumberCheck =
  /** `holder`: birthday (YYYY-MM-DD) and sex (0 male, 1 female) where the number contains them. */
  | { ok: true; holder?: { birthDay: string; sexTem: 0 | 1 } }
  | { ok: false; field: 'cardType' | 'cardNo'; reason: string };

/**
 * Checks a document's number by its card type (CARD_TYPE). Blanks, full width and small
 * letters are accepted. `reason` is a sentence for the field.
 */
export function checkCardNumber(
  cardType: number,
  cardNo: string,
  t: PassengerTexts = passengerTexts.chinese,
): CardNumberCheck {
  const number = plainCardNo(cardNo);
  if (number === '') return refuse(t.cardNo);
  if (cardType === CARD_TYPE.idCard || cardType === CARD_TYPE.hkMoTwResident) {
    const check = checkIdCard(number, t);
    if (!check.ok) return refuse(check.reason);
    if (cardType === CARD_TYPE.hkMoTwResident && !RESIDENT_PERMIT.test(number)) {
      return refuse(t.hkMoTwResident);
    }
    return { ok: true, holder: { birthDay: check.birthDay, sexTem: check.sexTem } };
  }
  const format = FORMATS[cardType];
  if (format === undefined) return { ok: false, field: 'cardType', reason: t.cardType };
  return format.pattern.test(number) ? { ok: true } : refuse(t[format.problem]);
}

function refuse(reason: string): CardNumberCheck {
  return { ok: false, field: 'cardNo', reason };
}
