import { readDate, readTime } from '../report/record-cells';
import { addDays } from '../shanghai-time';

const FIRST_YEAR = 1900;
const SPREADSHEET_DAY_0 = '1899-12-30';

/** A day as it is commonly written, or as a spreadsheet counts it, as YYYY-MM-DD; undefined for none. */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC');
  if (/^[1-9]\d{4}$/.test(plain)) return addDays(SPREADSHEET_DAY_0, Number(plain));
  const reading = readDate(plain, FIRST_YEAR);
  return reading.problem === undefined ? reading.value : undefined;
}

/** The day of a text that may have a time behind it, as YYYY-MM-DD; undefined for none. */
export function readDayOrTime(text: string): string | undefined {
  const day = readDay(text);
  if (day !== undefined) return day;
  const time = readTime(text);
  return time.problem === undefined ? time.value.slice(0, 10) : undefined;
}
