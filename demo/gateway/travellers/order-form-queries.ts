import type { CostChoice } from '../../../src/contract/flight-booking/booking';
import type { Choice, InsuranceProduct } from '../../../src/contract/travellers/travellers';
import { CHOICE_PAGE } from '../../../src/contract/cost-center/choices';
import type { CostKind } from '../../../src/contract/cost-center/cost-objects';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { wishText } from './wish-text';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { isChoice, listChoices } from '../cost-center/choices/queries';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import { findEntSetting } from '../enterprise-setting/queries';
import type { CallerContext } from '../server/http/implement';

/** Possible cost bearers of a person's orders: a page of each kind, and all departments. */
export interface CostLists {
  costCenterList: Choice[];
  accountingEntityList: Choice[];
  departmentList: Choice[];
  projectList: Choice[];
}

/** Bearers open today to the caller or, if they may book for colleagues, to any member of staff. */
export async function findCostLists({
  db,
  caller,
  now,
}: Pick<CallerContext, 'db' | 'caller' | 'now'>): Promise<CostLists> {
  const { enterpriseNum } = caller;
  const today = shanghaiDate(now);
  async function first(costKind: CostKind): Promise<Choice[]> {
    const page = { costKind, forWhat: 'orders', keyword: '', pageIndex: 1, pageSize: CHOICE_PAGE } as const;
    const { choiceList } = await listChoices(db, caller, page, today);
    return choiceList.map(({ no, name }) => ({ no, name }));
  }
  return {
    costCenterList: await first('costCenter'),
    accountingEntityList: await first('accountingEntity'),
    departmentList: await db
      .selectFrom('department')
      .select(['dept_no as no', 'dept_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .orderBy('dept_no')
      .execute(),
    projectList: await first('project'),
  };
}

/** Default cost bearers that the caller may choose; those left out have to be chosen. */
export async function offeredCost(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  cost: CostChoice,
): Promise<CostChoice> {
  const today = shanghaiDate(now);
  const offered = async (costKind: CostKind, no: string) =>
    (await isChoice(db, caller, { costKind, no, today })) ? no : '';
  return {
    ...cost,
    costCenterNo: await offered('costCenter', cost.costCenterNo),
    accountingEntityNo: await offered('accountingEntity', cost.accountingEntityNo),
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

/** Service fee per ticket that the enterprise has agreed, fen; 0 without an agreement. */
export async function findServiceFee(db: Database, enterpriseNum: string): Promise<number> {
  const fee = Number((await findEntSetting(db, enterpriseNum, ENT_SETTING.flightServiceFee)) ?? 0);
  return Number.isSafeInteger(fee) && fee > 0 ? fee : 0;
}

/** A person's preferences on board, as a sentence; '' for none. */
export async function findWishText(
  db: Database,
  { staffNo, staffName }: Pick<Caller, 'staffNo' | 'staffName'>,
): Promise<string> {
  const wish = await db
    .selectFrom('travel_wish')
    .select(['seat', 'meal'])
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  return wish === undefined ? '' : wishText(staffName, wish);
}
