import type { Insertable } from 'kysely';
import type { DatabaseTransaction } from '../db/database';
import type { Schema } from '../db/schema';

type Row<Table extends 'department' | 'job_position' | 'grade' | 'cost_center' | 'accounting_entity'> = Omit<
  Insertable<Schema[Table]>,
  'enterprise_num'
>;

/** An enterprise with its first rows, parents before their children. */
interface Organisation {
  enterprise: Insertable<Schema['enterprise']>;
  departments: readonly Row<'department'>[];
  /** In the order of their lists. */
  positions: readonly Omit<Row<'job_position'>, 'sort_order'>[];
  /** From the top. */
  grades: readonly Omit<Row<'grade'>, 'grade_rank'>[];
  costCenters: readonly Omit<Row<'cost_center'>, 'code'>[];
  accountingEntity: Omit<Row<'accounting_entity'>, 'code'>;
}

/** Inserts an enterprise with the rows that its staff refer to. */
export async function insertOrganisation(
  tx: DatabaseTransaction,
  { enterprise, departments, positions, grades, costCenters, accountingEntity }: Organisation,
): Promise<void> {
  const { enterprise_num } = enterprise;
  await tx.insertInto('enterprise').values(enterprise).execute();
  await tx
    .insertInto('department')
    .values(departments.map((department) => ({ ...department, enterprise_num })))
    .execute();
  await tx
    .insertInto('job_position')
    .values(positions.map((position, i) => ({ ...position, enterprise_num, sort_order: i + 1 })))
    .execute();
  await tx
    .insertInto('grade')
    .values(grades.map((grade, i) => ({ ...grade, enterprise_num, grade_rank: i + 1 })))
    .execute();
  await tx
    .insertInto('cost_center')
    .values(
      costCenters.map((center, i) => ({
        ...center,
        enterprise_num,
        code: `CC${String(i + 1).padStart(3, '0')}`,
      })),
    )
    .execute();
  await tx
    .insertInto('accounting_entity')
    .values({ ...accountingEntity, enterprise_num, code: 'AE001' })
    .execute();
}
