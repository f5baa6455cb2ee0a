import { CARD_TYPE } from './card-type';
import { checkIdCard } from './id-card';

const PASSPORT = { pattern: /^[A-Z0-9]{5,20}$/, message: '护照号码应为5至20位字母或数字' };

/**
 * What is certain about the numbers of documents without a public check digit. Lenient on purpose: older
 * issues stay in use for years, and a number refused wrongly stops a journey.
 */
const FORMATS: Readonly<Record<number, { pattern: RegExp; message: string }>> = {
  [CARD_TYPE.passport]: PASSPORT,
  [CARD_TYPE.foreignPassport]: PASSPORT,
  [CARD_TYPE.militaryId]: {
    pattern: /^(?=.*\d{4})[\p{Script=Han}A-Z0-9-]{6,20}$/u,
    message: '军人证号码应为6至20位汉字、字母或数字',
  },
  [CARD_TYPE.homeReturnPermit]: {
    pattern: /^[HM]\d{8}(?:\d{2})?$/,
    message: '回乡证号码应为字母H或M加8位或10位数字',
  },
  [CARD_TYPE.taiwanPass]: { pattern: /^[A-Z]?\d{8,10}$/, message: '台胞证号码应为8至10位数字' },
  [CARD_TYPE.foreignResident]: {
    pattern: /^(?:[A-Z]{3}\d{12}|9\d{16}[\dX])$/,
    message: '外国人永久居留身份证号码应为3位字母加12位数字，或9开头的18位号码',
  },
};

/** Residence permits of Hong Kong, Macao and Taiwan residents carry a GB 11643 number of these regions. */
const RESIDENT_PERMIT = /^8[123]0000/;

export type CardNumberCheck =
  /** `holder`: birthday (YYYY-MM-DD) and sex (0 male, 1 female) where the number tells them. */
  | { ok: true; holder?: { birthDay: string; sexTem: 0 | 1 } }
  | { ok: false; field: 'cardType' | 'cardNo'; reason: string };

/**
 * Checks a document's number by its card type (CARD_TYPE). Spaces around it and small
 * letters are accepted. `reason` is a Chinese sentence for the field.
 */
export function checkCardNumber(cardType: number, cardNo: string): CardNumberCheck {
  const number = cardNo.trim().toUpperCase();
  if (number === '') return refuse('请输入证件号码');
  if (cardType === CARD_TYPE.idCard || cardType === CARD_TYPE.hkMoTwResident) {
    const check = checkIdCard(number);
    if (!check.ok) return refuse(check.reason);
    if (cardType === CARD_TYPE.hkMoTwResident && !RESIDENT_PERMIT.test(number)) {
      return refuse('港澳台居民居住证号码应以810000、820000或830000开头');
    }
    return { ok: true, holder: { birthDay: check.birthDay, sexTem: check.sexTem } };
  }
  const format = FORMATS[cardType];
  if (format === undefined) return { ok: false, field: 'cardType', reason: '请选择证件类型' };
  return format.pattern.test(number) ? { ok: true } : refuse(format.message);
}

function refuse(reason: string): CardNumberCheck {
  return { ok: false, field: 'cardNo', reason };
}
