import { sql, type ExpressionBuilder } from 'kysely';
import type { ChangeRequest, RefundRequest } from '../../../../src/contract/approval/after-sale';
import type { ApplyState } from '../../../../src/contract/approval/apply-state';
import type { ApplicationDetail, ApplyType } from '../../../../src/contract/approval/approval';
import type { TripRequest } from '../../../../src/contract/approval/trip';
import { remainingBudget } from '../../../../src/domain/money/budget';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { DATA_RANGE, withScopeOf, type Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { Fault } from '../../server/http/fault';
import { isForLockedOrder } from '../../order/locks';
import { withinScope } from '../../order/scope';
import { insertCopies } from '../flow/copies';
import type { FlowStart } from '../flow/flow';
import type { OverChoice } from '../submission/over-choice';
import { closeTasks, dueOf, insertTasks, namesOf } from '../decisions/progress-store';
import type { ApplicationRow } from './application-row';

export interface NewApplication {
  applyType: ApplyType;
  applicant: Pick<Caller, 'enterpriseNum' | 'staffNo' | 'staffName' | 'deptName'>;
  begun: FlowStart;
  reason: string;
  createdAt: Date;
  deadline: Date;
  orderNo: string | null;
  trip: TripRequest | null;
  choice: OverChoice | null;
  change?: ChangeRequest | null;
  refund?: RefundRequest | null;
  /** The trip that the application changes. */
  changeOf?: string;
}

/** Inserts a pending application. Returns its number: SP, the day in Shanghai and a sequence. */
export async function insertApplication(db: Database, application: NewApplication): Promise<string> {
  const { applicant, begun, trip, choice, change = null, refund = null } = application;
  const { progress, travellerNOs, flowVersion } = begun;
  const { rows } = await sql<{ sequence: number }>`select nextval('approval_seq') as sequence`.execute(db);
  const day = shanghaiDate(application.createdAt).slice(2).replaceAll('-', '');
  const applyId = `SP${day}${String(rows[0]?.sequence).padStart(8, '0')}`;
  const { enterprise_num, search_text } = await db
    .insertInto('approval_request')
    .values({
      apply_id: applyId,
      enterprise_num: applicant.enterpriseNum,
      apply_type: application.applyType,
      apply_state: '审批中',
      applicant_no: applicant.staffNo,
      applicant_name: applicant.staffName,
      dept_name: applicant.deptName,
      ...namesOf(progress),
      flow_version: flowVersion,
      steps: JSON.stringify(progress.steps),
      ...dueOf(progress),
      traveller_nos: [...travellerNOs],
      reason: application.reason,
      created_at: application.createdAt,
      deadline: application.deadline,
      decided_at: null,
      order_no: application.orderNo,
      trip: trip === null ? null : JSON.stringify(trip),
      choice: choice === null ? null : JSON.stringify(choice),
      change: change === null ? null : JSON.stringify(change),
      refund: refund === null ? null : JSON.stringify(refund),
      change_of: application.changeOf ?? null,
    })
    .returning(['enterprise_num', 'search_text'])
    .executeTakeFirstOrThrow();
  const inserted = { apply_id: applyId, enterprise_num, search_text };
  await insertTasks(db, inserted, progress);
  await insertCopies(db, inserted, begun.copies);
  return applyId;
}

/**
 * An application of the caller's enterprise that concerns the caller, or any for a caller who sees the whole
 * enterprise; under locked filters one of an order within them. Throws applyUnknown for an unknown or invisible one. `lock` keeps it from changing until the transaction
 * ends; its order, if any, is locked first.
 */
export async function findApplication(
  { db, caller, now }: { db: Database; caller: Caller; now: Date },
  applyId: string,
  { lock = false } = {},
): Promise<ApplicationMatch> {
  const found = await db
    .selectFrom('approval_request')
    .selectAll('approval_request')
    .select((eb) => isApprover(eb, caller.staffNo, now).$castTo<boolean>().as('is_approver'))
    .select((eb) => isCopied(eb, caller.staffNo).$castTo<boolean>().as('is_copied'))
    .where('apply_id', '=', applyId)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where(isForLockedOrder(caller))
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
  if (found === undefined || !isConcernedBy(found, caller)) throw new Fault('applyUnknown');
  return found;
}

/** `is_approver`: the viewer is or was one of its approvers, or is the deputy of a current one. `is_copied`: 抄送. */
export type ApplicationMatch = ApplicationRow & { is_approver: boolean; is_copied: boolean };

/** The request that an order is booked under, locked until the transaction ends. */
export function lockRequest(db: Database, applyId: string): Promise<ApplicationRow> {
  return db
    .selectFrom('approval_request')
    .selectAll()
    .where('apply_id', '=', applyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Expression that is true when the person is or was one of its approvers, or deputises for a current one. */
function isApprover(eb: ExpressionBuilder<Schema, 'approval_request'>, staffNo: string, now: Date) {
  const today = shanghaiDate(now);
  const absentNOs = eb
    .selectFrom('approval_deputy as d')
    .select('d.staff_no')
    .where('d.deputy_no', '=', staffNo)
    .where('d.ended_at', 'is', null)
    .where('d.begin_date', '<=', today)
    .where('d.end_date', '>=', today);
  return eb.exists(
    eb
      .selectFrom('approval_task as t')
      .whereRef('t.apply_id', '=', 'approval_request.apply_id')
      .where((task) =>
        task.or([
          task('t.approver_no', '=', staffNo),
          task('t.acted_by_no', '=', staffNo),
          task.and([task('t.task_state', '=', 'open'), task('t.approver_no', 'in', absentNOs)]),
        ]),
      ),
  );
}

function isCopied(eb: ExpressionBuilder<Schema, 'approval_request'>, staffNo: string) {
  return eb.exists(
    eb
      .selectFrom('approval_copy as c')
      .whereRef('c.apply_id', '=', 'approval_request.apply_id')
      .where('c.staff_no', '=', staffNo),
  );
}

/**
 * True for its applicant, approvers, copy receivers, travellers, who may use it for their orders, and those who see the
 * enterprise.
 */
function isConcernedBy(row: ApplicationMatch, caller: Caller): boolean {
  const { staffNo } = caller;
  return (
    canSeeAll(caller) ||
    row.applicant_no === staffNo ||
    row.is_approver ||
    row.is_copied ||
    (row.trip?.travellers.some((traveller) => traveller.staffNO === staffNo) ?? false)
  );
}

/**
 * True for its applicant, approvers, copy receivers and those who see the enterprise; a mere traveller sees only a
 * part.
 */
export const canSeeWhole = (
  row: Pick<ApplicationMatch, 'applicant_no' | 'is_approver' | 'is_copied'>,
  caller: Caller,
): boolean => row.applicant_no === caller.staffNo || row.is_approver || row.is_copied || canSeeAll(caller);

/** True for callers who see the whole enterprise; sub administrators also need the right to decide applications. */
export const canSeeAll = (caller: Caller): boolean =>
  withScopeOf(caller, OBJECT.approve, { isOpen: true }).range === DATA_RANGE.enterprise;

/** The order that waits for an application, with its flights; `canOpen`: the caller may see the order. */
export async function findWaitingOrder(
  db: Database,
  caller: Caller,
  orderNo: string,
): Promise<Pick<ApplicationDetail, 'order' | 'itinerary'> | undefined> {
  const order = await db
    .selectFrom('flight_order as o')
    .select(['o.order_status', 'o.total_amount', 'o.price_guaranteed_until'])
    .select((eb) => eb.case().when(withinScope(eb, caller)).then(true).else(false).end().as('canOpen'))
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const segments = await db
    .selectFrom('order_segment')
    .select(['leg_no', 'flight', 'cabin_name', 'discount'])
    .where('order_no', '=', orderNo)
    .orderBy('segment_no')
    .execute();
  return {
    order: {
      orderNo,
      orderStatus: order.order_status,
      totalAmount: order.total_amount,
      priceGuaranteedUntil: order.price_guaranteed_until.toISOString(),
      canOpen: order.canOpen,
    },
    itinerary: segments.map(({ leg_no, flight, cabin_name, discount }, i) => ({
      segmentNo: leg_no,
      sequenceNo: i - segments.findIndex((first) => first.leg_no === leg_no) + 1,
      flight,
      cabinName: cabin_name,
      discount,
    })),
  };
}

export async function setDecision(
  db: Database,
  applyId: string,
  decision: {
    state: ApplyState;
    opinion: string;
    at: Date;
    /** Last decider; left out for an undecided application. */
    by?: Pick<Caller, 'staffNo' | 'staffName'>;
  },
): Promise<void> {
  await db
    .updateTable('approval_request')
    .set({
      apply_state: decision.state,
      opinion: decision.opinion,
      decided_at: decision.at,
      ...(decision.by && { approver_no: decision.by.staffNo, approver_name: decision.by.staffName }),
    })
    .where('apply_id', '=', applyId)
    .execute();
  await closeTasks(db, [applyId], decision.at);
}

/** Approved trip and pre-trip requests, not yet over on `date`, that the caller submitted or travels on. */
export function findUsableTrips(db: Database, { enterpriseNum, staffNo }: Caller, date: string) {
  return (
    db
      .selectFrom('approval_request')
      .selectAll()
      .where('enterprise_num', '=', enterpriseNum)
      .where('apply_state', '=', '已同意')
      .where('apply_type', 'in', [1, 9])
      // a change request is booked under the trip that it changes
      .where('change_of', 'is', null)
      .where(sql<string>`trip->>'endDate'`, '>=', date)
      .where((eb) =>
        eb.or([
          eb('applicant_no', '=', staffNo),
          eb(
            sql<boolean>`trip->'travellers' @> ${JSON.stringify([{ staffNO: staffNo }])}::jsonb`,
            '=',
            eb.lit(true),
          ),
        ]),
      )
      .orderBy(sql`trip->>'beginDate'`)
      .orderBy('apply_id')
      .execute()
  );
}

/** Remaining budget of a request in fen; null when it has no budget or limit. */
export async function findRemainingBudget(
  db: Database,
  { apply_id, trip }: Pick<ApplicationRow, 'apply_id' | 'trip'>,
): Promise<number | null> {
  const budget = trip?.budget ?? null;
  return budget === null ? null : remainingBudget(budget, await sumOrdersUnder(db, apply_id));
}

/** Sum in fen of the live orders booked under a request. */
export async function sumOrdersUnder(db: Database, applyId: string): Promise<number> {
  const { spent } = await db
    .selectFrom('order_standard as s')
    .innerJoin('flight_order as o', 'o.order_no', 's.order_no')
    .where('s.apply_id', '=', applyId)
    .where('o.order_status', 'not in', UNDONE)
    .select(({ fn }) => fn.sum<number | null>('o.total_amount').as('spent'))
    .executeTakeFirstOrThrow();
  return spent ?? 0;
}

/** Applications among these with a live order or a refund that has not failed. */
export async function findUsedApplications(
  db: Database,
  applyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applyIds.length === 0) return new Set();
  const used = await db
    .selectFrom('order_standard as s')
    .innerJoin('flight_order as o', 'o.order_no', 's.order_no')
    .where('s.over_apply_id', 'in', applyIds)
    // a completed change cannot be repeated, even when its tickets were refunded later
    .where((eb) =>
      eb.or([
        eb('o.order_status', 'not in', UNDONE),
        eb.and([eb('o.order_status', '=', '已退票'), eb('o.change_of', 'is not', null)]),
      ]),
    )
    .select('s.over_apply_id')
    .execute();
  const refunded = await db
    .selectFrom('refund_order')
    .where('apply_id', 'in', applyIds)
    .where('refund_state', '!=', '退票失败')
    .select('apply_id')
    .execute();
  return new Set([
    ...used.flatMap(({ over_apply_id }) => over_apply_id ?? []),
    ...refunded.flatMap(({ apply_id }) => apply_id ?? []),
  ]);
}

export const UNDONE = ['已取消', '审批不通过', '出票失败', '改签失败', '已退票'] as const;

export function findPurposes(db: Database, enterpriseNum: string) {
  return db
    .selectFrom('travel_purpose')
    .select(['purpose_code as purposeCode', 'purpose_name as purposeName'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('sort_order')
    .execute();
}
