import { passengerTypeOn } from '../passenger/age';
import { checkCardNumber } from '../passenger/card-number';
import { nameProblem } from '../passenger/name';
import { passengerTexts } from '../passenger/texts/texts';
import { isCalendarDate } from '../shanghai-time';

/** Identity of a member of staff in their record; '' and null for unknown values. `cardNo` in full. */
export interface MemberIdentity {
  staffName: string;
  latinName: string;
  sexTem: 0 | 1 | null;
  /** YYYY-MM-DD. */
  birthDay: string;
  cardType: number;
  cardNo: string;
  cardValidUntil: string;
}

export type MemberProblems = Partial<Record<keyof MemberIdentity, string>>;

const t = passengerTexts.chinese;

/**
 * Returns the problems of an identity, in sentences by field: a document must have the same birthday and sex as the
 * record.
 */
export function memberProblems(member: MemberIdentity, today: string): MemberProblems {
  const { staffName, latinName, birthDay, cardValidUntil } = member;
  const problems: MemberProblems = {};
  const name = nameProblem(staffName, undefined, t);
  if (name !== undefined) problems.staffName = name;
  if (latinName !== '') {
    const latin = /^[A-Z /]+$/.test(latinName) ? nameProblem(latinName, undefined, t) : t.nameLatin;
    if (latin !== undefined) problems.latinName = latin;
  }
  if (birthDay !== '' && (!isCalendarDate(birthDay) || passengerTypeOn(birthDay, today) === undefined))
    problems.birthDay = t.birthDayWrong;
  if (cardValidUntil !== '' && cardValidUntil < today) problems.cardValidUntil = '证件已过期';
  return { ...problems, ...cardProblems(member, problems) };
}

function cardProblems(
  { cardType, cardNo, birthDay, sexTem }: MemberIdentity,
  known: MemberProblems,
): MemberProblems {
  if (cardNo === '') return {};
  const card = checkCardNumber(cardType, cardNo, t);
  if (!card.ok) return { [card.field]: card.reason };
  if (card.holder === undefined) return {};
  return {
    ...(birthDay !== '' &&
      known.birthDay === undefined &&
      card.holder.birthDay !== birthDay && { birthDay: t.otherBirthDay }),
    ...(sexTem !== null && card.holder.sexTem !== sexTem && { sexTem: t.otherSex }),
  };
}

/** Returns the identity with the values that the number of its document implies where they are missing. */
export function withCardFacts<M extends MemberIdentity>(member: M): M {
  if (member.cardNo === '') return member;
  const card = checkCardNumber(member.cardType, member.cardNo, t);
  if (!card.ok || card.holder === undefined) return member;
  return {
    ...member,
    birthDay: member.birthDay === '' ? card.holder.birthDay : member.birthDay,
    sexTem: member.sexTem ?? card.holder.sexTem,
  };
}
