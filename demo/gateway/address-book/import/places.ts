import type { Named } from '../../../../src/contract/resource/values';
import { departmentPath } from '../../../../src/domain/address-book/department-path';
import { sortAsTree } from '../../../../src/domain/address-book/department-rows';
import { DATA_RANGE } from '../../server/http/caller';
import type { RowContext } from '../../server/http/implement';
import { DEPARTMENT_NOT_MAINTAINED } from '../department-problem';
import { canMaintainDepartment } from '../scope';

/** Fields whose cells refer to data of the enterprise. */
export const PLACE_FIELDS = ['department', 'position', 'grade', 'costCenter', 'accountingEntity'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** Record that a cell refers to, or the problem of the reference. */
export type PlaceMatch = { place: Named; problem?: never } | { place?: never; problem: string };

/**
 * Resolves the references of a file's cells: departments by path or name, rows with a code by code or name, others by
 * name.
 */
export type FindPlace = (field: PlaceField, text: string) => PlaceMatch;

const NOUNS: Readonly<Record<PlaceField, string>> = {
  department: '部门',
  position: '职位',
  grade: '职级',
  costCenter: '成本中心',
  accountingEntity: '核算主体',
};

interface Candidate {
  no: string;
  /** Names by which it is found, most specific first. */
  names: readonly string[];
}

/** Text of a reference in a file: that by which it is found again, where possible. */
export type PlaceText = (field: PlaceField, place: Named) => string;

export interface Places {
  find: FindPlace;
  textOf: PlaceText;
}

export async function placesOf({ db, caller }: Pick<RowContext, 'db' | 'caller'>): Promise<Places> {
  const { enterpriseNum } = caller;
  const departments = await db
    .selectFrom('department')
    .select(['dept_no as deptNO', 'dept_name as deptName', 'parent_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const positions = await db
    .selectFrom('job_position')
    .select(['position_no as no', 'position_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const grades = await db
    .selectFrom('grade')
    .select(['grade_no as no', 'grade_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  const costCenters = await db
    .selectFrom('cost_center')
    .select(['cost_center_no as no', 'code', 'cost_center_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('closed_on', 'is', null)
    .execute();
  const entities = await db
    .selectFrom('accounting_entity')
    .select(['accounting_entity_no as no', 'code', 'accounting_entity_name as name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('closed_on', 'is', null)
    .execute();
  const byName = ({ no, name }: { no: string; name: string }): Candidate => ({ no, names: [name] });
  const byCode = ({ no, code, name }: { no: string; code: string; name: string }): Candidate => ({
    no,
    names: [code, name],
  });
  const candidates: Readonly<Record<PlaceField, readonly Candidate[]>> = {
    department: sortAsTree(
      departments.map(({ parent_no: parentNO, ...one }) => ({ ...one, parentNO: parentNO ?? '' })),
    )
      // a department outside the caller's scope is treated as unknown
      .filter(({ deptNO }) => canMaintainDepartment(caller, deptNO))
      .map(({ deptNO, deptName, path }) => ({
        no: deptNO,
        names: [path, departmentPath([deptName]), deptName],
      })),
    position: positions.map(byName),
    grade: grades.map(byName),
    costCenter: costCenters.map(byCode),
    accountingEntity: entities.map(byCode),
  };
  const byField = new Map(PLACE_FIELDS.map((field) => [field, byPlainName(candidates[field])]));
  const unknownDepartment = caller.range === DATA_RANGE.enterprise ? undefined : DEPARTMENT_NOT_MAINTAINED;
  const find: FindPlace = (field, text) =>
    matchPlace(field, text, byField.get(field) ?? [], field === 'department' ? unknownDepartment : undefined);
  const namesByField = new Map(
    PLACE_FIELDS.map((field) => [field, new Map(candidates[field].map(({ no, names }) => [no, names]))]),
  );
  const textOf: PlaceText = (field, { no, name }) => {
    const names = namesByField.get(field)?.get(no) ?? [];
    const texts = field === 'department' ? names : names.toReversed();
    return texts.find((text) => find(field, text).place?.no === no) ?? texts[0] ?? name;
  };
  return { find, textOf };
}

/**
 * Numbers by name, in maps from the most to the least specific kind of name. Each name is normalised once, not for
 * every row.
 */
type ByName = readonly ReadonlyMap<string, readonly string[]>[];

const byPlainName = (candidates: readonly Candidate[]): ByName =>
  [0, 1, 2].map((sureness) => {
    const numbers = new Map<string, string[]>();
    for (const { no, names } of candidates) {
      const name = plainName(names[sureness] ?? '');
      const same = numbers.get(name);
      if (same === undefined) numbers.set(name, [no]);
      else same.push(no);
    }
    return numbers;
  });

function matchPlace(field: PlaceField, text: string, byName: ByName, unknown?: string): PlaceMatch {
  const noun = NOUNS[field];
  if (text === '') return { problem: `请填写${noun}` };
  const asked = plainName(text);
  for (const numbers of byName) {
    const [no, ...others] = numbers.get(asked) ?? [];
    if (no !== undefined && others.length === 0) return { place: { no, name: text } };
    if (no !== undefined)
      return {
        problem: `有多个名为“${text}”的${noun}，${field === 'department' ? '请填写完整路径，如：总部/市场部' : '请填写编号'}`,
      };
  }
  return { problem: unknown ?? `没有名为“${text}”的${noun}` };
}

/** Normalises a name: spaces around the slashes of a path and full-width forms do not matter. */
export const plainName = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
