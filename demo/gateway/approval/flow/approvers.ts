import { sql, type RawBuilder } from 'kysely';
import type { ApproverRule } from '../../../../src/domain/approval/flow';
import type { Approver } from '../../../../src/domain/approval/progress';
import type { Caller } from '../../server/http/caller';
import type { Database } from '../../db/database';

/** `costCenterNo`: the cost centre that the application names; the applicant's own otherwise. */
export type Applicant = Pick<Caller, 'enterpriseNum' | 'staffNo'> & { costCenterNo?: string };

/**
 * A person found by a rule, which selects by staff number, by role, by levels above the applicant, or without
 * parameter.
 */
interface ApproverMatch {
  kind: ApproverRule['kind'];
  key: string;
  staffNO: string;
  staffName: string;
}

/**
 * Finds the approvers of each rule for an applicant, in the order of the rules; empty for a rule without persons. It
 * takes one query for all rules.
 */
export async function findApprovers(
  db: Database,
  applicant: Applicant,
  rules: readonly ApproverRule[],
): Promise<Approver[][]> {
  const parts = partsOf(applicant, rules);
  if (parts.length === 0) return rules.map(() => []);
  const { rows } = await sql<ApproverMatch>`${sql.join(parts, sql` union all `)}`.execute(db);
  const named = new Map<string, Approver[]>();
  for (const { kind, key, staffNO, staffName } of rows) {
    const place = placeOf(kind, key);
    const others = named.get(place);
    if (others) others.push({ staffNO, staffName });
    else named.set(place, [{ staffNO, staffName }]);
  }
  const of = (kind: ApproverRule['kind'], key = '') => named.get(placeOf(kind, key)) ?? [];
  return rules.map((rule) => {
    switch (rule.kind) {
      case 'staff':
        // in the order of the flow, since they may decide one after the other
        return rule.staffNOs.flatMap((staffNO) => of('staff', staffNO));
      case 'role':
        return of('role', rule.roleNo).toSorted(byNumber);
      case 'supervisor':
        return of('supervisor', String(rule.level));
      case 'departmentHead':
      case 'costCenterOwner':
        return of(rule.kind);
    }
  });
}

const byNumber = (one: Approver, other: Approver): number => (one.staffNO < other.staffNO ? -1 : 1);

const placeOf = (kind: ApproverRule['kind'], key: string): string => `${kind} ${key}`;

/** Query part of each kind of rule that occurs. */
function partsOf(
  { enterpriseNum, staffNo, costCenterNo = '' }: Applicant,
  rules: readonly ApproverRule[],
): RawBuilder<ApproverMatch>[] {
  const staffNOs = new Set<string>();
  const roleNos = new Set<string>();
  let levels = 0;
  const kinds = new Set<ApproverRule['kind']>();
  for (const rule of rules) {
    kinds.add(rule.kind);
    if (rule.kind === 'staff') for (const staffNO of rule.staffNOs) staffNOs.add(staffNO);
    if (rule.kind === 'role') roleNos.add(rule.roleNo);
    if (rule.kind === 'supervisor') levels = Math.max(levels, rule.level);
  }
  const columns = (kind: ApproverRule['kind'], key: RawBuilder<string>) =>
    sql`select ${sql.lit(kind)} as kind, ${key} as key, s.staff_no as "staffNO", s.staff_name as "staffName"`;
  const parts: RawBuilder<ApproverMatch>[] = [];
  if (staffNOs.size > 0) {
    parts.push(sql`${columns('staff', sql`s.staff_no`)} from staff s
      where s.enterprise_num = ${enterpriseNum} and s.staff_no = any(${[...staffNOs]}::text[])`);
  }
  if (roleNos.size > 0) {
    parts.push(sql`${columns('role', sql`r.role_no`)} from staff_role r
      join staff s on s.enterprise_num = r.enterprise_num and s.staff_no = r.staff_no and s.staff_state = 'active'
      where r.enterprise_num = ${enterpriseNum} and r.role_no = any(${[...roleNos]}::text[])`);
  }
  if (levels > 0) {
    parts.push(sql`(with recursive above (level, staff_no, supervisor_no) as (
        select 0, staff_no, supervisor_no from staff
        where enterprise_num = ${enterpriseNum} and staff_no = ${staffNo}
        union all
        select a.level + 1, u.staff_no, u.supervisor_no from above a
        join staff u on u.enterprise_num = ${enterpriseNum} and u.staff_no = a.supervisor_no
        where a.level < ${levels}::int
      ) ${columns('supervisor', sql`a.level::text`)} from above a join staff s on s.staff_no = a.staff_no
      where a.level > 0)`);
  }
  const own = (kind: 'departmentHead' | 'costCenterOwner', place: RawBuilder<unknown>) => {
    if (!kinds.has(kind)) return;
    parts.push(sql`${columns(kind, sql`''`)} from staff o ${place} and s.enterprise_num = o.enterprise_num
      where o.enterprise_num = ${enterpriseNum} and o.staff_no = ${staffNo}`);
  };
  own(
    'departmentHead',
    sql`join department d on d.dept_no = o.dept_no join staff s on s.staff_no = d.head_no`,
  );
  own(
    'costCenterOwner',
    sql`join cost_center c on c.cost_center_no = coalesce(nullif(${costCenterNo}::text, ''), o.cost_center_no)
      and c.enterprise_num = o.enterprise_num join staff s on s.staff_no = c.owner_no`,
  );
  return parts;
}
