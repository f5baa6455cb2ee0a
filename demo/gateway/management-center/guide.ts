import { sql } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import {
  CONFIG_STEPS,
  type ConfigStep,
  type queryConfigGuide,
  type skipConfigStep,
} from '../../../src/contract/management-center/management-center';
import type { CallerContext } from '../server/http/implement';
import './schema';

/** Number of rows from which a step is done; for some every enterprise begins with one. */
const NEEDED: Readonly<Record<ConfigStep, number>> = {
  enterprise: 1,
  departments: 2,
  staff: 2,
  roles: 1,
  costCenters: 1,
  standards: 1,
  approvalFlows: 1,
  settlement: 1,
  invoiceTitles: 1,
};

/** Progress of the enterprise's setup. */
export async function findSteps({
  db,
  caller: { enterpriseNum: no },
}: CallerContext): Promise<ResultOf<typeof queryConfigGuide>['stepList']> {
  const { rows } = await sql<Record<ConfigStep, number>>`select
    (select count(*)::int from enterprise where enterprise_num = ${no} and phone <> '') as enterprise,
    (select count(*)::int from department where enterprise_num = ${no}) as departments,
    (select count(*)::int from staff where enterprise_num = ${no} and staff_state = 'active') as staff,
    (select count(*)::int from role where enterprise_num = ${no}) as roles,
    (select count(*)::int from cost_center where enterprise_num = ${no} and closed_on is null) as "costCenters",
    (select count(*)::int from travel_standard where enterprise_num = ${no}) as standards,
    (select count(distinct apply_type)::int from approval_flow where enterprise_num = ${no}) as "approvalFlows",
    (select count(*)::int from ledger_account where enterprise_num = ${no} and kind in ('prepaid', 'credit'))
      as settlement,
    (select count(*)::int from invoice_title where enterprise_num = ${no} and not is_closed) as "invoiceTitles"
  `.execute(db);
  const skipped = await db
    .selectFrom('skipped_config_step as k')
    .innerJoin('staff as s', 's.staff_no', 'k.skipped_by')
    .select(['k.step', 's.staff_name'])
    .where('k.enterprise_num', '=', no)
    .execute();
  return CONFIG_STEPS.map((step) => {
    const count = rows[0]?.[step] ?? 0;
    const by = skipped.find((one) => one.step === step);
    const state = count >= NEEDED[step] ? 'done' : by ? 'skipped' : 'open';
    return { step, state, count, skippedBy: state === 'skipped' ? (by?.staff_name ?? '') : '' };
  });
}

/** Skips a step for the enterprise, or resumes it. */
export async function skipStep(
  { db, caller, now }: CallerContext,
  { step, isSkipped }: ParsedBodyOf<typeof skipConfigStep>,
): Promise<void> {
  if (!isSkipped) {
    await db
      .deleteFrom('skipped_config_step')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('step', '=', step)
      .execute();
    return;
  }
  await db
    .insertInto('skipped_config_step')
    .values({ enterprise_num: caller.enterpriseNum, step, skipped_by: caller.staffNo, skipped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
