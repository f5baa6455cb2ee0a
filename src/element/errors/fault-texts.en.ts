import type { FaultTexts } from '../../contract/fault-texts';
import accountSafety from '../../contract/account-safety/faults.en';
import addressBook from '../../contract/address-book/faults.en';
import agency from '../../contract/agency/faults.en';
import approval from '../../contract/approval/faults.en';
import authorize from '../../contract/authorize/faults.en';
import biAnalysis from '../../contract/bi-analysis/faults.en';
import comment from '../../contract/comment/faults.en';
import costCenter from '../../contract/cost-center/faults.en';
import dataPermission from '../../contract/data-permission/faults.en';
import download from '../../contract/download/faults.en';
import enterpriseSetting from '../../contract/enterprise-setting/faults.en';
import enterprise from '../../contract/enterprise/faults.en';
import common from '../../contract/faults.en';
import files from '../../contract/files/faults.en';
import flightBooking from '../../contract/flight-booking/faults.en';
import hotel from '../../contract/hotel/faults.en';
import importJob from '../../contract/import-job/faults.en';
import invite from '../../contract/invite/faults.en';
import invoice from '../../contract/invoice/faults.en';
import login from '../../contract/login/faults.en';
import change from '../../contract/order/change-faults.en';
import order from '../../contract/order/faults.en';
import rebuy from '../../contract/order/rebuy-faults.en';
import refund from '../../contract/order/refund-faults.en';
import payment from '../../contract/payment/faults.en';
import permission from '../../contract/permission/faults.en';
import reportMail from '../../contract/report/mail-faults.en';
import resource from '../../contract/resource/faults.en';
import savedView from '../../contract/saved-view/faults.en';
import settleCompare from '../../contract/settlement/compare-faults.en';
import settlement from '../../contract/settlement/faults.en';
import settlePayment from '../../contract/settlement/payment-faults.en';
import settleProduct from '../../contract/settlement/product-faults.en';
import standards from '../../contract/travel-standard/faults.en';
import travellers from '../../contract/travellers/faults.en';
import wallet from '../../contract/wallet/faults.en';
import website from '../../contract/website/faults.en';

/** English refusals of all areas; an area with refusals adds its line. */
export const FAULT_TEXTS: readonly FaultTexts[] = [
  accountSafety,
  addressBook,
  agency,
  approval,
  authorize,
  biAnalysis,
  change,
  comment,
  common,
  costCenter,
  dataPermission,
  download,
  enterprise,
  enterpriseSetting,
  files,
  flightBooking,
  hotel,
  importJob,
  invite,
  invoice,
  login,
  order,
  payment,
  permission,
  rebuy,
  refund,
  reportMail,
  resource,
  savedView,
  settleCompare,
  settlePayment,
  settleProduct,
  settlement,
  standards,
  travellers,
  wallet,
  website,
];
