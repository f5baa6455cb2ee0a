import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

type Context = Pick<CallerContext, 'db' | 'caller'>;

/**
 * Counts the staff who can maintain the enterprise's roles through a role. Staff who are inactive or cannot log in at a
 * PC do not count, nor do holders of a temporary right.
 */
async function countEditors({ db, caller }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with held as (
      select sr.staff_no, g.object_no from staff_role sr join role_grant g using (role_no)
        join staff s using (staff_no)
      where sr.enterprise_num = ${caller.enterpriseNum} and s.staff_state = 'active'
        and g.object_no in (${OBJECT.editRoles}, ${OBJECT.pcLoginDisabled})
    )
    select count(*)::int as count from (
      select staff_no from held where object_no = ${OBJECT.editRoles}
      except select staff_no from held where object_no = ${OBJECT.pcLoginDisabled}
    ) as editors`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Serialises changes, because two concurrent ones could each rely on the editor that the other removes. */
export const lockRoles = ({ db, caller }: Context) =>
  sql`select pg_advisory_xact_lock(hashtext('roles'), hashtext(${caller.enterpriseNum}))`.execute(db);

/** Makes a change of roles or of their members, and refuses it when no editor of roles would remain. */
export async function keepingEditor<A>(context: Context, change: () => Promise<A>): Promise<A> {
  await lockRoles(context);
  const before = await countEditors(context);
  const changed = await change();
  if (before > 0 && (await countEditors(context)) === 0) throw new Fault('lastRoleEditor');
  return changed;
}
