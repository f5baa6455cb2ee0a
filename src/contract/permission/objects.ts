/** Application and module numbers of the permission service (specification 6). */
export const APP = { portal: 'YHWZ', approval: 'SP', siteAddresses: 'WZTZDZ' } as const;
export const MODULE = {
  pages: 'YHWZ-YMQX',
  booking: 'YHWZ-YDQX',
  approvalActions: 'SP-CZQX',
  siteAddresses: 'WZTZDZ-YHWZTZDZ',
} as const;

/** Objects that calls and screens ask for by name (specification 6 where it names them, the suite's own otherwise). */
export const OBJECT = {
  pcLoginDisabled: 'YHWZ-YMQX-PCDLXZ',
  pageRoot: 'YHWZ-YMQX-0',
  /** Where approvals are decided. */
  approveUrl: 'YHWZ-YMQX-02010',
  /** Pages of the server-side site besides those of the page tree. */
  bookingRedirect: 'YHWZ-YMQX-JPYDYMTZ',
  bookedRedirect: 'YHWZ-YMQX-JPCGYMTZ',
  /** Allows the pre-authorisation of the BI analysis. */
  biAnalysis: 'YHWZ-YMQX-JYYSSFX',
  /** Take records of trips that were booked elsewhere into the reports. */
  importTravelRecords: 'YHWZ-YMQX-DRCLJL',
  /** Set who may use the products of the agency, and by how many accounts the enterprise settles. */
  editSettleProducts: 'YHWZ-YMQX-JSCPWH',
  /** Set what cost centres may spend. */
  editBudgets: 'YHWZ-YMQX-CBZXYS',
  /** Keep cost centres, accounting entities and projects. */
  editCostObjects: 'YHWZ-YMQX-CBZXWH',
  /** See the monthly bills of the enterprise: only for who sees the whole enterprise. */
  seeBills: 'YHWZ-YMQX-YJZDCK',
  /** Confirm monthly bills, and dispute lines of them. */
  confirmBills: 'YHWZ-YMQX-YJZDQR',
  /** See what can be invoiced, invoices, their titles and templates: only for who sees the whole enterprise. */
  seeInvoices: 'YHWZ-YMQX-FPCK',
  /** Apply for invoices, reverse them, try again those that failed or withdraw them. */
  applyInvoices: 'YHWZ-YMQX-FPSQ',
  /** Keep titles and templates of invoices. */
  setInvoices: 'YHWZ-YMQX-FPSZ',
  /** See the enterprise's wallet: its accounts, what moved on them, and recharges. */
  seeWallet: 'YHWZ-YMQX-CKQB',
  /** Recharge it. */
  rechargeWallet: 'YHWZ-YMQX-QBCZ',
  /** Set what may be paid from it, and who is told of a low balance. */
  setWallet: 'YHWZ-YMQX-QBSZ',
  /** Agree to payments by the prepaid account that somebody else asks for. */
  reviewPayments: 'YHWZ-YMQX-QBFH',
  /** Keep the reasons for breaking the travel standards. */
  editOverReasons: 'YHWZ-YMQX-CBYYWH',
  /** Keep the travel standards of the enterprise, and which of them goes before which. */
  editStandards: 'YHWZ-YMQX-CLBZWH',
  /** Keep the tiers of cities, and which city is of which. */
  editCityTiers: 'YHWZ-YMQX-CSDJWH',
  /** Keep what meals may cost, what is paid towards them, where they are delivered and who receives them. */
  editMeals: 'YHWZ-YMQX-YCBZWH',
  /** Set which fields the hotel pages show, and which have to be filled in. */
  editHotelPage: 'YHWZ-YMQX-JDYMSZ',
  /** See the enterprise's agreements with hotels, and those that the agency has bought for it. */
  seeProtocolHotels: 'YHWZ-YMQX-XYJDCK',
  /** Keep them. */
  editProtocolHotels: 'YHWZ-YMQX-XYJDWH',
  /** Keep who may book which kind of product. */
  editBookingProducts: 'YHWZ-YMQX-CPBZWH',
  /** See the comments of the staff within one's data scope. */
  seeComments: 'YHWZ-YMQX-DPCK',
  /** Reply to comments, hide them, and set how staff comment. */
  editComments: 'YHWZ-YMQX-DPWH',
  /** Keep who may buy at the enterprise's agreements with airlines. */
  editAgreements: 'YHWZ-YMQX-XYBMDWH',
  /** Keep the positions and grades of the enterprise. */
  editPositions: 'YHWZ-YMQX-ZWZJWH',
  /** Keep the roles of the enterprise, and who has which. */
  editRoles: 'YHWZ-YMQX-JSWH',
  /** Name sub administrators of the enterprise, or of some of its departments. */
  editSubManagers: 'YHWZ-YMQX-ZGLYWH',
  /** The page of what wants the attention of administrators. */
  managementIndex: 'YHWZ-YMQX-050901',
  /** The page of how far the enterprise is set up. */
  configGuide: 'YHWZ-YMQX-050902',
  /** The page of what each of the staff may do. */
  seeStaffPermissions: 'YHWZ-YMQX-050302',
  /** Set whose data staff see. */
  setDataPermissions: 'YHWZ-YMQX-SJQXWH',
  /** The page of operators. */
  seeOperators: 'YHWZ-YMQX-050305',
  /** Keep operators: who books for which departments, and when. */
  editOperators: 'YHWZ-YMQX-CZYWH',
  /** The page at which the main administrator hands the enterprise over. */
  changeMainManager: 'YHWZ-YMQX-050306',
  /** See the staff of the enterprise within one's data scope. */
  seeStaff: 'YHWZ-YMQX-YGCK',
  /** Keep staff and departments, and let people in who want to join. */
  editStaff: 'YHWZ-YMQX-YGWH',
  /** Keep what the enterprise is called and what it has set. */
  editCompany: 'YHWZ-YMQX-QYXXWH',
  /** The menu of travel reports: the numbers of their pages begin with its own. */
  reports: 'YHWZ-YMQX-04',
  /** The page of one's own orders: who holds it may list them. */
  ownOrders: 'YHWZ-YMQX-010201',
  /** The page of the orders one manages: who holds it may list those within their data scope. */
  managedOrders: 'YHWZ-YMQX-050101',
  /** Agree to an application that waits for approval. */
  approve: 'SP-CZQX-TY',
  /** Refuse one. */
  refuse: 'SP-CZQX-BTY',
  /** Have another decide in one's place. */
  transferApproval: 'SP-CZQX-ZJ',
  /** Have others agree too. */
  addApprovers: 'SP-CZQX-JQ',
  /** Send one back to a step it has passed. */
  returnApproval: 'SP-CZQX-TH',
  /** Change the approval flows of the enterprise. */
  editApprovalFlow: 'SP-CZQX-LCSZ',
  /** Base address of the server-side site, where the host has none of its own. */
  serverSite: 'WZTZDZ-YHWZTZDZ-FWDZD',
  /** Book domestic flights. */
  bookFlight: 'YHWZ-YDQX-GNJP',
  /** Pay an order one may see. */
  payOrder: 'YHWZ-YDQX-ZFDD',
  /** Cancel an order one may see. */
  cancelOrder: 'YHWZ-YDQX-QXDD',
  /** Change tickets of an order one may see. */
  changeOrder: 'YHWZ-YDQX-GQDD',
  /** Give back tickets of an order one may see. */
  refundOrder: 'YHWZ-YDQX-TPDD',
  /** Book for colleagues. */
  bookForColleagues: 'YHWZ-YDQX-DDTS',
  /** Book for travellers who are not staff (外部人员). */
  bookForOutsiders: 'YHWZ-YDQX-WBRY',
  /** See the full ID and phone numbers of staff within one's data scope; each look is logged. */
  revealNumbers: 'YHWZ-YDQX-CKZJ',
  /** Know how much is left of the enterprise's wallets when an order is paid. */
  seeBalance: 'YHWZ-YDQX-CKYE',
} as const;

/** Site addresses of a host, by the last segment of their object (specification 6, app WZTZDZ). */
export const SITE = { login: 'DLDZ', serverSite: 'FWDZD', approval: 'SPDZ', biAnalysis: 'BIDZ' } as const;

/** What the addresses of the sites around a host are asked for by. */
export const SITES_QUERY = {
  appNo: APP.siteAddresses,
  moduleNo: MODULE.siteAddresses,
  returnDisEnable: false,
  returnBaseObject: true,
};

/** Configuration parameters the shell asks for: enterprises, by number, that see no quit button. */
export const CONFIG_PARAM = { quitHidden: 'CLYH_YHWZ_LOGINOUT_PB' } as const;
