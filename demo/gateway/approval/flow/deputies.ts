import { sql } from 'kysely';
import {
  DEPUTY_DAYS,
  type addApprovalDeputy,
  type Deputy,
  type endApprovalDeputy,
  type queryApprovalDeputies,
} from '../../../../src/contract/approval/deputies';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { addDays, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findColleague } from '../applications/colleague';
import type { ApplicationRow } from '../applications/application-row';
import { mayDecide } from '../applications/view';

type Person = Pick<Caller, 'enterpriseNum' | 'staffNo'>;

/** Numbers of the persons that someone deputises for at a moment. */
export async function findAbsent(
  db: Database,
  { enterpriseNum, staffNo }: Person,
  now: Date,
): Promise<string[]> {
  const today = shanghaiDate(now);
  const rows = await db
    .selectFrom('approval_deputy')
    .select('staff_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('deputy_no', '=', staffNo)
    .where('ended_at', 'is', null)
    .where('begin_date', '<=', today)
    .where('end_date', '>=', today)
    .execute();
  return rows.map(({ staff_no }) => staff_no);
}

/** Deputies, at a moment, of an application's current approvers. */
export async function findDeputiesOf(
  db: Database,
  { enterprise_num }: Pick<ApplicationRow, 'enterprise_num'>,
  askedNOs: readonly string[],
  now: Date,
): Promise<{ absentNO: string; deputyNO: string }[]> {
  if (askedNOs.length === 0) return [];
  const today = shanghaiDate(now);
  return db
    .selectFrom('approval_deputy')
    .select(['staff_no as absentNO', 'deputy_no as deputyNO'])
    .where('enterprise_num', '=', enterprise_num)
    .where('staff_no', 'in', askedNOs)
    .where('ended_at', 'is', null)
    .where('begin_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('deputy_id')
    .execute();
}

export async function listDeputies({
  db,
  caller,
  now,
}: CallerContext): Promise<ResultOf<typeof queryApprovalDeputies>> {
  const [named, standingIn] = [
    await findDeputies(db, caller, 'staff_no', now),
    await findDeputies(db, caller, 'deputy_no', now),
  ];
  return { canName: mayDecide(caller), named, standingIn };
}

/**
 * Throws forbidden, approverUnknown, approverWithoutRight, deputyIsSelf, deputyOverlaps, or fieldsInvalid for the days.
 */
export async function addDeputy(
  context: CallerContext,
  { staffNO, beginDate, endDate }: ParsedBodyOf<typeof addApprovalDeputy>,
): Promise<Deputy> {
  const { db, caller, now } = context;
  if (!mayDecide(caller)) throw new Fault('forbidden');
  const today = shanghaiDate(now);
  if (beginDate < today) throw fieldsInvalid({ beginDate: '开始日期不能早于今天' });
  if (endDate < beginDate) throw fieldsInvalid({ endDate: '结束日期不能早于开始日期' });
  if (endDate > addDays(today, DEPUTY_DAYS)) throw fieldsInvalid({ endDate: '结束日期须在一年以内' });
  if (staffNO === caller.staffNo) throw new Fault('deputyIsSelf');
  await findColleague(context, staffNO);
  await lockDeputies(db, caller);
  const overlapping = await db
    .selectFrom('approval_deputy')
    .select('deputy_id')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', caller.staffNo)
    .where('ended_at', 'is', null)
    .where('begin_date', '<=', endDate)
    .where('end_date', '>=', beginDate)
    .executeTakeFirst();
  if (overlapping !== undefined) throw new Fault('deputyOverlaps');
  const { deputy_id } = await db
    .insertInto('approval_deputy')
    .values({
      enterprise_num: caller.enterpriseNum,
      staff_no: caller.staffNo,
      deputy_no: staffNO,
      begin_date: beginDate,
      end_date: endDate,
      created_at: now,
    })
    .returning('deputy_id')
    .executeTakeFirstOrThrow();
  const added = (await findDeputies(db, caller, 'staff_no', now)).find(
    ({ deputyId }) => deputyId === String(deputy_id),
  );
  if (added === undefined) throw new Error(`deputy ${deputy_id} is not found again`);
  return added;
}

/** Throws deputyUnknown for an unknown deputy, another person's, or one whose time is over. */
export async function endDeputy(
  { db, caller, now }: CallerContext,
  { deputyId }: ParsedBodyOf<typeof endApprovalDeputy>,
): Promise<ResultOf<typeof endApprovalDeputy>> {
  const ended = await db
    .updateTable('approval_deputy')
    .set({ ended_at: now })
    .where('deputy_id', '=', Number(deputyId))
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_no', '=', caller.staffNo)
    .where('ended_at', 'is', null)
    .where('end_date', '>=', shanghaiDate(now))
    .returning('deputy_id')
    .executeTakeFirst();
  if (ended === undefined) throw new Fault('deputyUnknown');
  return { deputyId };
}

/** Serialises concurrent changes of one person's absences. */
async function lockDeputies(db: Database, { staffNo }: Person): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('approval deputy'), hashtext(${staffNo}))`.execute(db);
}

async function findDeputies(
  db: Database,
  { enterpriseNum, staffNo }: Person,
  whose: 'staff_no' | 'deputy_no',
  now: Date,
): Promise<Deputy[]> {
  const today = shanghaiDate(now);
  const rows = await db
    .selectFrom('approval_deputy as d')
    .innerJoin('staff as a', 'a.staff_no', 'd.staff_no')
    .innerJoin('staff as b', 'b.staff_no', 'd.deputy_no')
    .select(['d.deputy_id', 'd.staff_no', 'd.deputy_no', 'd.begin_date', 'd.end_date'])
    .select(['a.staff_name as approver_name', 'b.staff_name as deputy_name'])
    .where('d.enterprise_num', '=', enterpriseNum)
    .where(`d.${whose}`, '=', staffNo)
    .where('d.ended_at', 'is', null)
    .where('d.end_date', '>=', today)
    .orderBy('d.begin_date')
    .execute();
  return rows.map((row) => ({
    deputyId: String(row.deputy_id),
    approver: { staffNO: row.staff_no, staffName: row.approver_name },
    deputy: { staffNO: row.deputy_no, staffName: row.deputy_name },
    beginDate: row.begin_date,
    endDate: row.end_date,
    isActive: row.begin_date <= today,
  }));
}
