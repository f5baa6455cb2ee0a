import { isWider, type Range } from './grants';

interface Own {
  objects: ReadonlySet<string>;
  range: Range;
  /** The department and all below it. */
  deptNos: readonly string[];
}

interface Managed {
  /** All of the enterprise. */
  isWhole: boolean;
  objectNos: readonly string[];
  departments: readonly { no: string; name: string }[];
  /** The departments and all below them. */
  deptNos: readonly string[];
}

/** Rights of roles with those of a sub administrator: what they keep, of the departments that they keep it of. */
export function withManaged(
  own: Own,
  managed: Managed,
): Own & { managedDepartments?: Managed['departments'] } {
  const objects = new Set([...own.objects, ...managed.objectNos]);
  if (managed.isWhole) return { ...own, objects, range: 2 };
  if (own.range === 2) return { ...own, objects };
  // one's own department is seen by a role alone, and one sees but oneself of it otherwise
  if (isWider(own.range, 1))
    return { objects, range: 3, deptNos: [...new Set([...own.deptNos, ...managed.deptNos])] };
  return { objects, range: 3, deptNos: managed.deptNos, managedDepartments: managed.departments };
}
