import * as v from 'valibot';
import { RefundStandard } from '../../../src/contract/approval/after-sale';
import { MOST_FILTER_PRICE, type CompanySettings } from '../../../src/contract/enterprise-setting/company';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { BookConditions } from '../../../src/contract/flight-booking/book-conditions';
import { conditionsOf, flightFiltersOf } from '../../../src/domain/travel-standard/flight-conditions';
import type { Database } from '../db/database';
import { clearEntSetting, findEnterprise, findEntSettings, saveEntSetting } from './queries';
import { SETTING_NAMES } from './setting-names';

/** An unreadable value filters nothing, as in its use. */
const StoredConditions = v.fallback(v.pipe(v.string(), v.parseJson(), BookConditions), []);
const StoredStandard = v.pipe(v.string(), v.parseJson(), RefundStandard);

/** The default value of `bookPriceLimit` (specification 9). */
const ALL_PRICES = '10';
const LOWEST_PRICE = '1';

/** Settings of an enterprise, and those of its agency. */
export async function findCompany(db: Database, enterpriseNum: string) {
  const enterprise = await findEnterprise(db, enterpriseNum);
  const list = await findEntSettings(db, enterpriseNum);
  const valueOf = (no: string): string => list.find(({ settingNo }) => settingNo === no)?.settingValue ?? '';
  const refundStandard = valueOf(ENT_SETTING.refundStandard);
  const settings: CompanySettings = {
    entShortName: enterprise.ent_short_name,
    phone: enterprise.phone,
    workTime: valueOf(ENT_SETTING.workTime),
    approvalRequired: valueOf(ENT_SETTING.approvalRequired) === '1',
    changeApprovalRequired: valueOf(ENT_SETTING.changeApprovalRequired) === '1',
    refundStandard: refundStandard === '' ? null : v.parse(StoredStandard, refundStandard),
    lowestPriceFirst: !['', ALL_PRICES].includes(valueOf(ENT_SETTING.bookPriceLimit)),
    flightFilters: flightFiltersOf(
      v.parse(StoredConditions, valueOf(ENT_SETTING.bookConditions)),
      MOST_FILTER_PRICE,
    ),
  };
  return {
    enterpriseNum,
    entName: enterprise.ent_name,
    tmcName: enterprise.tmc_name,
    flightServiceFee: Number(valueOf(ENT_SETTING.flightServiceFee) || 0),
    settleWebUrl: valueOf(ENT_SETTING.settleWebUrl),
    thirdWebUrl: valueOf(ENT_SETTING.thirdWebUrl),
    settings,
  };
}

/** Writes the changed settings. */
export async function saveCompanySettings(
  db: Database,
  enterpriseNum: string,
  { before, to }: { before: CompanySettings; to: CompanySettings },
): Promise<void> {
  await db
    .updateTable('enterprise')
    .set({ ent_short_name: to.entShortName, phone: to.phone })
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const [was, is] = [storedOf(before), storedOf(to)];
  for (const [settingNo, value] of Object.entries(is)) {
    if (value === was[settingNo]) continue;
    if (value === undefined) await clearEntSetting(db, enterpriseNum, settingNo);
    else {
      const settingName = SETTING_NAMES[settingNo] ?? settingNo;
      await saveEntSetting(db, enterpriseNum, { settingNo, settingName, value });
    }
  }
}

function storedConditions(filters: CompanySettings['flightFilters']): string | undefined {
  const conditions = conditionsOf(filters);
  return conditions.length === 0 ? undefined : JSON.stringify(conditions);
}

/** Stored values by number of the setting; undefined: not set. */
const storedOf = (settings: CompanySettings): Record<string, string | undefined> => ({
  [ENT_SETTING.bookConditions]: storedConditions(settings.flightFilters),
  [ENT_SETTING.workTime]: settings.workTime || undefined,
  [ENT_SETTING.approvalRequired]: settings.approvalRequired ? '1' : '0',
  [ENT_SETTING.changeApprovalRequired]: settings.changeApprovalRequired ? '1' : '0',
  [ENT_SETTING.refundStandard]:
    settings.refundStandard === null ? undefined : JSON.stringify(settings.refundStandard),
  [ENT_SETTING.bookPriceLimit]: settings.lowestPriceFirst ? LOWEST_PRICE : ALL_PRICES,
});
