import type { CommentState, StarCount } from '../../contract/comment/comments';

const DAY_MS = 24 * 60 * 60_000;
/** A comment can be changed for so many days. */
const CHANGEABLE_DAYS = 7;

/** May a flight that has arrived then be commented on? */
export const isCommentable = (arrival: Date, commentDays: number, now: Date): boolean =>
  arrival <= now && now.getTime() <= arrival.getTime() + commentDays * DAY_MS;

export const isChangeable = (created: Date, now: Date): boolean =>
  now.getTime() <= created.getTime() + CHANGEABLE_DAYS * DAY_MS;

/** Stars of all three together: their mean, to the nearest whole. */
export function overallStars(rated: {
  punctuality: StarCount;
  cabin: StarCount;
  service: StarCount;
}): StarCount {
  const { punctuality, cabin, service } = rated;
  return Math.round((punctuality + cabin + service) / 3) as StarCount;
}

/** Words that are written in one text, apart by 、 or commas. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** How a comment stands when it is given: held back where it has one of the words, in small letters or large ones. */
export const firstState = (content: string, heldWords: string): CommentState =>
  wordsIn(heldWords).some((word) => content.toLowerCase().includes(word.toLowerCase())) ? 'held' : 'shown';
