import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';

export const SETTINGS: CompanySettings = {
  entShortName: '华睿信息',
  phone: '010-88886666',
  workTime: '08:30-17:30',
  approvalRequired: false,
  changeApprovalRequired: false,
  refundStandard: null,
  lowestPriceFirst: false,
  flightFilters: { discountMost: null, priceMost: null, cabinTypes: [], bookTime: null },
};

/** A gateway that saves the settings. `set` simulates a change by another user. */
export function companyAnswers(): { answers: Answers; set(next: CompanySettings): void } {
  let now = SETTINGS;
  const changeList: object[] = [];
  return {
    set: (next) => (now = next),
    answers: {
      queryCompanySettings: () => ({
        enterpriseNum: '100001',
        entName: '华睿信息技术有限公司',
        tmcName: '远航商旅',
        flightServiceFee: 1000,
        settleWebUrl: '/#/settlePayment',
        thirdWebUrl: '',
        settings: now,
        changeList,
      }),
      updateEntSettingInfoForCloud: ({ from, to }: { from: CompanySettings; to: CompanySettings }) => {
        if (JSON.stringify(from) !== JSON.stringify(now)) throw refusal('rowChanged', now);
        changeList.unshift({
          changeNO: changeList.length + 1,
          action: 'alter',
          changedBy: '王管理',
          changedTime: '2026-11-20T02:00:00.000Z',
          before: from,
          after: to,
        });
        return (now = to);
      },
      queryAgencyLooks: () => ({
        lookList: [
          { lookNo: 1, openTime: '2026-11-20T02:00:00.000Z', tmcName: '远航商旅', address: '203.0.113.7' },
        ],
      }),
      queryEnterprisePageForCloud: ({ keyword }: { keyword: string }) => {
        const enterpriseList = ENTERPRISES.filter(({ entName }) => entName.includes(keyword));
        return { total: enterpriseList.length, enterpriseList };
      },
    },
  };
}

const ENTERPRISES = [
  { enterpriseNum: '100001', entName: '华睿信息技术有限公司', entShortName: '华睿信息', isInUse: true },
  { enterpriseNum: '100003', entName: '远航科技有限公司', entShortName: '远航科技', isInUse: false },
].map((one) => ({
  ...one,
  tmcName: '远航商旅',
  phone: '',
  staffName: '王管理',
  departmentName: '行政部',
}));
