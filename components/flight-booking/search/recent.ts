import { isCalendarDate } from '../../../src/domain/shanghai-time';
import type { SearchCriteria } from '../model/journey';

/** An earlier search with the names of its cities. */
export interface Recent extends SearchCriteria {
  depName: string;
  arrName: string;
}

/** Searches by enterprise and member of staff. */
export type RecentByOwner = Readonly<Record<string, readonly Recent[]>>;

const MOST_KEPT = 8;
/** Maximum number of users who share a browser. The longest inactive one is dropped. */
const MOST_OWNERS = 5;

const isSameRoute = (a: Recent, b: Recent): boolean =>
  a.depCode === b.depCode && a.arrCode === b.arrCode && (a.retDate === '') === (b.retDate === '');

/** Adds a search at the top. Of one route and trip type only the latest remains. */
export const withRecent = (list: readonly Recent[], one: Recent): Recent[] =>
  [one, ...list.filter((other) => !isSameRoute(other, one))].slice(0, MOST_KEPT);

export const withoutRecent = (list: readonly Recent[], one: Recent): Recent[] =>
  list.filter((other) => !isSameRoute(other, one));

/** Replaces the list of an owner. */
export function withOwner(all: RecentByOwner, owner: string, list: readonly Recent[]): RecentByOwner {
  const others = Object.entries(all).filter(([other]) => other !== owner);
  const entries = [...others.slice(1 - MOST_OWNERS), [owner, list] as const];
  return Object.fromEntries(entries.filter(([, kept]) => kept.length > 0));
}

/** Parses stored searches. Storage may contain anything, so only valid searches are taken. */
export function readRecents(text: string | undefined): RecentByOwner {
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    if (typeof all !== 'object' || all === null) return {};
    return Object.fromEntries(
      Object.entries(all).map(([owner, list]) => [
        owner,
        Array.isArray(list) ? list.filter(isRecent).slice(0, MOST_KEPT) : [],
      ]),
    );
  } catch {
    return {};
  }
}

const CODE = /^[A-Z]{3}$/;

function isRecent(value: unknown): value is Recent {
  const { depCode, arrCode, depDate, retDate, depName, arrName } = { ...(value as Partial<Recent>) };
  return (
    [depCode, arrCode].every((code) => typeof code === 'string' && CODE.test(code)) &&
    [depName, arrName].every((name) => typeof name === 'string' && name !== '') &&
    typeof depDate === 'string' &&
    isCalendarDate(depDate) &&
    (retDate === '' || (typeof retDate === 'string' && isCalendarDate(retDate)))
  );
}
