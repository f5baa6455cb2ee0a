import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { namedOne } from '../resource/values';

const PATH = '/CLStaffIntegrateService/api/departmentController';

const DeptNo = v.pipe(v.string(), v.trim(), v.maxLength(64));
const DeptName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('请输入部门名称'),
  v.maxLength(50, '部门名称不能超过50个字'),
);
/** Slashes separate the departments of a path, so new names have none. */
export const DEPT_NAME_PATTERN = /^[^/／]*$/;
export const DEPT_NAME_PROBLEM = '部门名称不能包含“/”或“／”';
const NewDeptName = v.pipe(DeptName, v.regex(DEPT_NAME_PATTERN, DEPT_NAME_PROBLEM));

/** Head of a department: active staff of the enterprise, or null. */
const Head = v.nullable(namedOne('请选择负责人'));

export const Department = v.object({
  deptNO: v.string(),
  deptName: v.string(),
  /** '' for a root department. */
  parentNO: v.string(),
  head: Head,
  /** Number of staff in the department itself, without those who have left. */
  staffCount: v.number(),
  version: v.number(),
});
export type Department = v.InferOutput<typeof Department>;

/** Returns the departments within the caller's data scope, sorted by the sound of their names. */
export const queryDepartments = call({
  gateway: 'user',
  path: `${PATH}/queryDepartments`,
  body: v.object({}),
  result: v.object({ departmentList: v.array(Department) }),
  needs: 'token',
  permission: OBJECT.seeStaff,
  reads: ['department', 'staffMember'],
  origin: 'suite',
});

const changing = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  permission: OBJECT.editStaff,
  changes: ['department', 'staffMember', 'staff', 'report', 'approval-flow'],
  origin: 'suite',
} as const;

/**
 * Adds a department below another, or at the top level. Throws fieldsInvalid, because siblings must have different
 * names.
 */
export const addDepartment = call({
  ...changing,
  path: `${PATH}/addDepartment`,
  body: v.object({ deptName: NewDeptName, parentNO: DeptNo, head: Head }),
  result: v.object({ deptNO: v.string() }),
});

/**
 * Renames a department, moves it below another, or sets its head. An older name with a slash may stay. Throws
 * rowUnknown, rowChanged, fieldsInvalid when a new name has a slash or it would move below itself or one of its
 * descendants.
 */
export const alterDepartment = call({
  ...changing,
  path: `${PATH}/alterDepartment`,
  body: v.object({ deptNO: DeptNo, version: v.number(), deptName: DeptName, parentNO: DeptNo, head: Head }),
  result: v.object({}),
});

/** Deletes an empty department that no other record refers to. Throws rowUnknown, rowChanged, departmentInUse. */
export const deleteDepartment = call({
  ...changing,
  path: `${PATH}/deleteDepartment`,
  body: v.object({ deptNO: DeptNo, version: v.number() }),
  result: v.object({}),
});
