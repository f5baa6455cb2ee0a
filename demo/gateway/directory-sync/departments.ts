import * as v from 'valibot';
import { addDepartment } from '../../../src/contract/address-book/departments';
import { departmentPath, namesOfPath } from '../../../src/domain/address-book/department-path';
import { add } from '../address-book/departments/change';
import type { Database } from '../db/database';
import { invalidFields, invalidValue } from './scim/errors';
import type { DirectoryContext } from './settings';

const MOST_LEVELS = 20;

/** Throws invalidValue. */
function assertLevels(attribute: string, path: string): void {
  if (namesOfPath(path).length > MOST_LEVELS) throw invalidValue(attribute, `部门路径最多${MOST_LEVELS}级`);
}

export interface NamedDepartment {
  deptNo: string;
  name: string;
  parentNo: string;
  headNo: string;
  version: number;
  /** Names from the topmost department down, as `departmentPath` writes them. */
  path: string;
}

/** All departments of an enterprise. */
export async function loadDepartments(db: Database, enterpriseNum: string): Promise<NamedDepartment[]> {
  const rows = await db
    .selectFrom('department')
    .select(['dept_no', 'dept_name', 'parent_no', 'head_no', 'version'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('dept_no')
    .execute();
  const byNo = new Map(rows.map((row) => [row.dept_no, row]));
  const pathOf = (deptNo: string): string => {
    const names: string[] = [];
    for (let at = byNo.get(deptNo); at !== undefined; at = byNo.get(at.parent_no ?? ''))
      names.unshift(at.dept_name);
    return departmentPath(names);
  };
  return rows.map((row) => ({
    deptNo: row.dept_no,
    name: row.dept_name,
    parentNo: row.parent_no ?? '',
    headNo: row.head_no ?? '',
    version: row.version,
    path: pathOf(row.dept_no),
  }));
}

/** A path as a directory may write it, as `departmentPath` does. */
export const plainPath = (path: string): string => departmentPath(namesOfPath(path));

/**
 * Number of the department of a path or, for a user, of a name that one department has. An unknown one is made with
 * those above it, or refused, as the settings say. Throws invalidValue.
 */
export async function departmentOf(
  context: DirectoryContext,
  attribute: string,
  text: string,
): Promise<string> {
  assertLevels(attribute, text);
  const all = await loadDepartments(context.db, context.caller.enterpriseNum);
  const asked = plainPath(text);
  const exact = all.filter(({ path }) => path === asked);
  const named = exact.length > 0 ? exact : all.filter(({ name }) => name === text);
  if (named.length > 1)
    throw invalidValue(attribute, `有多个部门名为“${text}”，请发送完整路径，如“研发中心/平台部”`);
  const [found] = named;
  return found?.deptNo ?? makePath(context, attribute, text, all);
}

/** The name and the parent of a department by its path; missing departments above it are made. Throws invalidValue. */
export async function placeOfPath(
  context: DirectoryContext,
  path: string,
): Promise<{ deptName: string; parentNO: string }> {
  assertLevels('displayName', path);
  const names = namesOfPath(path);
  const deptName = names.pop()?.trim() ?? '';
  if (names.length === 0) return { deptName, parentNO: '' };
  const above = departmentPath(names);
  const all = await loadDepartments(context.db, context.caller.enterpriseNum);
  const parentNO =
    all.find((one) => one.path === above)?.deptNo ?? (await makePath(context, 'displayName', above, all));
  return { deptName, parentNO };
}

async function makePath(
  context: DirectoryContext,
  attribute: string,
  path: string,
  all: readonly NamedDepartment[],
): Promise<string> {
  if (!context.settings.makes_departments)
    throw invalidValue(attribute, `部门“${path}”不存在，且目录同步设置为不新增部门`);
  let parentNO = '';
  const above: string[] = [];
  for (const name of namesOfPath(path)) {
    above.push(name);
    const known = all.find((one) => one.path === departmentPath(above));
    parentNO = known?.deptNo ?? (await addNamed(context, { deptName: name, parentNO }));
  }
  return parentNO;
}

/** Adds a department like the form does. Throws invalidValue and the faults of `add`. */
export async function addNamed(
  context: DirectoryContext,
  named: { deptName: string; parentNO: string },
): Promise<string> {
  return (await add(context, checkedName(named))).deptNO;
}

/** Throws invalidValue for a name that the form refuses. */
export function checkedName(named: { deptName: string; parentNO: string }) {
  const parsed = v.safeParse(addDepartment.body, { ...named, head: null });
  if (parsed.success) return parsed.output;
  throw invalidFields(
    Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
  );
}
