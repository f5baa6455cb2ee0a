import { queryColleagueComments } from '../../../src/contract/comment/comments';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';
import { implement } from '../server/http/implement';

/** Public comments of other staff in the caller's enterprise. */
const visibleComments = (db: Database, { enterpriseNum, staffNo }: Caller) =>
  db
    .selectFrom('trip_comment as c')
    .where('c.enterprise_num', '=', enterpriseNum)
    .where('c.comment_state', '=', 'shown')
    .where('c.staff_no', '!=', staffNo);

export const colleagueCommentCalls = [
  implement(queryColleagueComments, async ({ db, caller }, { airline, pageIndex, pageSize }) => {
    const all = visibleComments(db, caller);
    const airlineList = await all
      .select(({ fn }) => ['c.airline', fn.max('c.airline_name').as('airlineName')])
      .groupBy('c.airline')
      .orderBy('c.airline')
      .execute();
    const asked = airline === '' ? all : all.where('c.airline', '=', airline);
    const { total } = await asked
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await asked
      .leftJoin('staff as s', (on) =>
        on
          .onRef('s.staff_no', '=', 'c.staff_no')
          .onRef('s.enterprise_num', '=', 'c.enterprise_num')
          .on('c.is_anonymous', '=', false),
      )
      .select([
        'c.comment_no as commentNO',
        'c.flight_no as flightNo',
        'c.airline',
        'c.airline_name as airlineName',
        'c.dep_city_name as depCityName',
        'c.arr_city_name as arrCityName',
        'c.dep_date as depDate',
        's.staff_name',
        'c.punctuality',
        'c.cabin',
        'c.service',
        'c.content',
        'c.tags',
        'c.reply',
      ])
      .orderBy('c.created_at', 'desc')
      .orderBy('c.comment_no', 'desc')
      .offset((pageIndex - 1) * pageSize)
      .limit(pageSize)
      .execute();
    const commentList = rows.map(({ staff_name, ...row }) => ({ ...row, staffName: staff_name ?? '' }));
    return { total, airlineList, commentList };
  }),
];
