import { sql } from 'kysely';
import type { Dependents } from '../server/dependent';
import type { CallerContext } from '../server/http/implement';

async function userOf({ db }: Pick<CallerContext, 'db'>, staffNo: string): Promise<string> {
  const { user_no } = await db
    .selectFrom('staff')
    .select('user_no')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return user_no;
}

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'sharedView',
      name: '共享的筛选方案',
      columns: ['saved_view.user_no'],
      async list(where, staffNo) {
        const rows = await where.db
          .selectFrom('saved_view')
          .select(['view_no', 'view_name', 'page_path'])
          .where('user_no', '=', await userOf(where, staffNo))
          .where('enterprise_num', '=', where.caller.enterpriseNum)
          .where('shared_at', 'is not', null)
          .orderBy('view_no')
          .execute();
        return rows.map(({ view_no, view_name, page_path }) => ({
          no: String(view_no),
          name: view_name,
          link: page_path,
        }));
      },
      handedOverBy: 'keeper',
      async handOver(context, { successorNo, nos }) {
        const userNo = await userOf(context, successorNo);
        // a successor's view of the same name stays, and the other is added with its number in the name
        await sql`update saved_view w set user_no = ${userNo},
            view_name = case when exists (select from saved_view o where o.user_no = ${userNo}
              and o.enterprise_num = w.enterprise_num and o.page_path = w.page_path and o.view_name = w.view_name)
              then left(w.view_name, 12) || ' ' || w.view_no else w.view_name end
          where w.view_no::text = any(${[...nos]}::text[])`.execute(context.db);
      },
      async end({ db }, _staffNo, nos) {
        await sql`update saved_view set shared_at = null where view_no::text = any(${[...nos]}::text[])`.execute(
          db,
        );
      },
    },
  ],
  stays: {},
};
