import { buildTree, sumsBelow } from '../tree';

interface DepartmentCount {
  deptNO: string;
  deptName: string;
  parentNO: string;
  /** Number of staff of the department itself. */
  staffCount: number;
}

/** Returns the number of staff of each department including its descendants, by its number. */
export function staffCounts(departments: readonly DepartmentCount[]): ReadonlyMap<string, number> {
  const own = new Map(departments.map(({ deptNO, staffCount }) => [deptNO, staffCount]));
  const tree = buildTree(
    departments.map(({ deptNO, deptName, parentNO }) => ({ no: deptNO, name: deptName, parentNo: parentNO })),
  );
  const sums = sumsBelow(tree, (place) => own.get(tree.items[place]?.node.no ?? '') ?? 0);
  return new Map(tree.items.map(({ node }, place) => [node.no, sums[place] ?? 0]));
}
