import type { RefundPolicy } from '../../../src/contract/approval/after-sale';
import {
  updateEntSettingInfoForCloud,
  type CompanySettings,
  type FlightFilters,
} from '../../../src/contract/enterprise-setting/company';
import type { CompanyProps } from '../declaration';
import { createSaving } from '../../../src/element/sending/saving';
import { companyTexts } from './texts';

/** The settings as a form has them: the rule for refunds and the filters in parts. */
interface Filled extends Omit<CompanySettings, 'refundStandard' | 'flightFilters'>, FlightFilters {
  hasRefundRule: boolean;
  feePercent: number | null;
  feePolicy: RefundPolicy;
  approvedTripPolicy: RefundPolicy | null;
}

const filledOf = ({ refundStandard, flightFilters, ...settings }: CompanySettings): Filled => ({
  ...settings,
  ...flightFilters,
  hasRefundRule: refundStandard !== null,
  feePercent: refundStandard?.feePercent ?? null,
  feePolicy: refundStandard?.feePolicy ?? 1,
  approvedTripPolicy: refundStandard?.approvedTripPolicy ?? null,
});

/** In the order of the contract, as it is held against what is on record. */
const settingsOf = (filled: Filled): CompanySettings => ({
  entShortName: filled.entShortName,
  phone: filled.phone,
  workTime: filled.workTime,
  approvalRequired: filled.approvalRequired,
  changeApprovalRequired: filled.changeApprovalRequired,
  refundStandard: filled.hasRefundRule
    ? {
        feePercent: filled.feePercent,
        feePolicy: filled.feePolicy,
        approvedTripPolicy: filled.approvedTripPolicy,
      }
    : null,
  lowestPriceFirst: filled.lowestPriceFirst,
  flightFilters: {
    discountMost: filled.discountMost,
    priceMost: filled.priceMost,
    cabinTypes: filled.cabinTypes.toSorted((one, other) => one - other),
    bookTime: filled.bookTime,
  },
});

/** The form of the settings. */
export function createCompanySaving(host: CompanyProps['host'], first: CompanySettings, onClose: () => void) {
  let from = first;
  const saving = createSaving(host, {
    call: updateEntSettingInfoForCloud,
    values: filledOf(first),
    body: (filled: Filled) => ({ from, to: settingsOf(filled) }),
    fieldOf: (path) => path.replace(/^to\.((refundStandard|flightFilters)\.)?/, ''),
    onDone() {
      host.notify({ as: 'toast', text: host.texts(companyTexts).saved, delayMs: 0 });
      host.track('row-saved', { resource: 'companySettings' });
      onClose();
    },
  });
  return {
    ...saving,
    isChanged: () => JSON.stringify(settingsOf(saving.form.values())) !== JSON.stringify(from),
    /** As somebody else has saved it. */
    goOnFrom(latest: CompanySettings): void {
      from = latest;
      saving.form.reset(filledOf(latest));
    },
  };
}
