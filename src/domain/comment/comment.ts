import type { CommentState, StarCount } from '../../contract/comment/comments';

const DAY_MS = 24 * 60 * 60_000;
/** Days during which a comment can be changed. */
const CHANGEABLE_DAYS = 7;

/** True when a flight that arrived at `arrival` can be commented on now. */
export const isCommentable = (arrival: Date, commentDays: number, now: Date): boolean =>
  arrival <= now && now.getTime() <= arrival.getTime() + commentDays * DAY_MS;

export const isChangeable = (created: Date, now: Date): boolean =>
  now.getTime() <= created.getTime() + CHANGEABLE_DAYS * DAY_MS;

/** Overall stars: the mean of the three, rounded to a whole number. */
export function overallStars(rated: {
  punctuality: StarCount;
  cabin: StarCount;
  service: StarCount;
}): StarCount {
  const { punctuality, cabin, service } = rated;
  return Math.round((punctuality + cabin + service) / 3) as StarCount;
}

/** Splits a text into its words, which are separated by 、 or commas. */
export const splitWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Returns the initial state of a comment: held when it contains one of the words, ignoring case. */
export const initialCommentState = (content: string, heldWords: string): CommentState =>
  splitWords(heldWords).some((word) => content.toLowerCase().includes(word.toLowerCase())) ? 'held' : 'shown';
