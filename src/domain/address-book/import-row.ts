import { CARD_TYPE } from '../passenger/card-type';
import { cell, readDateCell } from '../table-import/cells';
import { nationalityCode } from './nationality';
import type { MemberField } from './import-columns';

export const SEX_WORDS: Readonly<Record<string, 0 | 1>> = { 男: 0, 女: 1 };
export const CARD_WORDS: Readonly<Record<string, number>> = {
  身份证: CARD_TYPE.idCard,
  居民身份证: CARD_TYPE.idCard,
  护照: CARD_TYPE.passport,
  军人证: CARD_TYPE.militaryId,
  港澳居民来往内地通行证: CARD_TYPE.homeReturnPermit,
  回乡证: CARD_TYPE.homeReturnPermit,
  台湾居民来往大陆通行证: CARD_TYPE.taiwanPass,
  台胞证: CARD_TYPE.taiwanPass,
  外国人永久居留身份证: CARD_TYPE.foreignResident,
  外国护照: CARD_TYPE.foreignPassport,
  港澳台居民居住证: CARD_TYPE.hkMoTwResident,
};
/** The first word for a value; '' for none. */
export const wordFor = (words: Readonly<Record<string, number>>, value: number | null): string =>
  Object.keys(words).find((word) => words[word] === value) ?? '';

/** Nationality of staff without a given one. */
const USUAL_NATIONALITY = 'CN';

/** Reasons why cells cannot be read, in sentences by field. */
export type CellProblems = Partial<Record<MemberField, string>>;

/** Values of a row that need no look-up of records; '' and null for empty cells. */
export interface MemberCells {
  staffName: string;
  latinName: string;
  sexTem: 0 | 1 | null;
  birthDay: string;
  nationality: string;
  cardType: number;
  cardNo: string;
  cardValidUntil: string;
  phone: string;
  email: string;
  jobNO: string;
}

/** Reads the cells of new staff. A day may be written in any common way, or be a spreadsheet's day number. */
export function readMemberCells(textOf: (field: MemberField) => string): {
  cells: MemberCells;
  problems: CellProblems;
} {
  const problems: CellProblems = {};
  const day = (field: 'birthDay' | 'cardValidUntil'): string => {
    const text = textOf(field);
    if (text === '') return '';
    const { value, problem } = readDateCell(text);
    if (problem !== undefined) problems[field] = problem;
    return value ?? '';
  };
  const word = <V>(field: MemberField, words: Readonly<Record<string, V>>, usual: V): V => {
    const text = textOf(field);
    if (text === '') return usual;
    const { value, problem } = cell.choice({ header: '' }, words).read(text);
    if (problem !== undefined) problems[field] = problem;
    return value ?? usual;
  };
  const cells = {
    staffName: textOf('staffName'),
    latinName: textOf('latinName'),
    sexTem: word<0 | 1 | null>('sexTem', SEX_WORDS, null),
    birthDay: day('birthDay'),
    nationality: nationalityCode(textOf('nationality')) || USUAL_NATIONALITY,
    cardType: word<number>('cardType', CARD_WORDS, CARD_TYPE.idCard),
    cardNo: textOf('cardNo'),
    cardValidUntil: day('cardValidUntil'),
    phone: textOf('phone'),
    email: textOf('email'),
    jobNO: textOf('jobNO'),
  };
  for (const field of ['phone', 'cardNo'] as const)
    // Exports mask these numbers.
    if (cells[field].includes('*')) problems[field] = '请填写完整的号码';
  return { cells, problems };
}

interface Row {
  /** Job number given in the file; '' for none. */
  jobNO: string;
  /** Job number of the supervisor; '' for none. */
  supervisor: string;
}

/**
 * Sorts rows so that supervisors come before their reports; rows in a circle of supervisors are returned separately.
 */
export function supervisorsFirst<R extends Row>(rows: readonly R[]): { ordered: R[]; inCircles: R[] } {
  const byNumber = new Map(rows.flatMap((row) => (row.jobNO === '' ? [] : [[row.jobNO, row] as const])));
  const ordered = new Set<R>();
  const inCircles = new Set<R>();
  for (const row of rows) {
    const way = new Set<R>();
    let at: R | undefined = row;
    while (at !== undefined && !ordered.has(at) && !inCircles.has(at) && !way.has(at)) {
      way.add(at);
      at = at.supervisor === '' ? undefined : byNumber.get(at.supervisor);
    }
    const path = [...way];
    const circle = at === undefined || !way.has(at) ? [] : path.slice(path.indexOf(at));
    for (const one of circle) inCircles.add(one);
    for (const one of path.toReversed()) if (!inCircles.has(one)) ordered.add(one);
  }
  return { ordered: [...ordered], inCircles: [...inCircles] };
}
