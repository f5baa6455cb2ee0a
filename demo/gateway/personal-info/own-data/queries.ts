import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { AVATAR } from '../avatar/file-owner';

/** The person whose data are read: the caller, in the enterprise in use. */
type DataSubject = Pick<Caller, 'staffNo' | 'enterpriseNum' | 'userNo'>;

/** Their position in the enterprise. */
export const findPlace = (db: Database, { staffNo }: DataSubject) =>
  db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('job_position as p', 'p.position_no', 's.position_no')
    .select(['e.ent_name', 'd.dept_name', 'p.position_name', 's.phone', 's.nationality'])
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();

/** Their frequent travellers from outside the staff, one row per document. */
export const findContacts = (db: Database, { userNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('frequent_traveller as c')
    .leftJoin('traveller_document as d', 'd.contact_no', 'c.contact_no')
    .select(['c.traveller_name', 'c.phone', 'c.birth_day', 'd.card_type', 'd.card_no', 'd.valid_until'])
    .where('c.user_no', '=', userNo)
    .where('c.enterprise_num', '=', enterpriseNum)
    .orderBy('c.contact_no')
    .orderBy('d.document_no')
    .execute();

/** Colleagues they have let book for them. */
export const findGrants = (db: Database, { staffNo }: DataSubject) =>
  db
    .selectFrom('booking_delegate as b')
    .innerJoin('staff as s', 's.staff_no', 'b.delegate_no')
    .select(['s.staff_name', 'b.begins_on', 'b.ends_on', 'b.made_at', 'b.ended_at'])
    .where('b.staff_no', '=', staffNo)
    .orderBy('b.grant_no')
    .execute();

export const findViews = (db: Database, { userNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('saved_view')
    .select(['page_path', 'view_name', 'filters'])
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('view_no')
    .execute();

export const findHabits = (db: Database, { userNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('operate_habit')
    .select(['page_path', 'field_list', 'page_size'])
    .where('user_no', '=', userNo)
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('page_path')
    .execute();

/** Currently live sessions, without those that a link opened for a single item. */
export const findSessions = (db: Database, { userNo }: DataSubject) =>
  db
    .selectFrom('session')
    .select(['opened_by', 'address', 'agent', 'created_at', 'last_seen_at'])
    .where('user_no', '=', userNo)
    .where('limited_to', 'is', null)
    .orderBy('created_at')
    .execute();

export const findEvents = (db: Database, { userNo }: DataSubject) =>
  db
    .selectFrom('account_event')
    .select(['kind', 'way', 'happened_at', 'address', 'agent'])
    .where('user_no', '=', userNo)
    .orderBy('event_no')
    .execute();

/** Orders they have booked or travel on. For one booked by another person they get only their own name and tickets. */
export const findOrders = (db: Database, { staffNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('flight_order as o')
    .leftJoin('order_passenger as p', (join) =>
      join.onRef('p.order_no', '=', 'o.order_no').on('p.staff_no', '=', staffNo),
    )
    .select(['o.order_no', 'o.order_status', 'o.created_at', 'o.flights', 'o.passenger_names'])
    .select(['o.total_amount', 'o.travel_purpose', 'o.remark', 'p.passenger_name'])
    .select((eb) => eb('o.booker_no', '=', staffNo).as('is_booker'))
    .select((eb) =>
      eb
        .selectFrom('ticket as t')
        .select(sql<number>`coalesce(sum(t.sale_price + t.build_fee + t.fuel_fee), 0)::int`.as('amount'))
        .whereRef('t.order_no', '=', 'o.order_no')
        .whereRef('t.passenger_no', '=', 'p.passenger_no')
        .as('own_amount'),
    )
    .select((eb) =>
      eb
        .selectFrom('ticket as t')
        .select(sql<string>`string_agg(t.ticket_no, '、' order by t.segment_no, t.sequence)`.as('numbers'))
        .whereRef('t.order_no', '=', 'o.order_no')
        .whereRef('t.passenger_no', '=', 'p.passenger_no')
        .as('own_tickets'),
    )
    .where('o.enterprise_num', '=', enterpriseNum)
    .where((eb) => eb.or([eb('o.booker_no', '=', staffNo), eb('p.passenger_no', 'is not', null)]))
    .orderBy('o.order_no')
    .execute();

/** Applications they have made. */
export const findApplications = (db: Database, { staffNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('approval_request')
    .select(['apply_id', 'apply_type', 'apply_state', 'reason', 'approver_name', 'opinion'])
    .select(['created_at', 'decided_at', 'order_no'])
    .where('applicant_no', '=', staffNo)
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('created_at')
    .orderBy('apply_id')
    .execute();

/** Decisions that they were asked for, or have made for another person. */
export const findDecisions = (db: Database, { staffNo, enterpriseNum }: DataSubject) =>
  db
    .selectFrom('approval_task as t')
    .innerJoin('approval_request as a', 'a.apply_id', 't.apply_id')
    .select(['t.apply_id', 'a.apply_type', 'a.applicant_name', 't.task_state', 't.opinion'])
    .select(['t.opened_at', 't.ended_at'])
    .where('t.enterprise_num', '=', enterpriseNum)
    .where((eb) => eb.or([eb('t.approver_no', '=', staffNo), eb('t.acted_by_no', '=', staffNo)]))
    .orderBy('t.apply_id')
    .orderBy('t.task_no')
    .execute();

export const findNotices = (db: Database, { staffNo }: DataSubject) =>
  db
    .selectFrom('notice')
    .select(['apply_id', 'apply_type', 'order_no', 'kind', 'applicant_name', 'by_name', 'rules'])
    .select(['created_at', 'read_at'])
    .where('staff_no', '=', staffNo)
    .where('is_shown', '=', true)
    .orderBy('notice_no')
    .execute();

/** Their messages with customer service. */
export const findMessages = (db: Database, { staffNo }: DataSubject) =>
  db
    .selectFrom('service_message')
    .select(['sender', 'sender_name', 'content', 'sent_at'])
    .where('staff_no', '=', staffNo)
    .orderBy('sequence')
    .execute();

/** Number of the picture's file in the store; undefined for none. */
export async function findPicture(db: Database, { staffNo }: DataSubject): Promise<string | undefined> {
  const file = await db
    .selectFrom('stored_file')
    .select(['file_no', 'content_no'])
    .where('owner_kind', '=', AVATAR)
    .where('owner_no', '=', staffNo)
    .executeTakeFirst();
  return file && (file.content_no ?? file.file_no);
}
