import { readDate, readTime } from '../report/record-cells';
import { addDays } from '../shanghai-time';

const FIRST_YEAR = 1900;
const SPREADSHEET_DAY_0 = '1899-12-30';

/** Parses a day in a common notation, or a spreadsheet's day number, into YYYY-MM-DD; undefined for an invalid one. */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if (/^[1-9]\d{4}$/.test(plain)) return addDays(SPREADSHEET_DAY_0, Number(plain));
  const reading = readDate(plain, FIRST_YEAR);
  return reading.problem === undefined ? reading.value : undefined;
}

/** Parses the day of a text that may end with a time, into YYYY-MM-DD; undefined for an invalid one. */
export function readDayOrTime(text: string): string | undefined {
  const day = readDay(text);
  if (day !== undefined) return day;
  const time = readTime(text);
  return time.problem === undefined ? time.value.slice(0, 10) : undefined;
}
