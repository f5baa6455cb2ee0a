import type { Answers } from '../../../support/components/fake-runtime';

const CHANGE = {
  logTime: '2026-11-29T01:00:00.000Z',
  operatorName: '方若兰',
  kind: 'alterAgencyParameter',
  summary: '支付时限：标准值30→45',
};

export const parameterAnswers = (): Answers => ({
  queryAgencyParameters: () => ({
    parameterList: [
      { param: 'JP_LAST_BOOKABLE_DAYS', ownValue: null, standardValue: '365' },
      { param: 'JP_STOP_SALE_MINUTES', ownValue: null, standardValue: '40' },
      { param: 'JP_PAY_MINUTES', ownValue: '45', standardValue: '30' },
      { param: 'JP_APPROVAL_MINUTES', ownValue: null, standardValue: '120' },
      { param: 'JP_PRICE_GUARANTEE_MINUTES', ownValue: null, standardValue: '20' },
      { param: 'CLYH_YHWZ_LOGINOUT_PB', ownValue: '100003', standardValue: '' },
    ],
    historyList: [CHANGE],
  }),
  alterAgencyParameter: () => ({}),
  queryAgencyDictionary: () => ({
    entryList: [
      { code: 13, name: '月结', isInUse: true },
      { code: 9, name: 'PPM', isInUse: false },
    ],
    standardList: [
      { code: 9, name: 'PPM' },
      { code: 13, name: '服务商授信' },
    ],
    historyList: [],
  }),
  alterAgencyDictionary: () => ({}),
});
