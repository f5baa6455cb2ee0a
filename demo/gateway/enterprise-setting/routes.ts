import {
  ENT_SETTING,
  getSettleMenuHandle,
  queryCompanyInfo,
  queryEntSettingInfoForCloud,
  SETTLE_MENU,
} from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { Caller } from '../server/http/caller';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { implement, type Implementation } from '../server/http/implement';
import { companyCalls } from './company';
import { findAccountingEntities, findEnterprise, findEntSettings } from './queries';

export function enterpriseSettingRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implement(queryEntSettingInfoForCloud, async ({ db, caller }, { enterpriseNum }) => {
      const enterprise = await findEnterprise(db, inUse(caller, enterpriseNum));
      return {
        enterpriseNum: enterprise.enterprise_num,
        entName: enterprise.ent_name,
        entShortName: enterprise.ent_short_name,
        tMCNumber: enterprise.tmc_number,
        tMCName: enterprise.tmc_name,
        logoFileAddress: enterprise.logo_file_address,
        phone: enterprise.phone,
        settingList: await findEntSettings(db, enterprise.enterprise_num),
      };
    }),

    implement(queryCompanyInfo, async ({ db, caller }, { companyNo }) => {
      const company = await findEnterprise(db, inUse(caller, companyNo));
      return {
        companyNo: company.enterprise_num,
        companyName: company.ent_name,
        companyShortName: company.ent_short_name,
        tmcNumber: company.tmc_number,
        tmcName: company.tmc_name,
        phone: company.phone,
        accountingEntityList: await findAccountingEntities(db, company.enterprise_num),
      };
    }),

    implement(getSettleMenuHandle, async ({ db, caller }) => {
      const settings = await findEntSettings(db, caller.enterpriseNum);
      const address = settings.find(({ settingNo }) => settingNo === ENT_SETTING.settleWebUrl)?.settingValue;
      return address === undefined
        ? { code: SETTLE_MENU.absent, url: '' }
        : { code: SETTLE_MENU.configured, url: new URL(address, config.publicUrl).href };
    }),

    ...companyCalls,
  ];
}

/** Returns the enterprise in use, the only one that a caller may query. */
function inUse({ enterpriseNum }: Caller, asked: string): string {
  if (asked !== '' && asked !== enterpriseNum) throw new Fault('enterpriseNotCurrent');
  return enterpriseNum;
}
