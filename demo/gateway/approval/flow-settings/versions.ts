import { sql } from 'kysely';
import type { ApplyType } from '../../../../src/contract/approval/approval';
import type { ApprovalFlow } from '../../../../src/domain/approval/flow';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';
import { OWN_RULE } from '../../permission/own-rules/keep';
import { USUAL_FLOW } from '../flow/flow';

export interface FlowVersion {
  version: number;
  flow: ApprovalFlow;
  changedBy: string;
  /** Null for version 0, which was always there. */
  changedAt: Date | null;
  restoredFrom: number | null;
  /** It loosens the flow for who made it, and there was no second administrator. */
  isOwn: boolean;
  /** Name of the administrator who asked for it, where a second one had to make it; '' otherwise. */
  askedBy: string;
}

const NONE_SET: FlowVersion = {
  version: 0,
  flow: USUAL_FLOW,
  changedBy: '',
  changedAt: null,
  restoredFrom: null,
  isOwn: false,
  askedBy: '',
};

/** The flows in force of an enterprise that have been set, by kind of application. */
export async function findCurrent(
  db: Database,
  enterpriseNum: string,
): Promise<(applyType: ApplyType) => FlowVersion> {
  const rows = await versionsOf(db, enterpriseNum)
    .select('approval_flow.apply_type')
    .distinctOn('approval_flow.apply_type')
    .orderBy('approval_flow.apply_type')
    .orderBy('version', 'desc')
    .execute();
  return (applyType) => rows.find(({ apply_type }) => apply_type === applyType) ?? NONE_SET;
}

/** The newest first, and as the last one that which nobody has set. */
export async function findVersions(
  db: Database,
  enterpriseNum: string,
  applyType: ApplyType,
  { before, most }: { before: number | undefined; most: number },
): Promise<FlowVersion[]> {
  const rows = await versionsOf(db, enterpriseNum)
    .where('apply_type', '=', applyType)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return before === 0 || rows.length === most ? rows : [...rows, NONE_SET];
}

/** Undefined where there is none such. */
export async function findVersion(
  db: Database,
  enterpriseNum: string,
  applyType: ApplyType,
  version: number,
): Promise<FlowVersion | undefined> {
  if (version === 0) return NONE_SET;
  return versionsOf(db, enterpriseNum)
    .where('apply_type', '=', applyType)
    .where('version', '=', version)
    .executeTakeFirst();
}

interface NewVersion {
  applyType: ApplyType;
  basedOn: number;
  flow: ApprovalFlow;
  restoredFrom: number | null;
}

/** The version after the one it is based on; undefined where others have made that already, or there is no such one. */
export async function insertVersion(
  db: Database,
  { enterpriseNum, staffNo, staffName }: Caller,
  { applyType, basedOn, flow, restoredFrom }: NewVersion,
  at: Date,
): Promise<number | undefined> {
  const version = basedOn + 1;
  const { numAffectedRows } = await sql`
    insert into approval_flow
      (enterprise_num, apply_type, version, flow, changed_at, changed_by, changed_by_no, restored_from)
    select ${enterpriseNum}, ${applyType}::smallint, ${version}::integer, ${JSON.stringify(flow)}::jsonb,
      ${at}::timestamptz, ${staffName}, ${staffNo}, ${restoredFrom}::integer
    where (
      select coalesce(max(version), 0) from approval_flow
      where enterprise_num = ${enterpriseNum} and apply_type = ${applyType}::smallint
    ) = ${basedOn}::integer
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n ? version : undefined;
}

/** Of a version that loosens the flow for who made it the log has a mark. */
const versionsOf = (db: Database, enterpriseNum: string) =>
  db
    .selectFrom('approval_flow')
    .leftJoin('change_log as c', (join) =>
      join
        .onRef('c.enterprise_num', '=', 'approval_flow.enterprise_num')
        .onRef('c.staff_no', '=', 'approval_flow.changed_by_no')
        .onRef('c.changed_at', '=', 'approval_flow.changed_at')
        .on('c.resource', '=', OWN_RULE),
    )
    .select([
      'approval_flow.version',
      'approval_flow.flow',
      'approval_flow.changed_by as changedBy',
      'approval_flow.changed_at as changedAt',
      'approval_flow.restored_from as restoredFrom',
    ])
    .select((eb) => [
      eb.fn.coalesce('c.is_own', eb.val(false)).as('isOwn'),
      eb.fn.coalesce('c.asker_name', eb.val('')).as('askedBy'),
    ])
    .where('approval_flow.enterprise_num', '=', enterpriseNum);
