import * as v from 'valibot';
import { call } from './call';

/** A user's preference for a column of a table (specification 3, table preferences per page path). */
export const HabitField = v.object({
  /** Id of the column. */
  fieldName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** 1 shown, 0 hidden. */
  fieldStatus: v.picklist([0, 1]),
  /** Width in px; 0 for the page's default. */
  fieldWidth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000)),
  /** 1: stays in view while the table scrolls sideways. Missing in older records: 0. */
  fieldPinned: v.optional(v.picklist([0, 1])),
});
export type HabitField = v.InferOutput<typeof HabitField>;

/** The user's own table on one page. Columns follow the order of `fieldList`. */
export const PageInfo = v.object({
  fieldList: v.pipe(v.array(HabitField), v.maxLength(100, '列数过多')),
  /** Rows per page; 0 for the page's default. */
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  /** ISO instant of the change, by the clock of the client. */
  modifyTime: v.pipe(
    v.string(),
    v.isoTimestamp(),
    // The pattern alone accepts 31 February.
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});
export type PageInfo = v.InferOutput<typeof PageInfo>;

const PagePath = v.pipe(v.string(), v.trim(), v.startsWith('/'), v.maxLength(200));

/** Stored preferences of a page and their owner; `pageInfo` is null while none were chosen. */
const StoredHabit = v.object({
  userNO: v.string(),
  enterpriseNum: v.string(),
  pageInfo: v.nullable(PageInfo),
});
export type StoredHabit = v.InferOutput<typeof StoredHabit>;

/** Returns the caller's preferences of a page, in the enterprise in use. */
export const queryOperateHabit = call({
  gateway: 'user',
  path: '/CLMidPlatExtendedService/api/operateHabit/queryOperateHabit',
  body: v.object({ pagePath: PagePath }),
  result: StoredHabit,
  needs: 'token',
  reads: ['habit'],
  origin: 'suite',
});

/**
 * Saves preferences. The last writer by `modifyTime` wins: an older one changes nothing. Returns the stored
 * preferences. A `modifyTime` ahead of the gateway's clock counts as now.
 */
export const saveOperateHabit = call({
  gateway: 'user',
  path: '/CLMidPlatExtendedService/api/operateHabit/saveOperateHabit',
  body: v.object({ pagePath: PagePath, pageInfo: PageInfo }),
  result: StoredHabit,
  needs: 'token',
  mutates: true,
  changes: ['habit'],
  origin: 'suite',
});
