import { isCalendarDate } from '../shanghai-time';
import { passengerTexts, type PassengerTexts } from './texts/texts';
import { plainCardNo } from '../typed/typed';

/** Check digits by the weighted sum modulo 11, and the weights of the first 17 digits (GB 11643). */
const CHECK_DIGITS = '10X98765432';
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Provinces by the first two digits (GB/T 2260), with Taiwan 71 and the residence permits of 81, 82 and 83. */
const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

export type IdCardCheck =
  | {
      ok: true;
      /** 18 characters, a final x written X. */
      cardNo: string;
      /** YYYY-MM-DD. */
      birthDay: string;
      /** 0 male, 1 female. */
      sexTem: 0 | 1;
    }
  | { ok: false; reason: string };

/**
 * Checks a resident identity number (GB 11643): 18 characters, a known province, a real date of birth and
 * the check digit. Blanks, hyphens, a small x and full width are accepted. `reason` is a sentence for the field.
 */
export function checkIdCard(input: string, t: PassengerTexts = passengerTexts.chinese): IdCardCheck {
  const cardNo = plainCardNo(input);
  if (cardNo === '') return refuse(t.idCard);
  if (cardNo.length !== 18) return refuse(t.idCardLength);
  if (!/^\d{17}[\dX]$/.test(cardNo)) return refuse(t.idCardForm);
  if (!PROVINCE.test(cardNo)) return refuse(t.idCardRegion);
  const birthDay = `${cardNo.slice(6, 10)}-${cardNo.slice(10, 12)}-${cardNo.slice(12, 14)}`;
  if (!/^(?:19|20)/.test(birthDay) || !isCalendarDate(birthDay)) {
    return refuse(t.idCardBirthDay);
  }
  if (cardNo.at(17) !== checkDigit(cardNo)) return refuse(t.idCardWrong);
  return { ok: true, cardNo, birthDay, sexTem: Number(cardNo.at(16)) % 2 === 1 ? 0 : 1 };
}

function checkDigit(cardNo: string): string | undefined {
  const sum = WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(cardNo[i]), 0);
  return CHECK_DIGITS[sum % 11];
}

function refuse(reason: string): IdCardCheck {
  return { ok: false, reason };
}
