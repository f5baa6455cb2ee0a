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
  /** Of a choice, one a line. */
  options: v.pipe(v.string(), v.maxLength(1000, '选项过长')),
  isRequired: v.boolean(),
  isEnabled: v.boolean(),
};

/** Each once. */
const countOptions = (text: string): number =>
  new Set(text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))).size;

/** Fields of staff that the enterprise has of its own (specification 2.7, definedTemplate), in their order. */
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
    /** Staff for whom it is filled in. */
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
/** What is filled in of one of them. */
export const GivenExtInfo = v.object({
  fieldNO: v.pipe(v.string(), v.maxLength(64)),
  /** '' for none. */
  value: v.pipe(v.string(), v.trim(), v.maxLength(1000, '内容过长')),
});
export type GivenExtInfo = v.InferOutput<typeof GivenExtInfo>;

const ExtInfo = v.object({ staffNO: StaffNo, extInfoList: v.pipe(v.array(GivenExtInfo), v.maxLength(100)) });

/** A field that is enabled, and what is filled in for somebody. */
export const StaffExtInfo = v.object({
  fieldNO: v.string(),
  fieldName: v.string(),
  fieldKind: v.picklist(FIELD_KINDS),
  options: v.array(v.string()),
  isRequired: v.boolean(),
  value: v.string(),
});
export type StaffExtInfo = v.InferOutput<typeof StaffExtInfo>;

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

/** What is wrong with values of the enterprise's own fields, by field; nothing is saved. Throws rowUnknown. */
export const checkStaffExtInfo = call({
  gateway: 'user',
  path: `${PATH}/checkStaffExtInfo`,
  body: ExtInfo,
  result: v.object({ problemList: v.array(v.object({ fieldNO: v.string(), message: v.string() })) }),
  needs: 'token',
  permission: OBJECT.editStaff,
  reads: ['staffField', 'staffMember'],
});

/** Saves them: those that are not given stay. Throws rowUnknown, and fieldsInvalid at `extInfoList.<place>.value`. */
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
