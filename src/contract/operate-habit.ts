import * as v from 'valibot';
import { call } from './call';

/** A column of a table as the user likes it (specification 3, table preferences per page path). */
export const HabitField = v.object({
  /** Id of the column. */
  fieldName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  /** 1 shown, 0 hidden. */
  fieldStatus: v.picklist([0, 1]),
  /** px; 0: as wide as the page makes it. */
  fieldWidth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000)),
  /** 1: stays in view while the table scrolls sideways. Without it, as of those kept before there was any: 0. */
  fieldPinned: v.optional(v.picklist([0, 1])),
});
export type HabitField = v.InferOutput<typeof HabitField>;

/** The user's own table on one page. Columns stand in the order of `fieldList`. */
export const PageInfo = v.object({
  fieldList: v.pipe(v.array(HabitField), v.maxLength(100, '列数过多')),
  /** Rows on a page; 0: as the page has it. */
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  /** ISO instant of the change, by the clock of whoever made it. */
  modifyTime: v.pipe(
    v.string(),
    v.isoTimestamp(),
    // 31 February is written well
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
});
export type PageInfo = v.InferOutput<typeof PageInfo>;

const PagePath = v.pipe(v.string(), v.trim(), v.startsWith('/'), v.maxLength(200));

/** What the gateway keeps for a page, and whose it is; `pageInfo` is null where nothing was ever chosen. */
const StoredHabit = v.object({
  userNO: v.string(),
  enterpriseNum: v.string(),
  pageInfo: v.nullable(PageInfo),
});
export type StoredHabit = v.InferOutput<typeof StoredHabit>;

/** The caller's habit on a page, in the enterprise in use. */
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
 * Keeps a habit. The last writer by `modifyTime` wins: an older one leaves what is kept as it is. Answers what
 * is kept afterwards. A `modifyTime` ahead of the gateway's clock counts as now.
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
