import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedMany, namedOne, period } from '../resource/values';

const PERMISSION = { read: OBJECT.seeAgreements, write: OBJECT.editAgreements };
const Remark = v.pipe(v.string(), v.trim(), v.maxLength(100, '备注不能超过100个字'));

/** Airlines that make agreements with enterprises (IATA codes): those with a full service. */
export const AGREEMENT_AIRLINES = [
  'CA',
  'MU',
  'CZ',
  'HU',
  'MF',
  'ZH',
  '3U',
  'SC',
  'FM',
  'HO',
  'GS',
  'TV',
] as const;
export const AgreementAirline = v.picklist(AGREEMENT_AIRLINES, '请选择航空公司');
export type AgreementAirline = v.InferOutput<typeof AgreementAirline>;

/** Filter of whitelists by their last day: in force, and expiring within thirty days. */
export const WHITELIST_ENDINGS = ['ending'] as const;
export type WhitelistEnding = (typeof WHITELIST_ENDINGS)[number];

const listFilled = {
  agreementName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入协议名称'),
    v.maxLength(40, '协议名称不能超过40个字'),
  ),
  airline: AgreementAirline,
  validPeriod: period(),
  /** All staff in one of these departments or their descendants are on the list. */
  departments: namedMany(),
  isEnable: v.boolean(),
  remark: Remark,
};

/**
 * Whitelist of the agreement fares of an airline (specification 2.7, protocolWhitelistManage): departments and
 * individual staff. While an airline has lists in force, only staff on one of them may buy its agreement fares;
 * otherwise the whole enterprise may.
 */
export const agreementWhitelists = resource({
  name: 'agreementWhitelist',
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/protocolWhitelistController',
  noun: 'ProtocolWhitelist',
  key: 'whitelistNO',
  row: v.object({
    whitelistNO: v.string(),
    ...listFilled,
    /** Number of staff listed individually. */
    staffCount: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.object(listFilled),
  filters: v.object({
    airline: v.optional(AgreementAirline),
    departments: v.optional(v.string()),
    validPeriod: v.optional(v.picklist(WHITELIST_ENDINGS)),
    isEnable: v.optional(v.boolean()),
  }),
  sort: ['agreementName', 'validPeriod', 'modifyTime'],
  permission: PERMISSION,
  choices: { name: 'agreementName', permission: PERMISSION.read },
  // The whitelist determines the fares on sale.
  changes: ['whitelistStaff', 'flight'],
});

const staffFilled = {
  staff: namedOne('请选择员工'),
  whitelist: namedOne('请选择协议'),
  remark: Remark,
};

/** Staff listed individually on a whitelist (specification 2.7, protocolWhitelistSubmit). */
export const whitelistStaff = resource({
  name: 'whitelistStaff',
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/protocolWhitelistStaffController',
  noun: 'ProtocolWhitelistStaff',
  key: 'recordNO',
  row: v.object({ recordNO: v.string(), ...staffFilled, modifyTime: v.nullable(v.string()) }),
  form: v.object(staffFilled),
  filters: v.object({ whitelist: v.optional(v.string()), staff: v.optional(v.string()) }),
  sort: ['staff', 'whitelist', 'modifyTime'],
  permission: PERMISSION,
  changes: ['agreementWhitelist', 'flight'],
});
