import type { RowChange } from '../../../../src/contract/resource/resource';
import type { Database } from '../../db/database';
import type { CallerContext } from '../http/implement';

type Values = Record<string, unknown>;

/** Change of a row; without `before` it was added, without `after` removed. */
interface LoggedChange {
  resource: string;
  key: string;
  before?: Values;
  after?: Values;
}

interface OwnMark {
  resource: string;
  isOwn?: boolean;
  /** Name of the administrator who requested it. */
  askedBy?: string;
  rules: readonly string[];
}

/** Maximum number of changes returned per row. */
const SHOWN = 100;

/** Logs changes in their transaction. */
export async function logChanges(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  changes: readonly LoggedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('change_log')
    .values(
      changes.map(({ resource, key, before, after }) => ({
        enterprise_num: caller.enterpriseNum,
        resource,
        row_key: key,
        action: before === undefined ? 'add' : after === undefined ? 'remove' : 'alter',
        ...authorOf(caller),
        changed_at: now,
        before: before === undefined ? null : JSON.stringify(before),
        after: after === undefined ? null : JSON.stringify(after),
      })),
    )
    .execute();
}

const authorOf = ({ directory, staffNo, staffName }: CallerContext['caller']) =>
  directory === undefined ? { staff_no: staffNo } : { staff_no: null, author_name: staffName };

/** Logs one change in its transaction. */
export const logChange = (
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  change: LoggedChange,
): Promise<void> => logChanges(context, [change]);

/**
 * Marks the changes of this call as rule changes over their own author; when the call has logged none, one is inserted.
 * `rules`: their names.
 */
export async function markChanges(
  context: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  { resource, isOwn = false, askedBy = '', rules }: OwnMark,
): Promise<void> {
  const { db, caller, now } = context;
  const mark = () =>
    db
      .updateTable('change_log')
      .set({ is_own: isOwn, asker_name: askedBy })
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('staff_no', '=', caller.staffNo)
      .where('changed_at', '=', now)
      .executeTakeFirstOrThrow();
  if ((await mark()).numUpdatedRows > 0n) return;
  await logChange(context, { resource, key: caller.staffNo, after: { rules } });
  await mark();
}

/** Changes of an enterprise's row, newest first. */
export async function findChanges(
  db: Database,
  enterpriseNum: string,
  { resource, key }: Pick<LoggedChange, 'resource' | 'key'>,
): Promise<RowChange[]> {
  const rows = await db
    .selectFrom('change_log as c')
    .leftJoin('staff as s', (join) =>
      join.onRef('s.enterprise_num', '=', 'c.enterprise_num').onRef('s.staff_no', '=', 'c.staff_no'),
    )
    .select(['c.change_no', 'c.action', 'c.changed_at', 'c.before', 'c.after', 's.staff_name'])
    .select(['c.is_own', 'c.asker_name', 'c.author_name'])
    .where('c.enterprise_num', '=', enterpriseNum)
    .where('c.resource', '=', resource)
    .where('c.row_key', '=', key)
    .orderBy('c.change_no', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(
    ({ change_no, action, changed_at, before, after, staff_name, author_name, is_own, asker_name }) => ({
      changeNO: change_no,
      action,
      changedBy: staff_name ?? author_name,
      changedTime: changed_at.toISOString(),
      before,
      after,
      ...(is_own && { isOwn: true }),
      ...(asker_name !== '' && { askedBy: asker_name }),
    }),
  );
}
