import { sql } from 'kysely';
import { commentConfigs, queryCommentAverages, tripComments } from '../../../src/contract/comment/comments';
import type { Database } from '../db/database';
import { implement } from '../server/http/implement';
import { implementResource } from '../server/resource/implement-resource';
import { withinRange } from '../server/resource/within-range';

/** Columns of the data scope: callers see comments of their departments, and their own. */
const WITHIN = { department: 'dept_no', person: 'staff_no', ownToo: true } as const;

export const managedCommentCalls = [
  ...implementResource(tripComments, {
    table: 'trip_comment',
    columns: {
      commentNO: 'comment_no',
      flightNo: 'flight_no',
      airline: 'airline',
      airlineName: 'airline_name',
      depDate: 'dep_date',
      stars: 'stars',
      punctuality: 'punctuality',
      cabin: 'cabin',
      service: 'service',
      content: 'content',
      tags: 'tags',
      isAnonymous: 'is_anonymous',
      commentState: 'comment_state',
      hiddenReason: 'hidden_reason',
      reply: 'reply',
      createTime: 'created_at',
      modifyTime: 'modified_at',
    },
    async related({ db, caller }, rows) {
      const numbers = rows.filter((row) => !row.is_anonymous).map(({ staff_no }) => staff_no);
      const staff = numbers.length === 0 ? [] : await namedStaff(db, caller.enterpriseNum, numbers);
      const byNo = new Map(staff.map((one) => [one.staff_no, one]));
      return rows.map((row) => {
        const named = row.is_anonymous ? undefined : byNo.get(row.staff_no);
        return {
          route: `${row.dep_city_name}—${row.arr_city_name}`,
          staffName: named?.staff_name ?? '',
          deptName: named?.dept_name ?? '',
        };
      });
    },
    // no names, because a search would reveal anonymous authors
    search: ['flight_no', 'airline_name', 'dep_city_name', 'arr_city_name', 'content', 'reply'],
    filters: {
      airline: 'airline',
      stars: 'stars',
      commentState: 'comment_state',
      depDate: 'dep_date',
    },
    within: WITHIN,
    // only a hidden comment has a reason
    values: ({ commentState, hiddenReason }) => ({
      hidden_reason: commentState === 'hidden' ? hiddenReason : '',
    }),
  }),

  implement(queryCommentAverages, async ({ db, caller }) => {
    const mean = (column: 'punctuality' | 'cabin' | 'service') =>
      sql<number>`round(avg(${sql.ref(column)}), 1)::float8`;
    return db
      .selectFrom('trip_comment')
      .select(({ fn }) => [
        'airline',
        fn.max('airline_name').as('airlineName'),
        fn.countAll<number>().as('count'),
        mean('punctuality').as('punctuality'),
        mean('cabin').as('cabin'),
        mean('service').as('service'),
      ])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('comment_state', '!=', 'hidden')
      .where(withinRange(caller, WITHIN))
      .groupBy('airline')
      .orderBy('airline')
      .execute();
  }),

  ...implementResource(commentConfigs, {
    table: 'comment_config',
    columns: {
      configKey: 'config_key',
      isEnable: 'is_enable',
      commentDays: 'comment_days',
      isAnonymousAllowed: 'is_anonymous_allowed',
      heldWords: 'held_words',
      modifyTime: 'modified_at',
    },
    related: (_context, rows) => Promise.resolve(rows.map(() => ({ configName: '点评设置' }))),
    search: ['held_words'],
    filters: {},
  }),
];

/** Names of staff, and of their departments. */
function namedStaff(db: Database, enterpriseNum: string, staffNos: readonly string[]) {
  return db
    .selectFrom('staff as s')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .select(['s.staff_no', 's.staff_name', 'd.dept_name'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_no', 'in', staffNos)
    .execute();
}
