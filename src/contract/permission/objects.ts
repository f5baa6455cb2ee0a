/** Application and module numbers of the permission service (specification 6). */
export const APP = { portal: 'YHWZ', approval: 'SP', siteAddresses: 'WZTZDZ' } as const;
export const MODULE = {
  pages: 'YHWZ-YMQX',
  booking: 'YHWZ-YDQX',
  approvalActions: 'SP-CZQX',
  siteAddresses: 'WZTZDZ-YHWZTZDZ',
} as const;

/** Objects used by name in calls and screens (specification 6 where it names them, the suite's own otherwise). */
export const OBJECT = {
  pcLoginDisabled: 'YHWZ-YMQX-PCDLXZ',
  pageRoot: 'YHWZ-YMQX-0',
  /** Page of approval decisions. */
  approveUrl: 'YHWZ-YMQX-02010',
  /** Pages of the server-side site besides those of the page tree. */
  bookingRedirect: 'YHWZ-YMQX-JPYDYMTZ',
  bookedRedirect: 'YHWZ-YMQX-JPCGYMTZ',
  /** Allows the pre-authorisation of the BI analysis. */
  biAnalysis: 'YHWZ-YMQX-JYYSSFX',
  /** Import records of trips that were booked elsewhere into the reports. */
  importTravelRecords: 'YHWZ-YMQX-DRCLJL',
  /** Set the users of the agency's products, and the number of accounts with which the enterprise settles. */
  editSettleProducts: 'YHWZ-YMQX-JSCPWH',
  /** Set the budgets of cost centres. */
  editBudgets: 'YHWZ-YMQX-CBZXYS',
  /** Manage cost centres, accounting entities and projects. */
  editCostObjects: 'YHWZ-YMQX-CBZXWH',
  /** See the monthly bills of the enterprise: only for users who may see the whole enterprise. */
  seeBills: 'YHWZ-YMQX-YJZDCK',
  /** Confirm monthly bills, and dispute lines of them. */
  confirmBills: 'YHWZ-YMQX-YJZDQR',
  /** Compare reports, ledger and monthly bills: only for users who may see the whole enterprise. */
  seeReconciliation: 'YHWZ-YMQX-YJZDDZ',
  /** See invoiceable items, invoices, their titles and templates: only for users who may see the whole enterprise. */
  seeInvoices: 'YHWZ-YMQX-FPCK',
  /** Apply for invoices, reverse them, and retry or withdraw failed ones. */
  applyInvoices: 'YHWZ-YMQX-FPSQ',
  /** Manage titles and templates of invoices. */
  setInvoices: 'YHWZ-YMQX-FPSZ',
  /** See the enterprise's wallet: its accounts, their movements, and recharges. */
  seeWallet: 'YHWZ-YMQX-CKQB',
  /** Recharge it. */
  rechargeWallet: 'YHWZ-YMQX-QBCZ',
  /** Set the limits of payments from it, and the recipients of warnings of a low balance. */
  setWallet: 'YHWZ-YMQX-QBSZ',
  /** Agree to payments by the prepaid account that another user requests. */
  reviewPayments: 'YHWZ-YMQX-QBFH',
  /** See the reasons for breaking the travel standards. */
  seeOverReasons: 'YHWZ-YMQX-CBYYCK',
  /** Manage them. */
  editOverReasons: 'YHWZ-YMQX-CBYYWH',
  /** See the travel standards of the enterprise and their priority. */
  seeStandards: 'YHWZ-YMQX-CLBZCK',
  /** Manage them. */
  editStandards: 'YHWZ-YMQX-CLBZWH',
  /** See the tiers of cities, and the assignment of cities. */
  seeCityTiers: 'YHWZ-YMQX-CSDJCK',
  /** Manage them. */
  editCityTiers: 'YHWZ-YMQX-CSDJWH',
  /** See meal standards, subsidies, delivery addresses and receivers. */
  seeMeals: 'YHWZ-YMQX-YCBZCK',
  /** Manage them. */
  editMeals: 'YHWZ-YMQX-YCBZWH',
  /** Set the shown and required fields of the hotel pages. */
  editHotelPage: 'YHWZ-YMQX-JDYMSZ',
  /** See the enterprise's agreements with hotels, and those that the agency has bought for it. */
  seeProtocolHotels: 'YHWZ-YMQX-XYJDCK',
  /** Manage these agreements. */
  editProtocolHotels: 'YHWZ-YMQX-XYJDWH',
  /** See the audience of each kind of product. */
  seeBookingProducts: 'YHWZ-YMQX-CPBZCK',
  /** Manage it. */
  editBookingProducts: 'YHWZ-YMQX-CPBZWH',
  /** See the comments of the staff within one's data scope. */
  seeComments: 'YHWZ-YMQX-DPCK',
  /** See the rules of comments. */
  seeCommentRules: 'YHWZ-YMQX-DPSZCK',
  /** Reply to comments, hide them, and set the rules of comments. */
  editComments: 'YHWZ-YMQX-DPWH',
  /** See the whitelists of the enterprise's agreements with airlines. */
  seeAgreements: 'YHWZ-YMQX-XYBMDCK',
  /** Manage them. */
  editAgreements: 'YHWZ-YMQX-XYBMDWH',
  /** See the positions and grades of the enterprise. */
  seePositions: 'YHWZ-YMQX-ZWZJCK',
  /** Manage them. */
  editPositions: 'YHWZ-YMQX-ZWZJWH',
  /** See the roles of the enterprise and their members. */
  seeRoles: 'YHWZ-YMQX-JSCK',
  /** Manage them. */
  editRoles: 'YHWZ-YMQX-JSWH',
  /** See the sub administrators and their rights. */
  seeSubManagers: 'YHWZ-YMQX-ZGLYCK',
  /** Name sub administrators of the enterprise, or of some of its departments. */
  editSubManagers: 'YHWZ-YMQX-ZGLYWH',
  /** Page of the administrators' pending tasks. */
  managementIndex: 'YHWZ-YMQX-050901',
  /** Page of the progress of setting up the enterprise. */
  configGuide: 'YHWZ-YMQX-050902',
  /** Page of the permissions of staff. */
  seeStaffPermissions: 'YHWZ-YMQX-050302',
  /** Set data scopes of staff. */
  setDataPermissions: 'YHWZ-YMQX-SJQXWH',
  /** Page of operators. */
  seeOperators: 'YHWZ-YMQX-050305',
  /** Manage operators, their departments and hours. */
  editOperators: 'YHWZ-YMQX-CZYWH',
  /** Page on which the main administrator hands the enterprise over. */
  changeMainManager: 'YHWZ-YMQX-050306',
  /** See the staff of the enterprise within one's data scope. */
  seeStaff: 'YHWZ-YMQX-YGCK',
  /** See invitations and applications to join the departments within one's data scope. */
  seeInvitations: 'YHWZ-YMQX-YQCK',
  /** Manage staff and departments, and decide applications to join. */
  editStaff: 'YHWZ-YMQX-YGWH',
  /** Manage the enterprise's name and settings. */
  editCompany: 'YHWZ-YMQX-QYXXWH',
  /** The menu of travel reports, whose number is the prefix of those of their pages. */
  reports: 'YHWZ-YMQX-04',
  /** Page of one's own orders; its holders may list them. */
  ownOrders: 'YHWZ-YMQX-010201',
  /** Page of managed orders; its holders may list those within their data scope. */
  managedOrders: 'YHWZ-YMQX-050101',
  /** Agree to an application that waits for approval. */
  approve: 'SP-CZQX-TY',
  /** Refuse an application. */
  refuse: 'SP-CZQX-BTY',
  /** Transfer one's decision to another approver. */
  transferApproval: 'SP-CZQX-ZJ',
  /** Add further approvers. */
  addApprovers: 'SP-CZQX-JQ',
  /** Return an application to a passed step. */
  returnApproval: 'SP-CZQX-TH',
  /** Change the approval flows of the enterprise. */
  editApprovalFlow: 'SP-CZQX-LCSZ',
  /** Base address of the server-side site, for hosts without one of their own. */
  serverSite: 'WZTZDZ-YHWZTZDZ-FWDZD',
  /** Book domestic flights. */
  bookFlight: 'YHWZ-YDQX-GNJP',
  /** Pay an order one may see. */
  payOrder: 'YHWZ-YDQX-ZFDD',
  /** Cancel an order one may see. */
  cancelOrder: 'YHWZ-YDQX-QXDD',
  /** Change tickets of an order one may see. */
  changeOrder: 'YHWZ-YDQX-GQDD',
  /** Refund tickets of an order one may see. */
  refundOrder: 'YHWZ-YDQX-TPDD',
  /** Book for colleagues. */
  bookForColleagues: 'YHWZ-YDQX-DDTS',
  /** Book for travellers who are not staff (外部人员). */
  bookForOutsiders: 'YHWZ-YDQX-WBRY',
  /** See the full ID and phone numbers of staff within one's data scope; each access is logged. */
  revealNumbers: 'YHWZ-YDQX-CKZJ',
  /** See the balances of the enterprise's wallets when an order is paid. */
  seeBalance: 'YHWZ-YDQX-CKYE',
} as const;

/** Site addresses of a host, by the last segment of their object (specification 6, app WZTZDZ). */
export const SITE = { login: 'DLDZ', serverSite: 'FWDZD', approval: 'SPDZ', biAnalysis: 'BIDZ' } as const;

/** Query for the addresses of the sites around a host. */
export const SITES_QUERY = {
  appNo: APP.siteAddresses,
  moduleNo: MODULE.siteAddresses,
  returnDisEnable: false,
  returnBaseObject: true,
};

/** Configuration parameters that the shell uses: enterprises, by number, whose users see no quit button. */
export const CONFIG_PARAM = { quitHidden: 'CLYH_YHWZ_LOGINOUT_PB' } as const;
