import { sql } from 'kysely';
import type { PageInfo } from '../../../src/contract/operate-habit';
import type { Database } from '../db/database';

/** User and page of a habit. */
export interface HabitKey {
  userNo: string;
  enterpriseNum: string;
  pagePath: string;
}

export async function findHabit(
  db: Database,
  { userNo, enterpriseNum, pagePath }: HabitKey,
): Promise<PageInfo | null> {
  const row = await db
    .selectFrom('operate_habit')
    .select(['field_list', 'page_size', 'modify_time'])
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .where('page_path', '=', pagePath)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { fieldList: row.field_list, pageSize: row.page_size, modifyTime: row.modify_time.toISOString() };
}

/**
 * Stores a habit unless a newer one exists; the database decides, so that concurrent writers cannot overwrite a newer
 * one.
 */
export async function saveHabit(
  db: Database,
  { userNo, enterpriseNum, pagePath }: HabitKey,
  { fieldList, pageSize }: PageInfo,
  modifyTime: Date,
): Promise<void> {
  const kept = {
    field_list: JSON.stringify(fieldList),
    page_size: pageSize,
    modify_time: modifyTime,
  };
  await db
    .insertInto('operate_habit')
    .values({ user_no: userNo, enterprise_num: enterpriseNum, page_path: pagePath, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['user_no', 'enterprise_num', 'page_path'])
        .doUpdateSet(kept)
        .where(sql<boolean>`operate_habit.modify_time <= excluded.modify_time`),
    )
    .execute();
}
