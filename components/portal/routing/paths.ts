/** Paths of pages to which the shell itself links. */
export const HOME = '/Home/index';
export const BOOKING = '/flightBooking/index';
export const ORDERS = '/orderManage/airOrderList';
export const CHANGE = '/orderManage/changeApply';
export const REFUND = '/orderManage/refundApply';
/** Prefix of the paths of account pages. */
export const ACCOUNT_SAFETY = '/accountSafe';
export const DOWNLOADS = '/download/downloadList';
export const COST_CENTERS = '/costCenter/dataManage';
export const COST_CENTER_IMPORT = '/costCenter/importCostCenter';
export const MAIN_MANAGER = '/changeMainManage/addchangeMainManager';
export const RECORD_IMPORT = '/travelReport/importRecords';
export const STAFF = '/addressBook/manage/list';
export const INVITATIONS = '/addressBook/manage/enterpriseInvite';
export const WALLET = '/companyManageSet/walletAccount';
export const BILLS = '/settlePayment';
export const RECHARGES = '/managementCenter/offlineRecharge';
export const LOGIN_TIMEOUT = '/logout/loginTimeout';
export const APP_DOWNLOAD = '/appDown/index';
export const JOINED = '/linkInvite/inviteSuccess';
export const APPROVALS = '/approval/index';
/** Pages for new requests: the documents of specification 2.8 as pages of the portal. */
export const TRIP_REQUEST = '/dist/html/apply.html';
export const PRE_TRIP_REQUEST = '/dist/html/submitPreTripApply.html';
export const CHOOSE_ENTERPRISE = '/chooseEnt';
