import { queryOperateHabit, saveOperateHabit, type StoredHabit } from '../../../src/contract/operate-habit';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { implement, type Implementation } from '../server/http/implement';
import { findHabit, saveHabit } from './queries';

export function operateHabitRoutes(): Implementation[] {
  return [
    implement(queryOperateHabit, ({ db, caller }, { pagePath }) => storedHabit(db, caller, pagePath)),

    implement(saveOperateHabit, async ({ db, caller, now }, { pagePath, pageInfo }) => {
      const { userNo, enterpriseNum } = caller;
      // limited to now, because a fast clock would otherwise block all later changes until the gateway's time catches
      // up
      const modifyTime = new Date(Math.min(Date.parse(pageInfo.modifyTime), now.getTime()));
      await saveHabit(db, { userNo, enterpriseNum, pagePath }, pageInfo, modifyTime);
      return storedHabit(db, caller, pagePath);
    }),
  ];
}

async function storedHabit(
  db: Database,
  { userNo, enterpriseNum }: Caller,
  pagePath: string,
): Promise<StoredHabit> {
  const pageInfo = await findHabit(db, { userNo, enterpriseNum, pagePath });
  return { userNO: userNo, enterpriseNum, pageInfo };
}
