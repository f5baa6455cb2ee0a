import * as v from 'valibot';
import { call } from '../call';

/** Settings of an enterprise by their number. */
export const ENT_SETTING = {
  /** Working hours of booking standards, e.g. 08:30-17:30 (specification 9). */
  workTime: 'WORK_TIME',
  /** Address of the settlement platform; absolute, or relative to the portal. Not set: the enterprise has none. */
  settleWebUrl: 'SETTLE_WEB_URL',
  /** Address of a third-party page that the portal shows in a frame. Not set: none. */
  thirdWebUrl: 'THIRD_WEB_URL',
  /** Any value but 10: a search initially shows only the lowest price of each flight (specification 9). Not set: 10. */
  bookPriceLimit: 'BOOK_PRICE_LIMIT',
  /** Initial filters of a flight search (specification 9): JSON of `BookConditions`. Not set: none. */
  bookConditions: 'BOOK_CONDITIONS',
  /** 1: orders need an approved application. */
  approvalRequired: 'APPROVAL_REQUIRED',
  /** 1: changes of business journeys need an approved application, also within the standards. */
  changeApprovalRequired: 'CHANGE_APPROVAL_REQUIRED',
  /** Rule for refunds that need a reason or an approval: JSON of `RefundStandard`. Not set: none. */
  refundStandard: 'REFUND_STANDARD',
  /** Priority of travel standards by scope, e.g. person,department,grade (the default). */
  standardPriority: 'STANDARD_PRIORITY',
  /** Choice among the standards of several departments: nearest, strictest. Not set: nearest. */
  standardDepartments: 'STANDARD_DEPARTMENTS',
  /** Service fee of one flight ticket of an adult or a child, fen. Not set: none. */
  flightServiceFee: 'FLIGHT_SERVICE_FEE',
  /** Control of bookings that exceed a cost centre's budget: none, warn, block. Not set: none. */
  budgetControl: 'BUDGET_CONTROL',
  /** 1: the enterprise settles by several accounts, one per accounting entity (specification 3). Not set: by one. */
  multiAccountStatus: 'MULTI_ACCOUNT_STATUS',
  /**
   * 0: all staff may use all products of the agency, regardless of their restrictions (specification 3). Not set: 1.
   */
  newPermission: 'NEW_PERMISSION',
  /** Field rules of the form of a restricted product: JSON of `ProductFormConfig`. Not set: all fields are optional. */
  productFormConfig: 'PRODUCT_FORM_CONFIG',
} as const;

/** An enterprise with its settings; those not set are not in the list. */
export const EntSettingInfo = v.object({
  enterpriseNum: v.string(),
  entName: v.string(),
  entShortName: v.string(),
  tMCNumber: v.string(),
  tMCName: v.string(),
  logoFileAddress: v.string(),
  phone: v.string(),
  settingList: v.array(
    v.object({ settingNo: v.string(), settingName: v.string(), settingValue: v.string() }),
  ),
});
export type EntSettingInfo = v.InferOutput<typeof EntSettingInfo>;

/** Returns the settings of the enterprise in use; another enterprise is refused. */
export const queryEntSettingInfoForCloud = call({
  gateway: 'user',
  path: '/cLBussInfoAdminService/api/tmcController/queryEntSettingInfoForCloud',
  body: v.object({
    /** Empty: the enterprise in use. */
    enterpriseNum: v.optional(v.pipe(v.string(), v.trim()), ''),
  }),
  result: EntSettingInfo,
  needs: 'token',
  reads: ['setting'],
});

/** Returns the enterprise in use from the flight service: the company that is billed for its tickets. */
export const queryCompanyInfo = call({
  gateway: 'flight',
  path: '/CLAirTicketExternalInteractionService/jppubapi/rapidDevelop/queryCompanyInfo',
  body: v.object({
    /** Empty: the enterprise in use. */
    companyNo: v.optional(v.pipe(v.string(), v.trim()), ''),
  }),
  result: v.object({
    companyNo: v.string(),
    companyName: v.string(),
    companyShortName: v.string(),
    tmcNumber: v.string(),
    tmcName: v.string(),
    phone: v.string(),
    accountingEntityList: v.array(
      v.object({
        accountingEntityNo: v.string(),
        accountingEntityName: v.string(),
        taxNo: v.string(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['setting'],
});

/** `code` of `getSettleMenuHandle`: the enterprise has a settlement platform, or it has none and `url` is empty. */
export const SETTLE_MENU = { configured: '0', absent: '1' } as const;

/** Returns the address of the settlement platform of the enterprise in use (specification 7.2). */
export const getSettleMenuHandle = call({
  gateway: 'user',
  path: '/Home/getSettleMenuHandle',
  body: v.object({}),
  result: v.object({ code: v.picklist([SETTLE_MENU.configured, SETTLE_MENU.absent]), url: v.string() }),
  needs: 'token',
  reads: ['setting'],
});
