import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '../../../src/contract/call';
import {
  ATTENTION_KINDS,
  type AttentionKind,
  type queryManagementIndex,
} from '../../../src/contract/management-center/management-center';
import { OBJECT } from '../../../src/contract/permission/objects';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { isMaintainedDepartment } from '../address-book/scope';
import { isEndingWhitelist } from '../airline-agreement/ending';
import { isInAgreementState } from '../hotel/agreements/state';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';
import type { CallerContext } from '../server/http/implement';

interface Attention {
  /** Permission objects that a viewer must all hold. */
  objectNos: readonly string[];
  /** Only for viewers of the whole enterprise. */
  isWhole: boolean;
  /** The count, as a subquery of one number. */
  count(caller: Caller, now: Date): RawBuilder<unknown>;
}

const DUE_MS = 24 * 3_600_000;
const ENDING_DAYS = 30;
/** Percentage of its budget of the month from which a cost centre has nearly spent it. */
const NEARLY_SPENT = 90;

const ATTENTION: Readonly<Record<AttentionKind, Attention>> = {
  joinApplications: {
    objectNos: [OBJECT.editStaff],
    isWhole: false,
    count: (caller) => sql`from join_application a join invitation i using (invitation_no)
      where a.enterprise_num = ${caller.enterpriseNum} and a.state = 'waiting'
        and ${isMaintainedDepartment(caller, 'i.dept_no')}`,
  },
  approvalsDue: {
    objectNos: [OBJECT.approve],
    isWhole: false,
    count: ({ staffNo }, now) => sql`from approval_task t join approval_request r using (apply_id)
      where t.approver_no = ${staffNo} and t.task_state = 'open' and r.apply_state = '审批中'
        and r.deadline > ${now} and r.deadline <= ${new Date(now.getTime() + DUE_MS)}`,
  },
  billsToConfirm: {
    objectNos: [OBJECT.confirmBills],
    isWhole: true,
    // overdue ones are counted separately
    count: ({ enterpriseNum }, now) => sql`from settle_bill
      where enterprise_num = ${enterpriseNum} and bill_state = 'toConfirm' and not ${isOverdue(now)}`,
  },
  billsOverdue: {
    objectNos: [OBJECT.seeBills],
    isWhole: true,
    count: ({ enterpriseNum }, now) => sql`from settle_bill
      where enterprise_num = ${enterpriseNum} and bill_state in ('toConfirm', 'confirmed')
        and ${isOverdue(now)}`,
  },
  budgetsNearlySpent: { objectNos: [OBJECT.editBudgets], isWhole: true, count: nearlySpent },
  subManagersEnding: {
    objectNos: [OBJECT.editSubManagers],
    isWhole: false,
    count: ({ enterpriseNum }, now) => sql`from sub_manager where enterprise_num = ${enterpriseNum}
      and valid_to between ${shanghaiDate(now)}::date and ${addDays(shanghaiDate(now), ENDING_DAYS)}::date`,
  },
  gradesWithoutStandard: {
    // they are visible in the list of grades, and resolved in that of standards
    objectNos: [OBJECT.editStandards, OBJECT.editPositions],
    isWhole: false,
    count: ({ enterpriseNum }) => sql`from grade g where g.enterprise_num = ${enterpriseNum}
      and not exists (select from travel_standard s
        where s.enterprise_num = g.enterprise_num and s.grade_no = g.grade_no)`,
  },
  departmentsWithoutHead: {
    objectNos: [OBJECT.editStaff],
    isWhole: false,
    count: (caller) => sql`from department
      where enterprise_num = ${caller.enterpriseNum} and head_no is null and ${isMaintainedDepartment(caller, 'dept_no')}`,
  },
  staffWithoutSupervisor: {
    objectNos: [OBJECT.editStaff],
    isWhole: false,
    count: (
      caller,
    ) => sql`from staff where enterprise_num = ${caller.enterpriseNum} and staff_state = 'active'
      and supervisor_no is null and ${isMaintainedDepartment(caller, 'dept_no')}`,
  },
  rolesWithoutMember: {
    objectNos: [OBJECT.editRoles],
    isWhole: false,
    count: ({ enterpriseNum }) => sql`from role r where r.enterprise_num = ${enterpriseNum}
      and not r.is_built_in and not exists (select from staff_role where role_no = r.role_no)`,
  },
  hotelAgreementsEnding: {
    objectNos: [OBJECT.editProtocolHotels],
    isWhole: false,
    count: ({ enterpriseNum }, now) => sql`from hotel_agreement
      where enterprise_num = ${enterpriseNum} and ${isInAgreementState('ending', shanghaiDate(now))}`,
  },
  whitelistsEnding: {
    objectNos: [OBJECT.editAgreements],
    isWhole: false,
    count: ({ enterpriseNum }, now) => sql`from agreement_whitelist
      where enterprise_num = ${enterpriseNum} and ${isEndingWhitelist(shanghaiDate(now))}`,
  },
  balanceLow: {
    objectNos: [OBJECT.seeWallet],
    isWhole: true,
    count: ({ enterpriseNum }) => sql`from wallet_rule w join ledger_account a using (enterprise_num)
      where w.enterprise_num = ${enterpriseNum} and a.kind = 'prepaid' and a.balance < w.warn_below`,
  },
};

const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql`(due_date < ${shanghaiDate(now)}::date and total_amount - held_amount - paid_amount > 0)`;

/** Cost centres that have spent most of the month's budget, by the issue of tickets. */
function nearlySpent({ enterpriseNum }: Caller, now: Date): RawBuilder<unknown> {
  const [year = '', month = ''] = shanghaiDate(now).split('-');
  const first = `${year}-${month}-01`;
  return sql`from (
      select c.cost_center_no, (b.month_amounts ->> ${Number(month) - 1}::int)::bigint as budget
      from cost_center c join lateral (
        select nullif(month_amounts, 'null') as month_amounts from cost_center_budget
        where cost_center_no = c.cost_center_no and budget_year = ${Number(year)}::int
        order by revision desc limit 1) b on true
      where c.enterprise_num = ${enterpriseNum}) held
    where held.budget > 0 and 100 * coalesce((select sum(f.amount) from travel_fact f
      where f.enterprise_num = ${enterpriseNum} and f.cost_center_no = held.cost_center_no
        and f.issued_on between ${first}::date and ${shanghaiDate(now)}::date), 0) >= ${NEARLY_SPENT} * held.budget`;
}

/** Pending work, limited to the caller's rights. */
export async function findAttention({
  db,
  caller,
  now,
}: CallerContext): Promise<ResultOf<typeof queryManagementIndex>['attentionList']> {
  const counts = ATTENTION_KINDS.flatMap((kind) => {
    const { objectNos, isWhole, count } = ATTENTION[kind];
    if (!objectNos.every((no) => caller.objects.has(no))) return [];
    const scoped = objectNos.map((no) => withScopeOf(caller, no));
    if (isWhole && scoped.some(({ range }) => range !== DATA_RANGE.enterprise)) return [];
    const [viewer = caller] = scoped;
    return [sql`select ${kind}::text as kind, (select count(*)::int ${count(viewer, now)}) as count`];
  });
  if (counts.length === 0) return [];
  const { rows } = await sql<{ kind: AttentionKind; count: number }>`${sql.join(
    counts,
    sql` union all `,
  )}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}
