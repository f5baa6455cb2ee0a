import * as v from 'valibot';
import { isDay, namedOne, type Named } from '../resource/values';

/** Other limits of a standard for the flights that meet all of its conditions. */
export interface StandardExceptionRow {
  /** Tier of the destination; null: any destination. */
  tier: Named | null;
  /** First and last day of the year on which the flight departs, MM-DD, both included; both '' for any day. */
  from: string;
  to: string;
  /** Least minutes from departure to arrival; null: any. */
  leastMinutes: number | null;
  /** Highest cabin type (1 economy, 2 business, 3 first). */
  maxCabinType: 1 | 2 | 3;
  /** Integer percent of the full fare; null: no cap. */
  economyDiscount: number | null;
  businessDiscount: number | null;
  firstDiscount: number | null;
  /** Highest price of one ticket of one segment in fen, without taxes; null: no cap. */
  maxPrice: number | null;
}

export const MOST_EXCEPTIONS = 20;
const MOST_MINUTES = 1440;
const MOST_PERCENT = 300;
const MOST_FEN = 1_000_000_000;

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= least && value <= most);
/** 2000 was a leap year, so a season may begin or end on 29 February. */
const isDayOfYear = (text: string): boolean => /^\d{2}-\d{2}$/.test(text) && isDay(`2000-${text}`);

function problemOf(row: StandardExceptionRow): string | undefined {
  if (row.tier === null && row.from === '' && row.to === '' && row.leastMinutes === null)
    return '请至少设置一个条件：目的地城市等级、出发日期或飞行时长';
  if ((row.from === '') !== (row.to === '')) return '出发日期的开始和结束须同时填写';
  if (row.from !== '' && !(isDayOfYear(row.from) && isDayOfYear(row.to)))
    return '出发日期须为存在的月-日，如07-01';
  if (!isWithin(row.leastMinutes, 1, MOST_MINUTES)) return `飞行时长须为1至${MOST_MINUTES}分钟`;
  const caps = [row.economyDiscount, row.businessDiscount, row.firstDiscount];
  if (!caps.every((cap) => isWithin(cap, 1, MOST_PERCENT))) return '折扣上限须为1至300的整数';
  return isWithin(row.maxPrice, 100, MOST_FEN) ? undefined : '价格上限须为1至10,000,000元';
}

/** Returns the first problem of a list of exceptions: its message, and the index of the row. */
export function exceptionProblem(
  rows: readonly StandardExceptionRow[],
): { at: number; message: string } | undefined {
  if (rows.length > MOST_EXCEPTIONS)
    return { at: MOST_EXCEPTIONS, message: `最多添加${MOST_EXCEPTIONS}条例外` };
  const problems = rows.map(problemOf);
  const at = problems.findIndex((problem) => problem !== undefined);
  return at < 0 ? undefined : { at, message: `第${at + 1}条例外：${problems[at] ?? ''}` };
}

/** Exceptions of a standard; the first whose conditions a flight meets takes the place of the standard's limits. */
export const Exceptions = v.pipe(
  v.array(
    v.object({
      tier: v.nullable(namedOne('请选择城市等级')),
      from: v.pipe(v.string(), v.trim()),
      to: v.pipe(v.string(), v.trim()),
      leastMinutes: v.nullable(v.number()),
      maxCabinType: v.picklist([1, 2, 3], '请选择最高舱等'),
      economyDiscount: v.nullable(v.number()),
      businessDiscount: v.nullable(v.number()),
      firstDiscount: v.nullable(v.number()),
      maxPrice: v.nullable(v.number()),
    }),
  ),
  v.check(
    (rows) => exceptionProblem(rows) === undefined,
    ({ input }) => exceptionProblem(input)?.message ?? '',
  ),
);
