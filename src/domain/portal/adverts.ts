import type { Advert } from '../../contract/adverts';
import { instantOf, isCalendarDate } from '../shanghai-time';

export interface AdvertDisplay {
  /**
   * Display type of specification 9. 0: each group once per session; 1: always; 2: all that are in effect, in the
   * received order, without ranking.
   */
  type: number;
  /** Group ids that the session has shown. */
  shown: readonly string[];
  now: Date;
}

/**
 * Returns the adverts of a space in display order (specification 9, advert display), only those in effect at `now`.
 * Interpretation of the specification: a smaller `advertPriority` goes first (1 before 2), then the shorter effective
 * duration (an offer of a day before one of the whole year), then the one modified last; equals keep their order. The
 * list is cut to the first one's `advertCount`, and then type 0 leaves out the groups already shown: adverts further
 * down do not move up, so a session that has seen a space's adverts sees no others.
 */
export function rankAdverts(adverts: readonly Advert[], { type, shown, now }: AdvertDisplay): Advert[] {
  const running = adverts
    .map((advert) => ({ advert, effect: effectOf(advert) }))
    .filter(({ effect }) => effect.from <= now.getTime() && now.getTime() < effect.until);
  if (type === 2) return running.map(({ advert }) => advert);
  const ranked = running
    .map((item) => ({ ...item, modified: spanOf(item.advert.modifyTime)?.from ?? -Infinity }))
    .sort(
      (a, b) =>
        compare(a.advert.advertPriority, b.advert.advertPriority) ||
        compare(a.effect.until - a.effect.from, b.effect.until - b.effect.from) ||
        compare(b.modified, a.modified),
    )
    .map(({ advert }) => advert);
  const cut = ranked.slice(0, Math.max(0, ranked[0]?.advertCount ?? 0));
  return type === 0 ? cut.filter(({ advertGroupID }) => !shown.includes(advertGroupID)) : cut;
}

interface Span {
  from: number;
  until: number;
}

const NEVER: Span = { from: Infinity, until: -Infinity };

/**
 * Returns the effective time of an advert, from `from` up to and without `until`. The end is inclusive in the unit it
 * is written in: 2026-11-30 ends with that day, 18:00 with that minute. No time: no limit. Unreadable: never.
 */
function effectOf({ beginEffectTime, endEffectTime }: Advert): Span {
  const begin =
    beginEffectTime.trim() === '' ? { from: -Infinity, until: -Infinity } : spanOf(beginEffectTime);
  const end = endEffectTime.trim() === '' ? { from: Infinity, until: Infinity } : spanOf(endEffectTime);
  return begin && end ? { from: begin.from, until: end.until } : NEVER;
}

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;
const DAY_MS = 24 * 3_600_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Returns the span of a written time: a day, a minute or a second; without a zone it is wall clock in Shanghai. */
function spanOf(text: string): Span | undefined {
  const [, date = '', time, seconds, zone] = TIME.exec(text.trim()) ?? [];
  if (!isCalendarDate(date)) return undefined;
  const wallClock = instantOf(`${date}T${time ?? '00:00'}`).getTime() + Number(seconds ?? 0) * 1000;
  const from = zone === undefined ? wallClock : wallClock + SHANGHAI_MS - offsetOf(zone);
  const unit = time === undefined ? DAY_MS : seconds === undefined ? 60_000 : 1000;
  return { from, until: from + unit };
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number);
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Supports infinite numbers, whose difference is NaN. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
