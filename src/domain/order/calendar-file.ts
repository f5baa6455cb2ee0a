export interface CalendarEvent {
  /** Constant for a flight of an order, so that another import replaces the event. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
}

/** Maximum octets of a line, without its end (RFC 5545, 3.1). */
const LINE = 75;

/** Formats events as an iCalendar file (RFC 5545). `now`: time of its creation. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel Portal Elements//Orders//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap(({ uid, start, end, summary, location, description }) => [
      'BEGIN:VEVENT',
      `UID:${textOf(uid)}`,
      `DTSTAMP:${instantOf(now)}`,
      `DTSTART:${instantOf(start)}`,
      `DTEND:${instantOf(end)}`,
      `SUMMARY:${textOf(summary)}`,
      `LOCATION:${textOf(location)}`,
      `DESCRIPTION:${textOf(description)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const instantOf = (moment: Date): string => moment.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** Escapes characters that would end a value or its line, and drops other control characters. */
const textOf = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- the expression removes control characters
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

/** Folds long lines: continuation lines begin with a space, and no character is cut in two. */
function folded(line: string): string {
  let [out, octets] = ['', 0];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE) [out, octets] = [`${out}\r\n `, 1];
    out += character;
    octets += size;
  }
  return out;
}
