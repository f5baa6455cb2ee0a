import type { ApproverRule } from '../../../../src/domain/approval/flow';
import type { Approver, Progress } from '../../../../src/domain/approval/progress';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { findApprovers, type Applicant } from './approvers';
import type { ApplicationRow } from '../applications/application-row';

/** Persons who see an application without deciding it; the applicant and the approvers see it anyway. */
export async function resolveCopies(
  db: Database,
  applicant: Applicant,
  rules: readonly ApproverRule[],
  { tasks }: Progress,
): Promise<Approver[]> {
  const seen = new Set([applicant.staffNo, ...tasks.map(({ staffNO }) => staffNO)]);
  const copies: Approver[] = [];
  for (const found of await findApprovers(db, applicant, rules)) {
    copies.push(...found.filter(({ staffNO }) => !seen.has(staffNO) && seen.add(staffNO)));
  }
  return copies;
}

export async function insertCopies(
  db: Database,
  application: Pick<ApplicationRow, 'apply_id' | 'enterprise_num' | 'search_text'>,
  copies: readonly Approver[],
): Promise<void> {
  if (copies.length === 0) return;
  const { apply_id, enterprise_num, search_text } = application;
  await db
    .insertInto('approval_copy')
    .values(
      copies.map(({ staffNO, staffName }) => ({
        apply_id,
        enterprise_num,
        search_text,
        staff_no: staffNO,
        staff_name: staffName,
      })),
    )
    .execute();
}

/** Returns whether the person receives a copy of any application of the enterprise in use. */
export async function isCopyReceiver(
  db: Database,
  { enterpriseNum, staffNo }: Pick<Caller, 'enterpriseNum' | 'staffNo'>,
): Promise<boolean> {
  const copy = await db
    .selectFrom('approval_copy')
    .select('apply_id')
    .where('staff_no', '=', staffNo)
    .where('enterprise_num', '=', enterpriseNum)
    .limit(1)
    .executeTakeFirst();
  return copy !== undefined;
}

export function findCopies(db: Database, applyId: string): Promise<Approver[]> {
  return db
    .selectFrom('approval_copy')
    .select(['staff_no as staffNO', 'staff_name as staffName'])
    .where('apply_id', '=', applyId)
    .orderBy('staff_no')
    .execute();
}
