import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';

type Context = Pick<CallerContext, 'db' | 'caller'>;

/**
 * Staff of the enterprise who can keep its roles by a role: those who cannot log in at a PC, who are stopped or have left
 * cannot. Whoever may for a time
 * alone does not count.
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

/** One after the other: two who take the right from each other at once would each see the other have it. */
export const lockRoles = ({ db, caller }: Context) =>
  sql`select pg_advisory_xact_lock(hashtext('roles'), hashtext(${caller.enterpriseNum}))`.execute(db);

/** Makes a change of roles or of who has them, and refuses it where nobody could make another. */
export async function keepingEditor<A>(context: Context, change: () => Promise<A>): Promise<A> {
  await lockRoles(context);
  const before = await countEditors(context);
  const changed = await change();
  if (before > 0 && (await countEditors(context)) === 0) throw new Fault('lastRoleEditor');
  return changed;
}
