import {
  queryCompanySettings,
  updateEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/company';
import {
  choice,
  choices,
  flag,
  money,
  percent,
  text,
} from '../../../src/element/resource/fields/field-types';
import { settingsPage } from '../../../src/element/settings-page/settings-page';
import { CompanyView } from './CompanyView';
import { AS_OTHERS, ANY_TIME, filledOf, settingsOf } from './settings-form';
import { changedSettings } from './settings-words';
import { companyTexts, type CompanyTexts as T } from './texts';

const yesNo = flag((t: T) => (value) => (value ? t.on : t.off), { isSwitch: true });

/** Page of the current enterprise: its names, its settings, and the other enterprises of the user. */
export default settingsPage({
  name: 'companySettings',
  read: queryCompanySettings,
  save: updateEntSettingInfoForCloud,
  texts: companyTexts,
  values: ({ settings }) => filledOf(settings),
  body: (filled, { settings }) => ({ from: settings, to: settingsOf(filled) }),
  fieldOf: (path) => path.replace(/^to\.((refundStandard|flightFilters)\.)?/, ''),
  fields: {
    entShortName: text({ max: 30, required: true }),
    phone: text({ max: 20 }),
    workTime: text({ max: 80 }),
    approvalRequired: yesNo,
    changeApprovalRequired: yesNo,
    lowestPriceFirst: yesNo,
    cabinTypes: choices([1, 2, 3], (t: T) => t.cabinName),
    discountMost: percent(),
    priceMost: money(),
    bookTime: choice([ANY_TIME, 1, 2], (t: T) => t.bookTimeName),
    hasRefundRule: yesNo,
    feePercent: percent(),
    feePolicy: choice([0, 1, 3], (t: T) => t.policy),
    approvedTripPolicy: choice([AS_OTHERS, 0, 1, 3], (t: T) => t.tripPolicyName),
  },
  groups: { cabinTypes: 'filtersPart', hasRefundRule: '' },
  leavesOut: ({ hasRefundRule }) => (hasRefundRule ? [] : ['feePercent', 'feePolicy', 'approvedTripPolicy']),
  failed: (t, problem) => t.failed(problem),
  saved: (t) => t.saved,
  changes: ({ changeList }) => changeList,
  changed: changedSettings,
  View: CompanyView,
});
