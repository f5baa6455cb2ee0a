import { isCalendarDate } from '../shanghai-time';
import { readAmount } from '../table-import/amount';
import { plainName, withoutMarks } from '../typed/typed';

/** Why a cell cannot be taken. */
export type CellProblem =
  | { kind: 'missing' }
  /** Characters that are not seen or that no table holds. */
  | { kind: 'unreadable' }
  | { kind: 'tooLong'; most: number }
  /** A spreadsheet would take the text for a formula. */
  | { kind: 'formula' }
  | { kind: 'notARecordNo' }
  | { kind: 'notATrainNo' }
  | { kind: 'notADate' }
  | { kind: 'notATime' }
  | { kind: 'notAnAmount' }
  | { kind: 'notAKilometre' }
  | { kind: 'notACount' }
  | { kind: 'tooMuch'; most: number }
  | { kind: 'notOneOf'; words: readonly string[] }
  /** As it is said of a cell of any table. */
  | { kind: 'faulty'; message: string };

/** What stands in a cell, or why it cannot be taken. */
export type Reading<T> = { value: T; problem?: never } | { problem: CellProblem };

const good = <T>(value: T): Reading<T> => ({ value });
const wrong = (problem: CellProblem): { problem: CellProblem } => ({ problem });

/** Not seen, of no meaning outside one program, halves of characters, or turning the direction of a line round. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]/u;
const FORMULA = /^[=+\-@＝＋－＠]/;

export const NAME_LENGTH = 60;
const RECORD_NO = /^[A-Za-z0-9][\w-]{0,39}$/;
const TRAIN_NO = /^[GDCSZTKYL]?\d{1,4}$/;
/** The most that one record may cost: fen. */
const GREATEST_FEN = 100_000_000;
const GREATEST_KM = 20_000;
const GREATEST_COUNT = 1000;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** Digits and letters are read as what they look like: those of full width are none of their own. */
const plain = (text: string): string => withoutMarks(text).normalize('NFKC').trim();

/** A text that is shown as it stands. */
export function readName(text: string): Reading<string> {
  if (UNWANTED.test(text)) return wrong({ kind: 'unreadable' });
  const name = plainName(text.normalize('NFC'));
  if ([...name].length > NAME_LENGTH) return wrong({ kind: 'tooLong', most: NAME_LENGTH });
  return FORMULA.test(name) ? wrong({ kind: 'formula' }) : good(name);
}

export function readRecordNo(text: string): Reading<string> {
  const no = plain(text);
  return RECORD_NO.test(no) ? good(no) : wrong({ kind: 'notARecordNo' });
}

/** A number of the enterprise, which is looked up. */
export function readNumber(text: string): Reading<string> {
  return UNWANTED.test(text) ? wrong({ kind: 'unreadable' }) : good(plain(text));
}

export function readTrainNo(text: string): Reading<string> {
  const no = plain(text).toUpperCase();
  return TRAIN_NO.test(no) ? good(no) : wrong({ kind: 'notATrainNo' });
}

const DATE =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2})(?!\d))/;
/** As Excel shows a day in Chinese without its century. */
const SHORT_DATE = /^(\d{1,2})-(\d{1,2})月-(\d{2})(?!\d)/;

/** A date as it is commonly written, as YYYY-MM-DD, and what stands behind it; undefined for none that exists. */
function splitDate(text: string, firstYear = FIRST_YEAR): { date: string; rest: string } | undefined {
  const found = DATE.exec(text.replace(SHORT_DATE, '20$3-$2-$1'));
  if (found === null) return undefined;
  const [all, year = '', ...parts] = found;
  const [month = '', day = ''] = parts.filter((part) => part !== undefined);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isKnown = isCalendarDate(date) && Number(year) >= firstYear && Number(year) <= LAST_YEAR;
  return isKnown ? { date, rest: found.input.slice(all.length) } : undefined;
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const IN_WORDS = /^(\d{1,2})[时点](\d{1,2})分(?:\d{1,2}秒)?$/;
const MIDNIGHT = /^(?:[T\s]*0?0:00(?::00)?)?$/;

/** YYYY-MM-DD. A time behind it is none of a date, but for the midnight that spreadsheets put there. */
export function readDate(text: string, firstYear = FIRST_YEAR): Reading<string> {
  const found = splitDate(plain(text), firstYear);
  return found !== undefined && MIDNIGHT.test(found.rest) ? good(found.date) : wrong({ kind: 'notADate' });
}

/** YYYY-MM-DDTHH:mm. */
export function readTime(text: string): Reading<string> {
  const found = splitDate(plain(text));
  const clock = found?.rest.replace(/^(?:T|\s+)/, '').replace(IN_WORDS, '$1:$2') ?? '';
  const [, hour = '', minute = ''] = CLOCK.exec(clock) ?? [];
  if (found === undefined || hour === '') return wrong({ kind: 'notATime' });
  return good(`${found.date}T${hour.padStart(2, '0')}:${minute}`);
}

const DECIMAL = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Yuan without parts of a fen, as fen. */
export function readYuan(text: string): Reading<number> {
  const fen = readAmount(plain(text), Number.MAX_SAFE_INTEGER);
  if (fen === undefined || fen < 0) return wrong({ kind: 'notAnAmount' });
  return fen > GREATEST_FEN ? wrong({ kind: 'tooMuch', most: GREATEST_FEN / 100 }) : good(fen);
}

/** Kilometres with two decimals at most. */
export function readKilometres(text: string): Reading<number> {
  const hundredths = hundredthsOf(plain(text));
  if (hundredths === undefined) return wrong({ kind: 'notAKilometre' });
  return hundredths > GREATEST_KM * 100
    ? wrong({ kind: 'tooMuch', most: GREATEST_KM })
    : good(hundredths / 100);
}

function hundredthsOf(text: string): number | undefined {
  const [, whole, part = ''] = DECIMAL.exec(text) ?? [];
  return whole === undefined ? undefined : Number(`${whole.replaceAll(',', '')}${part.padEnd(2, '0')}`);
}

/** From 1. */
export function readCount(text: string): Reading<number> {
  const [digits] = /^[1-9]\d{0,8}$/.exec(plain(text)) ?? [];
  if (digits === undefined) return wrong({ kind: 'notACount' });
  return Number(digits) > GREATEST_COUNT
    ? wrong({ kind: 'tooMuch', most: GREATEST_COUNT })
    : good(Number(digits));
}

/** One of these words, as what it stands for. */
export const readWord =
  <T>(words: Readonly<Record<string, T>>) =>
  (text: string): Reading<T> => {
    const word = plain(text);
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    return value === undefined ? wrong({ kind: 'notOneOf', words: Object.keys(words) }) : good(value);
  };
