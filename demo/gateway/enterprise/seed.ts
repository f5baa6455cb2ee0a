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
import { insertOrganisation } from './organisation';

export const seed: DemoSeed = {
  async insert({ tx }) {
    await tx.insertInto('tmc').values({ tmc_number: TMC.tmcNumber, tmc_name: TMC.tmcName }).execute();
    for (const enterprise of ENTERPRISES) await insertEnterprise(tx, enterprise);
  },
};

async function insertEnterprise(tx: DatabaseTransaction, enterprise: DemoEnterprise): Promise<void> {
  const { enterpriseNum: enterprise_num, entName, entShortName, phone, taxNo } = enterprise;
  await insertOrganisation(tx, {
    enterprise: {
      enterprise_num,
      tmc_number: TMC.tmcNumber,
      ent_name: entName,
      ent_short_name: entShortName,
      phone,
    },
    departments: departmentsOf(enterprise).map(({ deptNo, deptName, parentNo }) => ({
      dept_no: deptNo,
      parent_no: parentNo,
      dept_name: deptName,
    })),
    positions: POSITIONS.map(({ name }, i) => ({
      position_no: positionNo(enterprise_num, i),
      position_name: name,
    })),
    grades: GRADES.map(({ name }, i) => ({ grade_no: gradeNo(enterprise_num, i), grade_name: name })),
    costCenters: COST_CENTERS.map((name, i) => ({
      cost_center_no: costCenterNo(enterprise_num, i),
      cost_center_name: name,
    })),
    accountingEntity: {
      accounting_entity_no: entityNo(enterprise_num),
      accounting_entity_name: entName,
      tax_no: taxNo,
    },
  });
}
