import { departmentPath } from './department-path';

interface Node {
  deptNO: string;
  deptName: string;
  parentNO: string;
}

/** A department with its position in the tree. */
export type WithPath<N extends Node> = N & {
  /** Names from the top to the department itself, as `departmentPath` writes them. */
  path: string;
};

/**
 * Sorts departments so that each follows its parent, siblings in the given order; one whose parent is not visible goes
 * to the top.
 */
export function sortAsTree<N extends Node>(departments: readonly N[]): WithPath<N>[] {
  const known = new Set(departments.map(({ deptNO }) => deptNO));
  const below = new Map<string, N[]>();
  for (const department of departments) {
    const above = known.has(department.parentNO) ? department.parentNO : '';
    below.set(above, [...(below.get(above) ?? []), department]);
  }
  const placed: WithPath<N>[] = [];
  function place(parentNO: string, above: readonly string[]): void {
    for (const department of below.get(parentNO) ?? []) {
      const names = [...above, department.deptName];
      placed.push({ ...department, path: departmentPath(names) });
      place(department.deptNO, names);
    }
  }
  place('', []);
  return placed;
}
