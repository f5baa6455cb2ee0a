import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import { deleteOwnComment, queryOwnComments, saveOwnComment } from '../../../src/contract/comment/comments';
import { initialCommentState, isChangeable, overallStars } from '../../../src/domain/comment/comment';
import { Fault } from '../server/http/fault';
import { implement, type CallerContext } from '../server/http/implement';
import { findConfig, findFlownTrips, findOwnComments, type FlownTrip } from './own-trips';

type CommentBody = ParsedBodyOf<typeof saveOwnComment>;

export const ownCommentCalls = [
  implement(queryOwnComments, async ({ db, caller, now }) => {
    const { heldWords: _, ...config } = await findConfig(db, caller.enterpriseNum);
    const commentList = await findOwnComments(db, caller, now);
    const given = new Set(commentList.map(({ orderNo, segmentNo }) => `${orderNo} ${segmentNo}`));
    const trips = config.isEnable
      ? await findFlownTrips(db, caller, { commentDays: config.commentDays, now })
      : [];
    return {
      ...config,
      commentList,
      waitingList: trips
        .filter(({ orderNo, segmentNo }) => !given.has(`${orderNo} ${segmentNo}`))
        .map(({ passengerNo: _p, airline: _a, ...trip }) => trip),
    };
  }),

  implement(saveOwnComment, save),

  implement(deleteOwnComment, async (context, trip) => {
    const given = await lockOwnComment(context, trip);
    if (given === undefined) throw new Fault('tripNotCommentable');
    if (!isChangeable(given.created_at, context.now)) throw new Fault('commentFixed');
    await context.db.deleteFrom('trip_comment').where('comment_no', '=', given.comment_no).execute();
    return {};
  }),
];

async function save(context: CallerContext, saving: CommentBody): Promise<ResultOf<typeof saveOwnComment>> {
  const { db, caller, now } = context;
  const config = await findConfig(db, caller.enterpriseNum);
  if (!config.isEnable) throw new Fault('commentsClosed');
  const { orderNo, segmentNo, ...said } = saving;
  const before = await lockOwnComment(context, saving);
  if (said.isAnonymous && !config.isAnonymousAllowed && before?.is_anonymous !== true)
    throw new Fault('anonymityClosed');
  const state = initialCommentState(said.content, config.heldWords);
  if (before === undefined) {
    const trips = await findFlownTrips(db, caller, { commentDays: config.commentDays, now, orderNo });
    const trip = trips.find((one) => one.segmentNo === segmentNo);
    if (trip === undefined) throw new Fault('tripNotCommentable');
    return { commentState: await insert(context, { trip, said, state }) };
  }
  if (!isChangeable(before.created_at, now)) throw new Fault('commentFixed');
  // a comment hidden by an administrator stays hidden after an edit
  const commentState = before.comment_state === 'hidden' ? 'hidden' : state;
  await db
    .updateTable('trip_comment')
    .set(({ eb }) => ({ ...columnsOf(said), comment_state: commentState, version: eb('version', '+', 1) }))
    .where('comment_no', '=', before.comment_no)
    .execute();
  return { commentState };
}

/** Locks the caller's comment on a trip before a change. */
const lockOwnComment = (
  { db, caller }: CallerContext,
  { orderNo, segmentNo }: Pick<CommentBody, 'orderNo' | 'segmentNo'>,
) =>
  db
    .selectFrom('trip_comment')
    .select(['comment_no', 'created_at', 'comment_state', 'is_anonymous'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', caller.staffNo)
    .where('order_no', '=', orderNo)
    .where('segment_no', '=', segmentNo)
    .forUpdate()
    .executeTakeFirst();

type CommentContent = Omit<CommentBody, 'orderNo' | 'segmentNo'>;

const columnsOf = ({ punctuality, cabin, service, content, tags, isAnonymous }: CommentContent) => ({
  stars: overallStars({ punctuality, cabin, service }),
  punctuality,
  cabin,
  service,
  content,
  tags: [...new Set(tags)],
  is_anonymous: isAnonymous,
});

async function insert(
  { db, caller, now }: CallerContext,
  { trip, said, state }: { trip: FlownTrip; said: CommentContent; state: 'shown' | 'held' | 'hidden' },
) {
  const made = await db
    .insertInto('trip_comment')
    .values({
      enterprise_num: caller.enterpriseNum,
      order_no: trip.orderNo,
      segment_no: trip.segmentNo,
      passenger_no: trip.passengerNo,
      staff_no: caller.staffNo,
      dept_no: caller.deptNo,
      flight_no: trip.flightNo,
      airline: trip.airline,
      airline_name: trip.airlineName,
      dep_city_name: trip.depCityName,
      arr_city_name: trip.arrCityName,
      take_off_time: trip.takeOffTime,
      dep_date: trip.takeOffTime.slice(0, 10),
      comment_state: state,
      created_at: now,
      ...columnsOf(said),
    })
    // of two concurrent requests, the first wins
    .onConflict((conflict) => conflict.columns(['order_no', 'segment_no', 'passenger_no']).doNothing())
    .returning('comment_state')
    .executeTakeFirst();
  return made?.comment_state ?? state;
}
