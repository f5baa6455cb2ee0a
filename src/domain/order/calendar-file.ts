export interface CalendarEvent {
  /** The same for the same flight of an order: an import anew replaces the event. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
}

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LINE = 75;

/** Events as a file that calendars take in (RFC 5545). `now`: when it was made. */
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

/** What would end a value or its line is escaped; other control characters are left out. */
const textOf = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- they are what is left out
    .replaceAll(/[\u0000-\u001F\u007F]/g, '');

/** Lines too long go on in the next one, behind a space; no character is cut in two. */
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
