import { CARD_TYPE } from './card-type';
import { passengerTexts, type PassengerTexts } from './texts/texts';
import { plainName } from '../typed/typed';

/** Parts joined by ·, as in names of minorities; from a rare character on a name may continue in pinyin. */
const CHINESE_NAME = /^\p{Script=Han}+(?:·\p{Script=Han}+)*(?:·?[A-Za-z]+)?$/u;
const LATIN_NAME = /^[A-Z]+(?: [A-Z]+)*\/[A-Z]+(?: [A-Z]+)*$/;
/** Documents that have the name in Chinese characters. */
const CHINESE_DOCUMENTS: ReadonlySet<number> = new Set([CARD_TYPE.idCard, CARD_TYPE.militaryId]);

/** Returns the problem of a name that is not empty: as on a document of this card type, or of any type. */
export function nameProblem(
  name: string,
  cardType: number | undefined,
  t: PassengerTexts = passengerTexts.chinese,
): string | undefined {
  const plain = plainName(name);
  if (CHINESE_NAME.test(plain)) return [...plain].length > 1 ? undefined : t.nameShort;
  if (cardType !== undefined && CHINESE_DOCUMENTS.has(cardType)) return t.nameChinese;
  return LATIN_NAME.test(plain) ? undefined : t.nameLatin;
}
