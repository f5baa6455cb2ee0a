import type { CompanySettings } from '../../../src/contract/enterprise-setting/company';
import type { CompanyTexts } from './texts';

/** A value of the settings in words. */
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
    default:
      return settings[field] ? t.on : t.off;
  }
}

/** Fields in the order in which they are shown. */
export const SETTING_FIELDS: readonly (keyof CompanySettings)[] = [
  'entShortName',
  'phone',
  'workTime',
  'approvalRequired',
  'changeApprovalRequired',
  'refundStandard',
  'lowestPriceFirst',
];
