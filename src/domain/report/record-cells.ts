import { isCalendarDate } from '../shanghai-time';
import { readAmount } from '../table-import/amount';
import { plainName, withoutMarks } from '../typed/typed';

/** Reason why a cell is invalid. */
export type CellProblem =
  | { kind: 'missing' }
  /** Contains invisible characters, or characters that tables cannot contain. */
  | { kind: 'unreadable' }
  | { kind: 'tooLong'; most: number }
  /** A spreadsheet would interpret the text as a formula. */
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
  /** Message about a cell of any table. */
  | { kind: 'faulty'; message: string };

/** Value of a cell, or the reason why it is invalid. */
export type CellResult<T> = { value: T; problem?: never } | { problem: CellProblem };

const good = <T>(value: T): CellResult<T> => ({ value });
const wrong = (problem: CellProblem): { problem: CellProblem } => ({ problem });

/**
 * Invisible characters, those without meaning outside one program, halves of characters, and those that change the
 * direction of a line.
 */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFD]/u;
const FORMULA = /^[=+\-@＝＋－＠]/;

export const NAME_LENGTH = 60;
const RECORD_NO = /^[A-Za-z0-9][\w-]{0,39}$/;
const TRAIN_NO = /^[GDCSZTKYL]?\d{1,4}$/;
/** Highest cost of one record, in fen. */
const GREATEST_FEN = 100_000_000;
const GREATEST_KM = 20_000;
const GREATEST_COUNT = 1000;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;

/** Normalises full-width digits and letters, which are compared as half-width ones. */
const plain = (text: string): string => withoutMarks(text).normalize('NFKC').trim();

/** Reads a text that is displayed unchanged. */
export function readName(text: string): CellResult<string> {
  if (UNWANTED.test(text)) return wrong({ kind: 'unreadable' });
  const name = plainName(text.normalize('NFC'));
  if ([...name].length > NAME_LENGTH) return wrong({ kind: 'tooLong', most: NAME_LENGTH });
  return FORMULA.test(name) ? wrong({ kind: 'formula' }) : good(name);
}

export function readRecordNo(text: string): CellResult<string> {
  const no = plain(text);
  return RECORD_NO.test(no) ? good(no) : wrong({ kind: 'notARecordNo' });
}

/** Reads a number of the enterprise, which is then looked up. */
export function readNumber(text: string): CellResult<string> {
  return UNWANTED.test(text) ? wrong({ kind: 'unreadable' }) : good(plain(text));
}

export function readTrainNo(text: string): CellResult<string> {
  const no = plain(text).toUpperCase();
  return TRAIN_NO.test(no) ? good(no) : wrong({ kind: 'notATrainNo' });
}

const DATE =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2})(?!\d))/;
/** Excel's Chinese short form of a day, without its century. */
const SHORT_DATE = /^(\d{1,2})-(\d{1,2})月-(\d{2})(?!\d)/;

/**
 * Splits a text that begins with a date in a common form into YYYY-MM-DD and the rest; undefined for a day that does
 * not exist.
 */
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

/** Reads a day as YYYY-MM-DD. A time after it is invalid, except for the midnight that spreadsheets add. */
export function readDate(text: string, firstYear = FIRST_YEAR): CellResult<string> {
  const found = splitDate(plain(text), firstYear);
  return found !== undefined && MIDNIGHT.test(found.rest) ? good(found.date) : wrong({ kind: 'notADate' });
}

/** Reads a time as YYYY-MM-DDTHH:mm. */
export function readTime(text: string): CellResult<string> {
  const found = splitDate(plain(text));
  const clock = found?.rest.replace(/^(?:T|\s+)/, '').replace(IN_WORDS, '$1:$2') ?? '';
  const [, hour = '', minute = ''] = CLOCK.exec(clock) ?? [];
  if (found === undefined || hour === '') return wrong({ kind: 'notATime' });
  return good(`${found.date}T${hour.padStart(2, '0')}:${minute}`);
}

const DECIMAL = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Reads yuan without fractions of a fen, as fen. */
export function readYuan(text: string): CellResult<number> {
  const fen = readAmount(plain(text), Number.MAX_SAFE_INTEGER);
  if (fen === undefined || fen < 0) return wrong({ kind: 'notAnAmount' });
  return fen > GREATEST_FEN ? wrong({ kind: 'tooMuch', most: GREATEST_FEN / 100 }) : good(fen);
}

/** Reads kilometres with at most two decimals. */
export function readKilometres(text: string): CellResult<number> {
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

/** Reads a count of at least 1. */
export function readCount(text: string): CellResult<number> {
  const [digits] = /^[1-9]\d{0,8}$/.exec(plain(text)) ?? [];
  if (digits === undefined) return wrong({ kind: 'notACount' });
  return Number(digits) > GREATEST_COUNT
    ? wrong({ kind: 'tooMuch', most: GREATEST_COUNT })
    : good(Number(digits));
}

/** Reads one of these words as its value. */
export const readWord =
  <T>(words: Readonly<Record<string, T>>) =>
  (text: string): CellResult<T> => {
    const word = plain(text);
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    return value === undefined ? wrong({ kind: 'notOneOf', words: Object.keys(words) }) : good(value);
  };
