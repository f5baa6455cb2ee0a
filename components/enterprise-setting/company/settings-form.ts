import type { RefundPolicy } from '../../../src/contract/approval/after-sale';
import type { CompanySettings, FlightFilters } from '../../../src/contract/enterprise-setting/company';

/** Option value: the same policy as for all other trips. */
export const AS_OTHERS = -1;
/** Option value: prices that can be booked at any time. */
export const ANY_TIME = 0;

/** Draft of the settings, with the refund rule and the filters split into fields. */
export interface Filled
  extends Omit<CompanySettings, 'refundStandard' | 'flightFilters'>, Omit<FlightFilters, 'bookTime'> {
  hasRefundRule: boolean;
  feePercent: number | null;
  feePolicy: RefundPolicy;
  approvedTripPolicy: RefundPolicy | typeof AS_OTHERS;
  bookTime: NonNullable<FlightFilters['bookTime']> | typeof ANY_TIME;
}

export const filledOf = ({ refundStandard, flightFilters, ...settings }: CompanySettings): Filled => ({
  ...settings,
  ...flightFilters,
  bookTime: flightFilters.bookTime ?? ANY_TIME,
  hasRefundRule: refundStandard !== null,
  feePercent: refundStandard?.feePercent ?? null,
  feePolicy: refundStandard?.feePolicy ?? 1,
  approvedTripPolicy: refundStandard?.approvedTripPolicy ?? AS_OTHERS,
});

/** Keeps the order of the contract, as the result is compared with the recorded settings. */
export const settingsOf = (filled: Filled): CompanySettings => ({
  entShortName: filled.entShortName,
  phone: filled.phone,
  workTime: filled.workTime,
  approvalRequired: filled.approvalRequired,
  changeApprovalRequired: filled.changeApprovalRequired,
  refundStandard: filled.hasRefundRule
    ? {
        feePercent: filled.feePercent,
        feePolicy: filled.feePolicy,
        approvedTripPolicy: filled.approvedTripPolicy === AS_OTHERS ? null : filled.approvedTripPolicy,
      }
    : null,
  lowestPriceFirst: filled.lowestPriceFirst,
  flightFilters: {
    discountMost: filled.discountMost,
    priceMost: filled.priceMost,
    cabinTypes: filled.cabinTypes.toSorted((one, other) => one - other),
    bookTime: filled.bookTime === ANY_TIME ? null : filled.bookTime,
  },
});
