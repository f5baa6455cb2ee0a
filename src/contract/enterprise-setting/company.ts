import * as v from 'valibot';
import { workHoursProblem } from './work-hours';
import { plainName } from '../../domain/typed/typed';
import { RefundStandard } from '../approval/after-sale';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { RowChange } from '../resource/resource';

const CONTROLLER = '/cLBussInfoAdminService/api/tmcController';

const WorkHours = v.pipe(
  v.string(),
  v.trim(),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? workHoursProblem(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

/** Highest price limit of a filter, fen per ticket. */
export const MOST_FILTER_PRICE = 100_000_000;

/** A whole number, or null for none. */
const limit = (least: number, most: number, wrong: string) =>
  v.nullable(v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong)));

/** Initial filters of a flight search, which the booker can remove. */
export const FlightFilters = v.object({
  /** Percent of the full fare. */
  discountMost: limit(1, 100, '折扣上限须为1至100的整数'),
  /** Fen per ticket. */
  priceMost: limit(1, MOST_FILTER_PRICE, '价格上限须为0.01至1,000,000元'),
  /** 1 economy, 2 business, 3 first; empty: all. */
  cabinTypes: v.pipe(
    v.array(v.picklist([1, 2, 3])),
    v.transform((types) => ([1, 2, 3] as const).filter((type) => types.includes(type))),
  ),
  /** Prices that can be booked in work hours (1), or outside them (2); null: both. */
  bookTime: v.nullable(v.picklist([1, 2])),
});
export type FlightFilters = v.InferOutput<typeof FlightFilters>;

/** Settings that an enterprise manages itself. */
export const CompanySettings = v.object({
  entShortName: v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty('请输入企业简称'),
    v.maxLength(30, '企业简称不能超过30个字'),
  ),
  /** '' for none. */
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(20, '联系电话不能超过20个字'),
    v.regex(/^[\d+()\- ]*$/, '联系电话只能包含数字、空格、括号、加号和横线'),
  ),
  /** HH:mm-HH:mm, several separated by `|`; '' for the default. */
  workTime: WorkHours,
  approvalRequired: v.boolean(),
  changeApprovalRequired: v.boolean(),
  /** null: refunds need no reason or approval. */
  refundStandard: v.nullable(RefundStandard),
  /** True when a search initially shows only the lowest price of each flight. */
  lowestPriceFirst: v.boolean(),
  flightFilters: FlightFilters,
});
export type CompanySettings = v.InferOutput<typeof CompanySettings>;

/** Settings as the caller read them: values set by the agency may exceed the enterprise's limits. */
const CompanySettingsView = v.object({
  ...CompanySettings.entries,
  entShortName: v.string(),
  phone: v.string(),
  workTime: v.string(),
});

/** Returns the enterprise in use for its administrators: its own settings, and those of its agency. Amounts in fen. */
export const queryCompanySettings = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryCompanySettings`,
  body: v.object({}),
  result: v.object({
    enterpriseNum: v.string(),
    entName: v.string(),
    tmcName: v.string(),
    /** Fee per flight ticket. */
    flightServiceFee: v.number(),
    /** Addresses set by the agency; '' for none. */
    settleWebUrl: v.string(),
    thirdWebUrl: v.string(),
    settings: CompanySettings,
    /** The newest first. */
    changeList: v.array(RowChange),
  }),
  needs: 'token',
  permission: OBJECT.editCompany,
  reads: ['setting', 'companySettings'],
  origin: 'suite',
});

/**
 * Updates an enterprise's own settings (specification 7.2 names the path alone). `from`: the settings as read; throws
 * rowChanged where another user has set them meanwhile.
 */
export const updateEntSettingInfoForCloud = call({
  gateway: 'user',
  path: `${CONTROLLER}/updateEntSettingInfoForCloud`,
  body: v.object({ from: CompanySettingsView, to: CompanySettings }),
  result: CompanySettings,
  needs: 'token',
  mutates: true,
  permission: OBJECT.editCompany,
  changes: ['setting', 'companySettings', 'user'],
});

/**
 * Returns the enterprises that the caller works for and may enter, by their names (specification 7.2 names the path
 * alone).
 */
export const queryEnterprisePageForCloud = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryEnterprisePageForCloud`,
  body: v.object({
    /** Part of the name, the short name or the agency's name. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({
    total: v.number(),
    enterpriseList: v.array(
      v.object({
        enterpriseNum: v.string(),
        entName: v.string(),
        entShortName: v.string(),
        tmcName: v.string(),
        phone: v.string(),
        /** Name of the caller in that enterprise. */
        staffName: v.string(),
        departmentName: v.string(),
        isInUse: v.boolean(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['user'],
});

/** Returns the latest times at which the agency looked at the portal of the enterprise in use, the newest first. */
export const queryAgencyLooks = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryAgencyLooks`,
  body: v.object({}),
  result: v.object({
    lookList: v.array(
      v.object({
        lookNo: v.number(),
        /** ISO instant. */
        openTime: v.string(),
        tmcName: v.string(),
        /** Client address of the agency. */
        address: v.string(),
      }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.editCompany,
  reads: ['companySettings'],
  origin: 'suite',
});
