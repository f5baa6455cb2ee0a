import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';
import {
  costCenterNo,
  departmentsOf,
  ENTERPRISES,
  entityNo,
  gradeNo,
  GRADES,
  positionNo,
  POSITIONS,
  TMC,
  type DemoEnterprise,
} from '../seed/organisation';
import { COST_CENTERS } from '../seed/people';

export const seed: DemoSeed = {
  async insert({ tx }) {
    await tx.insertInto('tmc').values({ tmc_number: TMC.tmcNumber, tmc_name: TMC.tmcName }).execute();
    for (const enterprise of ENTERPRISES) await insertEnterprise(tx, enterprise);
  },
};

async function insertEnterprise(tx: DatabaseTransaction, enterprise: DemoEnterprise): Promise<void> {
  const { enterpriseNum: enterprise_num, entName, entShortName, phone, taxNo } = enterprise;
  await tx
    .insertInto('enterprise')
    .values({
      enterprise_num,
      tmc_number: TMC.tmcNumber,
      ent_name: entName,
      ent_short_name: entShortName,
      phone,
    })
    .execute();
  await tx
    .insertInto('department')
    .values(
      departmentsOf(enterprise).map(({ deptNo, deptName, parentNo }) => ({
        dept_no: deptNo,
        enterprise_num,
        parent_no: parentNo,
        dept_name: deptName,
      })),
    )
    .execute();
  await tx
    .insertInto('job_position')
    .values(
      POSITIONS.map(({ name }, i) => ({
        position_no: positionNo(enterprise_num, i),
        enterprise_num,
        position_name: name,
        sort_order: i + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('grade')
    .values(
      GRADES.map(({ name }, i) => ({
        grade_no: gradeNo(enterprise_num, i),
        enterprise_num,
        grade_name: name,
        grade_rank: i + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('cost_center')
    .values(
      COST_CENTERS.map((name, i) => ({
        cost_center_no: costCenterNo(enterprise_num, i),
        enterprise_num,
        code: `CC${String(i + 1).padStart(3, '0')}`,
        cost_center_name: name,
      })),
    )
    .execute();
  await tx
    .insertInto('accounting_entity')
    .values({
      accounting_entity_no: entityNo(enterprise_num),
      enterprise_num,
      code: 'AE001',
      accounting_entity_name: entName,
      tax_no: taxNo,
    })
    .execute();
}
