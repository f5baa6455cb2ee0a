import type { TravelDocument } from '../../contract/travellers/travellers';
import { passengerTypeOn } from '../passenger/age';
import { checkCardNumber } from '../passenger/card-number';
import { nameProblem } from '../passenger/name';
import { passengerTexts, type PassengerTexts } from '../passenger/texts/texts';
import { documentTexts, type DocumentTexts } from './texts/texts';
import { isCalendarDate } from '../shanghai-time';

/** A person as tickets name them. `sexTem` 0 male, 1 female; null and '' for unknown values. */
export interface PersonalIdentity {
  staffName: string;
  latinName: string;
  sexTem: 0 | 1 | null;
  /** YYYY-MM-DD. */
  birthDay: string;
}

/** Sentences by field; no entry for correct fields. */
export type IdentityProblems = Partial<Record<keyof PersonalIdentity, string>>;

/** Normalises a Latin name as in a passport, regardless of typed blanks and lower case. */
export const tidyLatinName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');

/** A Latin name has no Chinese character: without `/` the family name could not be identified. */
const isLatin = (name: string): boolean => /^[A-Z /]*$/.test(name);

/**
 * Returns the problems of a person's identity, compared with their documents (numbers in full). `today`: YYYY-MM-DD.
 */
export function identityProblems(
  { staffName, latinName, sexTem, birthDay }: PersonalIdentity,
  documents: readonly Pick<TravelDocument, 'cardType' | 'cardNo'>[],
  today: string,
  t: PassengerTexts = passengerTexts.chinese,
): IdentityProblems {
  const problems: IdentityProblems = {};
  const chinese = staffName === '' ? t.ownName : nameProblem(staffName, undefined, t);
  if (chinese !== undefined) problems.staffName = chinese;
  if (latinName !== '') {
    const latin = isLatin(latinName) ? nameProblem(latinName, undefined, t) : t.nameLatin;
    if (latin !== undefined) problems.latinName = latin;
  }
  if (birthDay === '' || !isCalendarDate(birthDay)) {
    problems.birthDay = birthDay === '' ? t.birthDay : t.birthDayWrong;
  } else if (passengerTypeOn(birthDay, today) === undefined) problems.birthDay = t.birthDayWrong;
  for (const { cardType, cardNo } of documents) {
    const card = checkCardNumber(cardType, cardNo, t);
    if (!card.ok || card.holder === undefined) continue;
    if (problems.birthDay === undefined && card.holder.birthDay !== birthDay) {
      problems.birthDay = t.otherBirthDay;
    }
    if (sexTem !== null && card.holder.sexTem !== sexTem) problems.sexTem = t.otherSex;
  }
  return problems;
}

export type DocumentProblems = Partial<Record<keyof TravelDocument, string>>;

/**
 * Returns the problems of a person's document with its number in full: the number by its card type, birthday and sex
 * where the number contains them and they are known otherwise, the name on it, its last day.
 */
export function documentProblems(
  { staffName, sexTem, birthDay }: PersonalIdentity,
  { cardType, cardNo, holderName, validUntil }: TravelDocument,
  today: string,
  t: PassengerTexts = passengerTexts.chinese,
  own: DocumentTexts = documentTexts.chinese,
): DocumentProblems {
  const problems: DocumentProblems = {};
  const card = checkCardNumber(cardType, cardNo, t);
  if (!card.ok) problems[card.field] = card.reason;
  else if (card.holder !== undefined) {
    if (birthDay !== '' && card.holder.birthDay !== birthDay) problems.cardNo = t.otherBirthDay;
    else if (sexTem !== null && card.holder.sexTem !== sexTem) problems.cardNo = t.otherSex;
  }
  const name = nameProblem(holderName === '' ? staffName : holderName, cardType, t);
  if (name !== undefined) problems.holderName = name;
  if (validUntil !== '' && !isCalendarDate(validUntil)) problems.validUntil = t.validUntilWrong;
  else if (validUntil !== '' && validUntil < today) problems.validUntil = own.expired;
  return problems;
}

/** A passenger of an order without issued tickets. */
export interface OrderedIdentity {
  name: string;
  cardType: number;
  cardNo: string;
}

/**
 * True when an order names a person differently than their current record, or by a document that does not exist any
 * more.
 */
export function isOutdated(
  ordered: OrderedIdentity,
  { staffName, latinName }: Pick<PersonalIdentity, 'staffName' | 'latinName'>,
  documents: readonly Pick<TravelDocument, 'cardType' | 'cardNo' | 'holderName'>[],
): boolean {
  const document = documents.find(({ cardType }) => cardType === ordered.cardType);
  if (document === undefined || document.cardNo !== ordered.cardNo) return true;
  return ![staffName, latinName, ...documents.map(({ holderName }) => holderName)].includes(ordered.name);
}
