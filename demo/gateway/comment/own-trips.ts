import { isChangeable, isCommentable } from '../../../src/domain/comment/comment';
import type { CommentTrip, OwnComment } from '../../../src/contract/comment/comments';
import { instantOf } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';

/** Person who has flown. */
export type Traveller = Pick<Caller, 'enterpriseNum' | 'staffNo'>;

/** Ticket that the traveller has flown on. */
export interface FlownTrip extends CommentTrip {
  passengerNo: number;
  airline: string;
}

/** Maximum number of trips offered for a comment, latest first. */
const MOST = 200;

/** Comment settings of an enterprise; comments are closed without settings. */
export async function findConfig(db: Database, enterpriseNum: string) {
  const found = await db
    .selectFrom('comment_config')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  return {
    isEnable: found?.is_enable ?? false,
    commentDays: found?.comment_days ?? 0,
    isAnonymousAllowed: found?.is_anonymous_allowed ?? false,
    heldWords: found?.held_words ?? '',
  };
}

/** The traveller's own flown flights that are open for comments, latest first. */
export async function findFlownTrips(
  db: Database,
  { enterpriseNum, staffNo }: Traveller,
  { commentDays, now, orderNo }: { commentDays: number; now: Date; orderNo?: string },
): Promise<FlownTrip[]> {
  const rows = await db
    .selectFrom('order_passenger as p')
    .innerJoin('flight_order as o', 'o.order_no', 'p.order_no')
    .innerJoin('ticket as t', (join) =>
      join.onRef('t.order_no', '=', 'p.order_no').onRef('t.passenger_no', '=', 'p.passenger_no'),
    )
    .innerJoin('order_segment as s', (join) =>
      join.onRef('s.order_no', '=', 't.order_no').onRef('s.segment_no', '=', 't.segment_no'),
    )
    .select(['t.order_no', 't.segment_no', 't.passenger_no', 's.flight'])
    .where('o.enterprise_num', '=', enterpriseNum)
    .where('p.staff_no', '=', staffNo)
    .where('t.ticket_status', '=', 'USED/FLOWN')
    .$if(orderNo !== undefined, (query) => query.where('o.order_no', '=', orderNo ?? ''))
    .orderBy('s.dep_date', 'desc')
    .orderBy('t.order_no')
    .orderBy('t.segment_no')
    .limit(MOST)
    .execute();
  return rows
    .filter(({ flight }) => isCommentable(instantOf(flight.arrTime), commentDays, now))
    .map(({ order_no, segment_no, passenger_no, flight }) => ({
      orderNo: order_no,
      segmentNo: segment_no,
      passengerNo: passenger_no,
      flightNo: flight.flightNo,
      airline: flight.carrierCode,
      airlineName: flight.carrierShortName,
      depCityName: flight.depCityName,
      arrCityName: flight.arrCityName,
      takeOffTime: flight.takeOffTime,
    }));
}

/** Comments of a person on their trips, latest first. */
export async function findOwnComments(
  db: Database,
  { enterpriseNum, staffNo }: Traveller,
  now: Date,
): Promise<OwnComment[]> {
  const rows = await db
    .selectFrom('trip_comment')
    .selectAll()
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .orderBy('take_off_time', 'desc')
    .orderBy('comment_no')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    orderNo: row.order_no,
    segmentNo: row.segment_no,
    flightNo: row.flight_no,
    airlineName: row.airline_name,
    depCityName: row.dep_city_name,
    arrCityName: row.arr_city_name,
    takeOffTime: row.take_off_time,
    punctuality: row.punctuality,
    cabin: row.cabin,
    service: row.service,
    content: row.content,
    tags: row.tags,
    isAnonymous: row.is_anonymous,
    commentState: row.comment_state,
    reply: row.reply,
    createTime: row.created_at.toISOString(),
    isChangeable: isChangeable(row.created_at, now),
  }));
}
