import type { TravelDocument } from '../../contract/travellers/travellers';
import { passengerTypeOn } from '../passenger/age';
import { checkCardNumber } from '../passenger/card-number';
import { nameProblem } from '../passenger/name';
import { passengerTexts, type PassengerTexts } from '../passenger/texts/texts';
import { documentTexts, type DocumentTexts } from './texts/texts';
import { isCalendarDate } from '../shanghai-time';

/** A person as tickets name them. `sexTem` 0 male, 1 female; null and '' for what is not told. */
export interface PersonalIdentity {
  staffName: string;
  latinName: string;
  sexTem: 0 | 1 | null;
  /** YYYY-MM-DD. */
  birthDay: string;
}

/** Sentences by field; no entry for what is right. */
export type IdentityProblems = Partial<Record<keyof PersonalIdentity, string>>;

/** A Latin name as it stands on a passport, whatever blanks and small letters it was typed with. */
export const tidyLatinName = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');

/** A Latin name has no Chinese character: without `/` it could not be told which part is the family name. */
const isLatin = (name: string): boolean => /^[A-Z /]*$/.test(name);

/**
 * What is wrong with how somebody is named, against what their documents (numbers in full) say of them. `today`: YYYY-MM-DD.
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
 * What is wrong with a document of somebody, its number in full: the number by its card type, birthday and sex where it tells
 * them and they are known otherwise, the name that it carries, its last day.
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

/** A passenger of an order whose tickets are not issued, and whether they are named as their record has it now. */
export interface OrderedIdentity {
  name: string;
  cardType: number;
  cardNo: string;
}

/** Does an order name somebody otherwise than they are on record now, or by a document that is there no more? */
export function isOutdated(
  ordered: OrderedIdentity,
  { staffName, latinName }: Pick<PersonalIdentity, 'staffName' | 'latinName'>,
  documents: readonly Pick<TravelDocument, 'cardType' | 'cardNo' | 'holderName'>[],
): boolean {
  const document = documents.find(({ cardType }) => cardType === ordered.cardType);
  if (document === undefined || document.cardNo !== ordered.cardNo) return true;
  return ![staffName, latinName, ...documents.map(({ holderName }) => holderName)].includes(ordered.name);
}
