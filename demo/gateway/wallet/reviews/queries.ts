import { sql, type RawBuilder } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { PaymentReview, queryWalletReviews, ReviewState } from '../../../../src/contract/wallet/reviews';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import type { Caller } from '../../server/http/caller';
import '../../order/schema';

type WalletReviewQuery = ParsedBodyOf<typeof queryWalletReviews>;

/** A waiting review has lapsed once its order can no longer be paid; a decided one keeps its state. */
const stateAt = (now: Date): RawBuilder<ReviewState> => sql<ReviewState>`
  case when r.review_state = 'waiting' and not (o.order_status = '待支付' and o.pay_deadline > ${now})
    then 'lapsed' else r.review_state end`;

interface Row extends Omit<PaymentReview, 'applyTime' | 'payDeadline' | 'decideTime' | 'route'> {
  /** Cities in travel order, `<北京><上海>`. */
  cities: string;
  askedAt: Date;
  deadline: Date;
  decidedAt: Date | null;
}

export async function listReviews(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
  { stateList, keyword, pageIndex, pageSize }: WalletReviewQuery,
  now: Date,
): Promise<ResultOf<typeof queryWalletReviews>> {
  const pattern = containing(keyword);
  const all = sql`
    from wallet_review r join flight_order o using (order_no) join staff s on s.staff_no = r.asked_by
    where r.enterprise_num = ${enterpriseNum}`;
  const found = sql`${all}
    ${stateList.length > 0 ? sql`and ${stateAt(now)} in (${sql.join(stateList)})` : sql``}
    ${keyword === '' ? sql`` : sql`and (r.order_no ilike ${pattern} or ${holdsName('s.staff_name', keyword)})`}`;
  const counted = await sql<{ total: number; waiting: number }>`
    select (select count(*) ${found}) as total,
      (select count(*) ${all} and ${stateAt(now)} = 'waiting') as waiting`.execute(db);
  const { rows } = await sql<Row>`
    select r.review_no as "reviewNo", ${stateAt(now)} as "reviewState", r.order_no as "orderNo", r.amount,
      r.asked_at as "askedAt", o.pay_deadline as deadline, r.asked_by as "applicantNO", s.staff_name as "applicantName",
      coalesce((select d.dept_name from department d where d.dept_no = s.dept_no), '') as "departmentName",
      o.passenger_names as "travellerNames", o.cities,
      coalesce((select b.staff_name from staff b where b.staff_no = r.decided_by), '') as "decidedBy",
      r.decided_at as "decidedAt", r.refuse_reason as "refuseReason", r.asked_by = ${staffNo} as "isOwn"
    ${found}
    order by ${stateAt(now)} = 'waiting' desc, r.asked_at desc, r.review_no desc
    limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(db);
  return {
    total: counted.rows[0]?.total ?? 0,
    waitingCount: counted.rows[0]?.waiting ?? 0,
    reviewList: rows.map(({ askedAt, deadline, decidedAt, cities, ...row }) => ({
      ...row,
      route: cities.slice(1, -1).split('><').join(' → '),
      applyTime: askedAt.toISOString(),
      payDeadline: deadline.toISOString(),
      decideTime: decidedAt?.toISOString() ?? '',
    })),
  };
}
