import * as v from 'valibot';
import { isDay, period } from '../resource/values';

/** First and last day of a period, both included. */
interface Days {
  from: string;
  to: string;
}

/** A required text. */
/* @__NO_SIDE_EFFECTS__ */
export const textOf = (label: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`请输入${label}`),
    v.maxLength(most, `${label}不能超过${most}个字`),
  );

/** An optional text. */
/* @__NO_SIDE_EFFECTS__ */
export const noteOf = (label: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `${label}不能超过${most}个字`));

/** A whole number within limits, both included. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeOf = (label: string, least: number, most: number) => {
  const wrong = `${label}须为${least}至${most}`;
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong));
};

/** Highest price of a night: 100,000 yuan. */
const MOST_FEN = 10_000_000;
/** A required amount of money. */
/* @__NO_SIDE_EFFECTS__ */
export const NightPrice = (label: string) => {
  const wrong = `${label}须为0.01至100,000元`;
  return v.pipe(
    v.number(`请输入${label}`),
    v.integer(wrong),
    v.minValue(1, wrong),
    v.maxValue(MOST_FEN, wrong),
  );
};

/** A period with a last day. */
/* @__NO_SIDE_EFFECTS__ */
export const closedPeriod = () =>
  v.pipe(
    period(),
    v.check(({ to }) => to !== '', '请选择结束日期'),
  );

/** A room type of an agreement: prices per night in fen, from Sunday to Thursday, and on Friday and Saturday. */
export interface AgreedRoom {
  roomName: string;
  weekdayPrice: number;
  weekendPrice: number;
  breakfasts: number;
}
/** The same during input, with unset amounts. */
export interface TypedRoom {
  roomName: string;
  weekdayPrice: number | null;
  weekendPrice: number | null;
  breakfasts: number | null;
}

const MOST_ROOMS = 20;
const MOST_NAME = 30;
const MOST_BREAKFASTS = 4;

/** A problem in a list, with its message for the whole list and the index of the row. */
export interface ListProblem {
  at: number;
  message: string;
}

/** Returns the first problem that `say` reports for a row. */
function firstProblem<Row>(
  rows: readonly Row[],
  named: (at: number) => string,
  say: (row: Row, before: readonly Row[]) => string | undefined,
): ListProblem | undefined {
  const said = rows.map((row, at) => say(row, rows.slice(0, at)));
  const at = said.findIndex((message) => message !== undefined);
  return at < 0 ? undefined : { at, message: `${named(at)}：${said[at] ?? ''}` };
}

const isPrice = (fen: number | null): boolean =>
  fen !== null && Number.isInteger(fen) && fen > 0 && fen <= MOST_FEN;
const isCount = (count: number | null): boolean =>
  count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_BREAKFASTS;

/** Returns the first problem of a list of rooms. */
export function roomProblem(list: readonly TypedRoom[]): ListProblem | undefined {
  if (list.length === 0) return { at: 0, message: '请至少添加一个房型' };
  if (list.length > MOST_ROOMS) return { at: MOST_ROOMS, message: `最多添加${MOST_ROOMS}个房型` };
  return firstProblem(
    list,
    (at) => `第${at + 1}个房型`,
    ({ roomName, weekdayPrice, weekendPrice, breakfasts }, before) => {
      const name = roomName.trim();
      if (name === '') return '请输入房型名称';
      if (name.length > MOST_NAME) return `房型名称不能超过${MOST_NAME}个字`;
      if (before.some((other) => other.roomName.trim() === name)) return '房型名称不能重复';
      if (!isPrice(weekdayPrice)) return '平日价须为0.01至100,000元';
      if (!isPrice(weekendPrice)) return '周末价须为0.01至100,000元';
      return isCount(breakfasts) ? undefined : `早餐份数须为0至${MOST_BREAKFASTS}`;
    },
  );
}

/** Rooms of an agreement: at least one, each named once. */
/* @__NO_SIDE_EFFECTS__ */
export const rooms = () =>
  v.pipe(
    v.array(
      v.object({
        roomName: v.pipe(v.string(), v.trim()),
        weekdayPrice: v.nullable(v.number()),
        weekendPrice: v.nullable(v.number()),
        breakfasts: v.nullable(v.number()),
      }),
    ),
    v.check(
      (list) => roomProblem(list) === undefined,
      ({ input }) => roomProblem(input)?.message ?? '',
    ),
    // The checks above exclude unset values.
    v.transform((list): AgreedRoom[] =>
      list.map((room) => ({
        roomName: room.roomName,
        weekdayPrice: room.weekdayPrice ?? 0,
        weekendPrice: room.weekendPrice ?? 0,
        breakfasts: room.breakfasts ?? 0,
      })),
    ),
  );

const MOST_BLACKOUTS = 20;

/** Returns the first problem of a list of days excluded from an agreement. */
export function blackoutProblem(list: readonly Days[]): ListProblem | undefined {
  if (list.length > MOST_BLACKOUTS)
    return { at: MOST_BLACKOUTS, message: `最多添加${MOST_BLACKOUTS}段不适用日期` };
  return firstProblem(
    list,
    (at) => `第${at + 1}段`,
    ({ from, to }) => {
      if (!isDay(from)) return '请选择开始日期';
      if (!isDay(to)) return '请选择结束日期';
      return to < from ? '结束日期不能早于开始日期' : undefined;
    },
  );
}

/** Days excluded from an agreement. */
/* @__NO_SIDE_EFFECTS__ */
export const blackouts = () =>
  v.pipe(
    v.array(v.object({ from: v.string(), to: v.string() })),
    v.check(
      (list) => blackoutProblem(list) === undefined,
      ({ input }) => blackoutProblem(input)?.message ?? '',
    ),
  );
