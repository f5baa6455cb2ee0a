import type { RowChange } from '../../../src/contract/resource/resource';
import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import { formatPrice } from '../../../src/domain/money/money';
import type { CompanyTexts } from './texts';

/** Setting in words. */
export function settingWords(
  settings: CompanySettings,
  field: keyof CompanySettings,
  t: CompanyTexts,
): string {
  const { refundStandard } = settings;
  switch (field) {
    case 'entShortName':
      return settings.entShortName;
    case 'phone':
      return settings.phone || t.none;
    case 'workTime':
      return settings.workTime || t.usualHours;
    case 'refundStandard':
      if (refundStandard === null) return t.noRefundRule;
      return [
        t.feeRule(refundStandard.feePercent, refundStandard.feePolicy),
        ...(refundStandard.approvedTripPolicy === null
          ? []
          : [t.tripRule(refundStandard.approvedTripPolicy)]),
      ].join('；');
    case 'flightFilters':
      return filterWords(settings.flightFilters, t).join('；') || t.noFilters;
    default:
      return settings[field] ? t.on : t.off;
  }
}

function filterWords(
  { discountMost, priceMost, cabinTypes, bookTime }: CompanySettings['flightFilters'],
  t: CompanyTexts,
): string[] {
  return [
    ...(cabinTypes.length === 0 ? [] : [cabinTypes.map((type) => t.cabinName(type)).join('、')]),
    ...(discountMost === null ? [] : [t.discountSaid(discountMost)]),
    ...(priceMost === null ? [] : [t.priceSaid(formatPrice(priceMost))]),
    ...(bookTime === null ? [] : [t.bookTimeName(bookTime)]),
  ];
}

/** Fields in the order of display. */
const SETTING_FIELDS: readonly (keyof CompanySettings)[] = [
  'entShortName',
  'phone',
  'workTime',
  'approvalRequired',
  'changeApprovalRequired',
  'refundStandard',
  'lowestPriceFirst',
  'flightFilters',
];

/** Labels of the changed fields. Fields that did not exist when the record was written are left out. */
export function changedSettings({ before, after }: RowChange, t: CompanyTexts): string[] {
  if (!isSettings(before) || !isSettings(after)) return [];
  return SETTING_FIELDS.filter(
    (field) =>
      field in before && field in after && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  ).map((field) => `${t[field]}：${t.fromTo(settingWords(before, field, t), settingWords(after, field, t))}`);
}

const isSettings = (values: unknown): values is CompanySettings =>
  typeof values === 'object' && values !== null && SETTING_FIELDS.some((field) => field in values);
