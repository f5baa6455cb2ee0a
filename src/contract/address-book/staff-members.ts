import * as v from 'valibot';
import { plainCardNo, plainName, plainPhone } from '../../domain/typed/typed';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { namedOne } from '../resource/values';
import { ExtInfoInput } from './staff-fields';

const PATH = '/CLStaffIntegrateService/api/staffController';

/** Kinds of the filter by supervisor, besides the number of one. */
export const SUPERVISOR_FILTERS = ['none', 'some'] as const;
export type SupervisorFilter = (typeof SUPERVISOR_FILTERS)[number];

/** 在职, 停用, 离职. */
export const STAFF_STATES = ['active', 'stopped', 'departed'] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** `present`: those who have not left. */
export const STAFF_STATE_FILTERS = ['present', ...STAFF_STATES] as const;
export type StaffStateFilter = (typeof STAFF_STATE_FILTERS)[number];

/** Card types allowed in the staff record itself (specification 5.1), an ID card first. */
export const CARD_TYPES = [0, 1, 3, 5, 6, 15, 18, 20] as const;

const Day = v.union([v.literal(''), LocalDate], '日期格式应为 YYYY-MM-DD');
const masked = (plain: (typed: string) => string, pattern: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.transform(plain),
    // A masked number leaves the one on record unchanged.
    v.check((text) => text.includes('*') || pattern.test(text), message),
  );

/** Code of a country or region of two letters (ISO 3166-1). */
export const NationalityCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/, '请选择国籍或地区'),
);

const identity = {
  staffName: v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty('请输入姓名'),
    v.maxLength(60, '姓名不能超过60个字'),
  ),
  /** SURNAME/GIVEN; '' while unknown. */
  latinName: v.pipe(v.string(), v.transform(plainName), v.maxLength(60, '英文姓名不能超过60个字')),
  /** 0 male, 1 female; null while unknown. */
  sexTem: v.nullable(v.picklist([0, 1])),
  birthDay: Day,
  nationality: NationalityCode,
  cardType: v.picklist(CARD_TYPES, '请选择证件类型'),
  /** Masked; '' for none. */
  cardNo: v.pipe(v.string(), v.transform(plainCardNo), v.maxLength(30, '证件号码不能超过30个字')),
  cardValidUntil: Day,
};
const contact = {
  /** Masked. */
  phone: masked(plainPhone, /^1[3-9]\d{9}$/, '请输入11位手机号码'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(254, '邮箱不能超过254个字符'),
    v.check((text) => text === '' || v.EMAIL_REGEX.test(text), '请输入正确的邮箱地址'),
  ),
};
const place = {
  /** Job number assigned by the enterprise; '' in a form assigns the next one. */
  jobNO: v.pipe(
    v.string(),
    v.transform((typed) => typed.normalize('NFKC')),
    v.trim(),
    v.maxLength(30, '员工编号不能超过30个字'),
    v.regex(/^[\w-]*$/, '员工编号只能使用字母、数字、横线和下划线'),
  ),
  department: namedOne('请选择部门'),
  position: namedOne('请选择职位'),
  grade: namedOne('请选择职级'),
  supervisor: v.nullable(namedOne('请选择直属上级')),
  costCenter: namedOne('请选择成本中心'),
  accountingEntity: namedOne('请选择核算主体'),
};

/** Staff of the enterprise within the caller's data scope (specification 2.5 and 2.7). */
export const staffMembers = resource({
  name: 'staffMember',
  gateway: 'user',
  path: PATH,
  noun: 'Staff',
  key: 'staffNO',
  row: v.object({
    staffNO: v.string(),
    ...identity,
    ...contact,
    ...place,
    staffState: v.picklist(STAFF_STATES),
    /** First day of the state; '' for records that came with the initial data. */
    stateSince: v.string(),
    modifyTime: v.nullable(v.string()),
    /** True for the caller's own record, whose place in the organisation only another administrator may change. */
    isKept: v.optional(v.boolean()),
    /** Only in the audit log: dependents that were handed over or ended, and roles restored on return. */
    handedOver: v.optional(v.string()),
    ended: v.optional(v.string()),
    givenRoles: v.optional(v.string()),
    /** Only in the form. */
    extInfoList: v.optional(v.array(ExtInfoInput)),
    /** Only a filter. */
    ownDepartment: v.optional(v.string()),
  }),
  form: v.object({
    ...identity,
    ...contact,
    ...place,
    /** Values of the enterprise's own fields; absent ones keep their values. New staff need the required ones. */
    extInfoList: v.optional(v.pipe(v.array(ExtInfoInput), v.maxLength(100)), []),
  }),
  filters: v.object({
    /** Includes the department's descendants. */
    department: v.optional(v.string()),
    /** Staff of the department itself. */
    ownDepartment: v.optional(v.string()),
    position: v.optional(v.string()),
    grade: v.optional(v.string()),
    /** `none`: staff without a supervisor; `some`: with one; otherwise the number of their supervisor. */
    supervisor: v.optional(v.pipe(v.string(), v.maxLength(64))),
    nationality: v.optional(NationalityCode),
    staffState: v.optional(v.picklist(STAFF_STATE_FILTERS)),
  }),
  sort: ['staffName', 'jobNO', 'department', 'stateSince'],
  permission: { read: OBJECT.seeStaff, write: OBJECT.editStaff },
  without: ['remove'],
  changes: ['staff', 'personal-info', 'user', 'position', 'grade', 'report', 'department'],
});
