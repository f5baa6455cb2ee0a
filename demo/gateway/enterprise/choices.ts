import { sql } from 'kysely';
import type { OrganisationChoice, OrganisationKind } from '../../../src/contract/enterprise/choices';
import type { Database } from '../db/database';
import { DATA_RANGE, withScopeOf, type Caller } from '../server/http/caller';

const NO_PARENT = sql<string>`''`;

const queries: Readonly<
  Record<OrganisationKind, (db: Database, caller: Caller) => Promise<OrganisationChoice[]>>
> = {
  department(db, caller) {
    // the choices serve many calls, so the scopes of all held objects are united
    const { enterpriseNum, range, deptNos, deptNo } = withScopeOf(caller, [...caller.objects], {
      isOpen: true,
    });
    return db
      .selectFrom('department')
      .select((eb) => [
        'dept_no as no',
        'dept_name as name',
        eb.fn.coalesce('parent_no', NO_PARENT).as('parentNo'),
      ])
      .where('enterprise_num', '=', enterpriseNum)
      .$if(range === DATA_RANGE.department, (q) => q.where('dept_no', 'in', deptNos))
      .$if(range === DATA_RANGE.personal, (q) => q.where('dept_no', '=', deptNo))
      .orderBy('dept_no')
      .execute();
  },
  costCenter: (db, { enterpriseNum }) =>
    db
      .selectFrom('cost_center')
      .select(['cost_center_no as no', 'cost_center_name as name', NO_PARENT.as('parentNo')])
      .where('enterprise_num', '=', enterpriseNum)
      .where('closed_on', 'is', null)
      .orderBy('cost_center_no')
      .execute(),
  accountingEntity: (db, { enterpriseNum }) =>
    db
      .selectFrom('accounting_entity')
      .select(['accounting_entity_no as no', 'accounting_entity_name as name', NO_PARENT.as('parentNo')])
      .where('enterprise_num', '=', enterpriseNum)
      .where('closed_on', 'is', null)
      .orderBy('accounting_entity_no')
      .execute(),
  company: (db, { enterpriseNum }) =>
    db
      .selectFrom('enterprise')
      .select(['enterprise_num as no', 'ent_name as name', NO_PARENT.as('parentNo')])
      .where('enterprise_num', '=', enterpriseNum)
      .execute(),
};

/** Choices within the caller's enterprise, by number. */
export const findOrganisationChoices = (db: Database, caller: Caller, kind: OrganisationKind) =>
  queries[kind](db, caller);
