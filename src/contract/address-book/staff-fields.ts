import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';

export const FIELD_KINDS = ['text', 'number', 'date', 'choice'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const filled = {
  fieldName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('请输入字段名称'),
    v.maxLength(20, '字段名称不能超过20个字'),
  ),
  fieldKind: v.picklist(FIELD_KINDS, '请选择类型'),
  /** Options of a choice, one per line. */
  options: v.pipe(v.string(), v.maxLength(1000, '选项过长')),
  isRequired: v.boolean(),
  isEnabled: v.boolean(),
};

/** Counts distinct options. */
const countOptions = (text: string): number =>
  new Set(text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))).size;

/** The enterprise's own fields of staff, in their order (specification 2.7, definedTemplate). */
export const staffFields = resource({
  name: 'staffField',
  gateway: 'user',
  path: '/CLStaffIntegrateService/api/staffFieldController',
  noun: 'StaffField',
  key: 'fieldNO',
  row: v.object({
    fieldNO: v.string(),
    ...filled,
    sortOrder: v.number(),
    /** Number of staff with a value in the field. */
    usedCount: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['fieldKind'], ['options']],
        ({ fieldKind, options }) => fieldKind !== 'choice' || countOptions(options) >= 2,
        '单选字段至少需要两个选项，每行一个',
      ),
      ['options'],
    ),
  ),
  filters: v.object({ isEnabled: v.optional(v.boolean()) }),
  sort: ['sortOrder', 'fieldName', 'modifyTime'],
  permission: { read: OBJECT.seeStaff, write: OBJECT.editStaff },
  arranged: true,
  changes: ['staffMember'],
});

const PATH = '/cLBussInfoAdminService/api/staffController';
const StaffNo = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));
/** Value entered for one of the enterprise's own fields. */
export const ExtInfoInput = v.object({
  fieldNO: v.pipe(v.string(), v.maxLength(64)),
  /** '' for none. */
  value: v.pipe(v.string(), v.trim(), v.maxLength(1000, '内容过长')),
});
export type ExtInfoInput = v.InferOutput<typeof ExtInfoInput>;

const ExtInfo = v.object({ staffNO: StaffNo, extInfoList: v.pipe(v.array(ExtInfoInput), v.maxLength(100)) });

/** An enabled field with the value entered for a member of staff. */
export const StaffExtInfo = v.object({
  fieldNO: v.string(),
  fieldName: v.string(),
  fieldKind: v.picklist(FIELD_KINDS),
  options: v.array(v.string()),
  isRequired: v.boolean(),
  value: v.string(),
});
export type StaffExtInfo = v.InferOutput<typeof StaffExtInfo>;

/** Returns the values of the enterprise's own fields for a member of the staff. Throws rowUnknown. */
export const queryStaffExtInfo = call({
  gateway: 'user',
  path: `${PATH}/queryStaffExtInfo`,
  body: v.object({ staffNO: StaffNo }),
  result: v.object({ extInfoList: v.array(StaffExtInfo) }),
  needs: 'token',
  permission: OBJECT.seeStaff,
  reads: ['staffField', 'staffMember', 'staffExtInfo'],
  origin: 'suite',
});

/** Validates values of the enterprise's own fields without saving. Returns the problems by field. Throws rowUnknown. */
export const checkStaffExtInfo = call({
  gateway: 'user',
  path: `${PATH}/checkStaffExtInfo`,
  body: ExtInfo,
  result: v.object({ problemList: v.array(v.object({ fieldNO: v.string(), message: v.string() })) }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['staffField', 'staffMember'],
});

/**
 * Saves the fields in the request; absent fields keep their values. Throws rowUnknown, and fieldsInvalid at
 * `extInfoList.<place>.value`.
 */
export const addOrUpdateStaffExtInfo = call({
  gateway: 'user',
  path: `${PATH}/addOrUpdateStaffExtInfo`,
  body: ExtInfo,
  result: v.object({}),
  needs: 'token',
  permission: OBJECT.editStaff,
  mutates: true,
  changes: ['staffExtInfo', 'staffMember', 'staffField'],
});
