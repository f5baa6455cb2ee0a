import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../../src/domain/order/calendar-file';

const NOW = new Date('2026-11-20T02:00:00.123Z');
const FLIGHT: CalendarEvent = {
  uid: '26112000000001-1@travel-portal',
  start: new Date('2027-03-01T00:30:00Z'),
  end: new Date('2027-03-01T02:45:00Z'),
  summary: 'CA1501 北京–上海',
  location: '首都国际机场 T3',
  description: '乘机人：林静\n票号：999-1234567890',
};

/** Parses a calendar (RFC 5545): unfolds lines and unescapes texts; each event maps names to values. */
function read(file: string): Map<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else
      events.at(-1)?.set(
        name,
        value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)),
      );
  }
  return events;
}

describe('the calendar file of an order', () => {
  it('has each flight with its times in UTC and its texts', () => {
    const file = calendarFile([FLIGHT], NOW);
    assert.match(file, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    assert.match(file, /END:VCALENDAR\r\n$/);
    const [event] = read(file);
    assert.equal(event?.get('DTSTART'), '20270301T003000Z');
    assert.equal(event?.get('DTEND'), '20270301T024500Z');
    assert.equal(event?.get('DTSTAMP'), '20261120T020000Z');
    assert.equal(event?.get('SUMMARY'), FLIGHT.summary);
    assert.equal(event?.get('DESCRIPTION'), FLIGHT.description);
  });

  it('keeps every text, with any content, in lines of at most 75 octets', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, (summary, description) => {
        const file = calendarFile([{ ...FLIGHT, summary, description }, FLIGHT], NOW);
        for (const line of file.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line);
        const events = read(file);
        assert.equal(events.length, 2);
        assert.equal(events[0]?.get('SUMMARY'), plain(summary));
        assert.equal(events[0]?.get('DESCRIPTION'), plain(description));
        assert.equal(events[1]?.get('SUMMARY'), FLIGHT.summary);
      }),
    );
  });
});

const plain = (text: string): string =>
  text
    .replaceAll(/\r\n|\r/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the file omits control characters
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '');
