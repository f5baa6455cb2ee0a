import { sql } from 'kysely';
import type { DimensionId } from '../../../../src/contract/report/report';
import { DIMENSION } from '../../../../src/domain/report/scope';
import type { ScopeCoverage, SelectionField } from '../../../../src/domain/report/shared-views';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { findDimension } from './dimension-queries';
import { reportScope, type ReportScope } from './scope';

/**
 * Returns those of the named departments, people, cost centres and entities that the caller's scope of reports fully
 * includes.
 */
export async function findScopeMembers(
  db: Database,
  caller: Caller,
  asked: (name: SelectionField) => readonly string[],
): Promise<ScopeCoverage> {
  const scope = await reportScope(db, caller);
  return {
    departments: await departmentsIn(db, scope, asked('departments')),
    persons: await personsIn(db, scope, asked('persons')),
    costCenters: await membersIn(db, scope, DIMENSION.costCenter, asked('costCenters')),
    accountingEntities: await membersIn(db, scope, DIMENSION.accountingEntity, asked('accountingEntities')),
  };
}

/** Departments whose entire staff is in the scope, including those below them. */
async function departmentsIn(
  db: Database,
  { enterpriseNum, isWhole, deptNos }: ReportScope,
  asked: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ no: string }>`
    select dept_no as no from department where enterprise_num = ${enterpriseNum} and dept_no = any(${[...asked]})
      and (${sql.lit(isWhole)} or dept_no = any(${[...deptNos]}))`.execute(db);
  return numbersOf(rows);
}

async function personsIn(
  db: Database,
  { enterpriseNum, isWhole, staffNos, deptNos }: ReportScope,
  asked: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ no: string }>`
    select staff_no as no from staff where enterprise_num = ${enterpriseNum} and staff_no = any(${[...asked]})
      and (${sql.lit(isWhole)} or staff_no = any(${[...staffNos]}) or dept_no = any(${[...deptNos]}))`.execute(
    db,
  );
  return numbersOf(rows);
}

/** Items without an owner: those that the scope offers as choices. */
async function membersIn(
  db: Database,
  scope: ReportScope,
  dimension: DimensionId,
  asked: readonly string[],
): Promise<ReadonlySet<string>> {
  return asked.length === 0 ? new Set() : numbersOf(await findDimension(db, scope, dimension));
}

const numbersOf = (rows: readonly { no: string }[]): ReadonlySet<string> => new Set(rows.map(({ no }) => no));
