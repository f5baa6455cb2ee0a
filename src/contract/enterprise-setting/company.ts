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

/** What an enterprise sets itself. */
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
  /** HH:mm-HH:mm, several separated by `|`; '' for the usual ones. */
  workTime: WorkHours,
  approvalRequired: v.boolean(),
  changeApprovalRequired: v.boolean(),
  /** null: refunds need nothing. */
  refundStandard: v.nullable(RefundStandard),
  /** Of each flight only its lowest price is shown at first. */
  lowestPriceFirst: v.boolean(),
});
export type CompanySettings = v.InferOutput<typeof CompanySettings>;

/** As it was seen: its agency may have set what the enterprise may not. */
const SeenSettings = v.object({
  ...CompanySettings.entries,
  entShortName: v.string(),
  phone: v.string(),
  workTime: v.string(),
});

/** The enterprise in use for those who keep it: what it sets itself, and what its agency does. Amounts in fen. */
export const queryCompanySettings = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryCompanySettings`,
  body: v.object({}),
  result: v.object({
    enterpriseNum: v.string(),
    entName: v.string(),
    tmcName: v.string(),
    /** Fee of one flight ticket. */
    flightServiceFee: v.number(),
    /** Addresses that the agency keeps; '' for none. */
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
 * Sets what an enterprise sets itself (specification 7.2 names the path alone). `from`: as it was seen; throws rowChanged where
 * somebody else has set it meanwhile.
 */
export const updateEntSettingInfoForCloud = call({
  gateway: 'user',
  path: `${CONTROLLER}/updateEntSettingInfoForCloud`,
  body: v.object({ from: SeenSettings, to: CompanySettings }),
  result: CompanySettings,
  needs: 'token',
  mutates: true,
  permission: OBJECT.editCompany,
  changes: ['setting', 'companySettings', 'user'],
});

/** Enterprises that the caller works for and may enter, by their names (specification 7.2 names the path alone). */
export const queryEnterprisePageForCloud = call({
  gateway: 'user',
  path: `${CONTROLLER}/queryEnterprisePageForCloud`,
  body: v.object({
    /** In the name, the short name or the agency's name. */
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
        /** The caller there. */
        staffName: v.string(),
        departmentName: v.string(),
        isInUse: v.boolean(),
      }),
    ),
  }),
  needs: 'token',
  reads: ['user'],
});
