import type { Choice, InsuranceProduct } from '../../../src/contract/travellers/travellers';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Database } from '../db/database';
import { findEntSetting } from '../enterprise-setting/queries';

/** All an enterprise's orders may be charged to. */
export interface CostLists {
  costCenterList: Choice[];
  accountingEntityList: Choice[];
  departmentList: Choice[];
  projectList: Choice[];
}

export async function findCostLists(db: Database, enterpriseNum: string): Promise<CostLists> {
  return {
    costCenterList: await db
      .selectFrom('cost_center')
      .select(['cost_center_no as no', 'cost_center_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .orderBy('cost_center_no')
      .execute(),
    accountingEntityList: await db
      .selectFrom('accounting_entity')
      .select(['accounting_entity_no as no', 'accounting_entity_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .orderBy('accounting_entity_no')
      .execute(),
    departmentList: await db
      .selectFrom('department')
      .select(['dept_no as no', 'dept_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .orderBy('dept_no')
      .execute(),
    projectList: await db
      .selectFrom('project')
      .select(['project_no as no', 'project_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .where('is_enable', '=', true)
      .orderBy('project_no')
      .execute(),
  };
}

/** Insurance the enterprise's TMC sells now, in its order. */
export function findInsuranceProducts(db: Database, enterpriseNum: string): Promise<InsuranceProduct[]> {
  return db
    .selectFrom('insurance_product as i')
    .innerJoin('enterprise as e', 'e.tmc_number', 'i.tmc_number')
    .select([
      'i.product_no as productNo',
      'i.product_name as productName',
      'i.insurer_name as insurerName',
      'i.coverage',
      'i.price',
      'i.min_age as minAge',
      'i.max_age as maxAge',
    ])
    .where('e.enterprise_num', '=', enterpriseNum)
    .where('i.is_enable', '=', true)
    .orderBy('i.sort_order')
    .orderBy('i.product_no')
    .execute();
}

/** What the enterprise agreed to pay for a ticket's service, fen; 0 where it agreed to nothing. */
export async function findServiceFee(db: Database, enterpriseNum: string): Promise<number> {
  const fee = Number((await findEntSetting(db, enterpriseNum, ENT_SETTING.flightServiceFee)) ?? 0);
  return Number.isSafeInteger(fee) && fee > 0 ? fee : 0;
}
