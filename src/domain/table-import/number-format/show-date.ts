import type { FormatPart } from './sections';

const DAY_S = 86_400;
/** Day 1 of a spreadsheet is 1 January 1900. */
const DAY_0 = Date.UTC(1899, 11, 31);
/** Spreadsheets count 29 February 1900, a day that did not exist, as day 60. */
const LEAP_DAY = 60;
/** Day 0 of workbooks that count from 1904, in the count of others. */
const FIRST_OF_1904 = 1462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const CHINESE_WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

const pad = (number: number): string => String(number).padStart(2, '0');

/**
 * Formats a date or time by a section of a format. A section with a whole day yields YYYY-MM-DD, with HH:mm where it
 * has the hour, so that every reader of days can parse it; without separators, and for any other section, the text is
 * the one that Excel shows. undefined: Excel shows none.
 */
export function showDate(
  value: number,
  parts: readonly FormatPart[],
  { is1904, inNumerals }: { is1904: boolean; inNumerals: boolean },
): string | undefined {
  // A spreadsheet stores fractions of a day, so seconds are slightly inexact.
  const seconds = Math.round(value * DAY_S) + (is1904 ? FIRST_OF_1904 * DAY_S : 0);
  const day = Math.floor(seconds / DAY_S);
  if (seconds < 0 || day > LAST_DAY) return undefined;
  const time = new Date(DAY_0 + (seconds - (day >= LEAP_DAY ? DAY_S : 0)) * 1000);
  const dates = withMinutes(parts);
  const has = (letter: string) => dates.some((part) => part.is === 'date' && part.letter === letter);
  if (has('y') && has('M') && has('d') && !isRun(dates)) {
    const clock = has('h') ? ` ${pad(time.getUTCHours())}:${pad(time.getUTCMinutes())}` : '';
    return `${isoDay(time)}${clock}`;
  }
  if (inNumerals) return undefined;
  if (has('h') && !has('y') && !has('M') && !has('d')) {
    const clock = `${pad(time.getUTCHours())}:${pad(time.getUTCMinutes())}`;
    return has('s') ? `${clock}:${pad(time.getUTCSeconds())}` : clock;
  }
  return dates.map((part) => formatDatePart(part, time, seconds)).join('');
}

const isoDay = (time: Date): string =>
  `${String(time.getUTCFullYear()).padStart(4, '0')}-${pad(time.getUTCMonth() + 1)}-${pad(time.getUTCDate())}`;

/** Digits of a whole day without separators: a number such as 20261020. */
const isRun = (parts: readonly FormatPart[]): boolean =>
  parts.map((part) => (part.is === 'date' ? part.letter.repeat(part.length) : '-')).join('') === 'yyyyMMdd';

/** Gives months a letter of their own, M, because m beside hours or seconds means minutes. */
function withMinutes(parts: readonly FormatPart[]): FormatPart[] {
  const times = parts.filter(({ is }) => is === 'date' || is === 'elapsed') as { letter: string }[];
  return parts.map((part) => {
    if (part.is !== 'date' || part.letter !== 'm') return part;
    const at = times.indexOf(part);
    const isMinute = times[at - 1]?.letter === 'h' || times[at + 1]?.letter === 's';
    return isMinute ? part : { ...part, letter: 'M' };
  });
}

function formatDatePart(part: FormatPart, time: Date, seconds: number): string {
  if (part.is === 'text') return part.text;
  if (part.is === 'point') return '.';
  if (part.is === 'comma') return ',';
  if (part.is === 'elapsed') {
    const unit = part.letter === 'h' ? 3600 : part.letter === 'm' ? 60 : 1;
    return String(Math.floor(seconds / unit)).padStart(part.length, '0');
  }
  if (part.is !== 'date') return '';
  const padded = (number: number) => (part.length > 1 ? pad(number) : String(number));
  switch (part.letter) {
    case 'y':
      return part.length > 2 ? String(time.getUTCFullYear()) : pad(time.getUTCFullYear() % 100);
    case 'M':
      return part.length > 2 ? (MONTHS[time.getUTCMonth()] ?? '') : padded(time.getUTCMonth() + 1);
    case 'd':
      return part.length > 2 ? (WEEKDAYS[time.getUTCDay()] ?? '') : padded(time.getUTCDate());
    case 'a':
      return `${part.length > 3 ? '星期' : ''}${CHINESE_WEEKDAYS[time.getUTCDay()] ?? ''}`;
    case 'h':
      return padded(time.getUTCHours());
    case 'm':
      return padded(time.getUTCMinutes());
    case 's':
      return padded(time.getUTCSeconds());
    default:
      return '';
  }
}
