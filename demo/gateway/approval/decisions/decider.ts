import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { findAbsent } from '../flow/deputies';

/** A decider with the absent persons they deputise for. */
export interface Decider {
  staffNo: string;
  absentNOs: readonly string[];
  /** Whether they have ever acted as a deputy. */
  hasStoodIn: boolean;
}

export async function findDecider(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
  now: Date,
): Promise<Decider> {
  const { staffNo } = caller;
  const stoodIn = await db
    .selectFrom('approval_task')
    .select('apply_id')
    .where('acted_by_no', '=', staffNo)
    .limit(1)
    .executeTakeFirst();
  return {
    staffNo,
    absentNOs: await findAbsent(db, caller, now),
    hasStoodIn: stoodIn !== undefined,
  };
}

/** Open tasks of a person, or of those they deputise for (`actsFor` of the domain). */
export function openTasks(db: Database, { staffNo, absentNOs }: Decider) {
  const open = db.selectFrom('approval_task as t').where('t.task_state', '=', 'open');
  if (absentNOs.length === 0) return open.where('t.approver_no', '=', staffNo);
  return open.where('t.approver_no', 'in', [staffNo, ...absentNOs]).where((eb) => {
    const hasPart = eb
      .selectFrom('approval_request as own')
      .whereRef('own.apply_id', '=', 't.apply_id')
      .where((own) =>
        own.or([
          own('own.applicant_no', '=', staffNo),
          own(own.val(staffNo), '=', own.fn.any('own.traveller_nos')),
        ]),
      );
    const stands = eb
      .selectFrom('approval_task as own')
      .whereRef('own.apply_id', '=', 't.apply_id')
      .whereRef('own.step_no', '=', 't.step_no')
      .where('own.approver_no', '=', staffNo)
      .where('own.is_past', '=', false);
    const isDeputy = eb.and([eb.not(eb.exists(hasPart)), eb.not(eb.exists(stands))]);
    return eb.or([eb('t.approver_no', '=', staffNo), isDeputy]);
  });
}

/**
 * Those of the applications that the person has to decide, each with the name of the person they deputise for, or none.
 */
export async function findApplicationsToDecide(
  db: Database,
  asked: Decider,
  applyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (applyIds.length === 0) return new Map();
  const tasks = await openTasks(db, asked)
    .select(['t.apply_id', 't.approver_no', 't.approver_name'])
    .where('t.apply_id', 'in', applyIds)
    .orderBy('t.task_no', 'desc')
    .execute();
  return new Map(
    tasks.map(({ apply_id, approver_no, approver_name }) => [
      apply_id,
      approver_no === asked.staffNo ? '' : approver_name,
    ]),
  );
}
