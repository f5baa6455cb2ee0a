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
  /** Null for version 0, the default flow. */
  changedAt: Date | null;
  restoredFrom: number | null;
  /** The version loosens the flow for its own author without a second administrator. */
  isOwn: boolean;
  /** Name of the administrator who requested it, when a second one had to make it; '' otherwise. */
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

/** The current flows that an enterprise has set, by kind of application. */
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

/** Versions, the newest first; the default flow comes last. */
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

/** Undefined when the version does not exist. */
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

/** Inserts the version after the one it is based on; undefined when that exists already or the base does not exist. */
export async function insertVersion(
  db: Database,
  { enterpriseNum, staffNo, staffName, directory }: Caller,
  { applyType, basedOn, flow, restoredFrom }: NewVersion,
  at: Date,
): Promise<number | undefined> {
  const version = basedOn + 1;
  const { numAffectedRows } = await sql`
    insert into approval_flow
      (enterprise_num, apply_type, version, flow, changed_at, changed_by, changed_by_no, restored_from)
    select ${enterpriseNum}, ${applyType}::smallint, ${version}::integer, ${JSON.stringify(flow)}::jsonb,
      ${at}::timestamptz, ${staffName}, ${directory === undefined ? staffNo : null}, ${restoredFrom}::integer
    where (
      select coalesce(max(version), 0) from approval_flow
      where enterprise_num = ${enterpriseNum} and apply_type = ${applyType}::smallint
    ) = ${basedOn}::integer
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n ? version : undefined;
}

/** Versions, with the log's mark of those that loosen the flow for their own author. */
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
