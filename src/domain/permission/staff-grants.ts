import { isWider, type Grantor, type Range } from './grants';

/** Data scope of a person. */
export interface Scope {
  range: Range;
  /** The department and its descendants, which a scope of departments covers. */
  deptNos: readonly string[];
  /**
   * Departments of a sub administration, where these apply; `isBesideOwn`: the holder's own department is included too.
   */
  managed?: { departments: readonly NamedDepartment[]; isBesideOwn: boolean };
}
interface NamedDepartment {
  no: string;
  name: string;
}

interface RoleGrants {
  objects: ReadonlySet<string>;
  range: Range;
  /** The department and its descendants. */
  deptNos: readonly string[];
}

export interface ManagedGrants {
  /** Key of the sub administration. */
  keyId?: string;
  /** True when it covers the whole enterprise. */
  isWhole: boolean;
  /** True when it has no end date. */
  isLasting: boolean;
  objects: ReadonlySet<string>;
  departments: readonly NamedDepartment[];
  /** The departments and their descendants. */
  deptNos: readonly string[];
}

/** Rights by roles, and additionally by a sub administration. Each object has its own scope. */
export interface StaffGrants {
  own: RoleGrants;
  managed: ManagedGrants | undefined;
}

export const objectsOf = ({ own, managed }: StaffGrants): ReadonlySet<string> =>
  managed === undefined ? own.objects : new Set([...own.objects, ...managed.objects]);

/** Returns the scope of the roles alone. */
export const scopeOfRoles = ({ own: { range, deptNos } }: Pick<StaffGrants, 'own'>): Scope => ({
  range,
  deptNos,
});

/**
 * Returns the scope of the data that any one of the objects shows: the range of the roles for their objects, the
 * managed departments for objects of a sub administration, and both for objects held both ways. `isOpen`: the data are
 * visible without the objects too, within the range of the roles.
 */
export function scopeOf(
  { own, managed }: StaffGrants,
  objectNos: Iterable<string>,
  { isOpen = false } = {},
): Scope {
  const asked = [...objectNos];
  const ofRoles = scopeOfRoles({ own });
  if (managed === undefined || !asked.some((no) => managed.objects.has(no))) return ofRoles;
  const isOwn = isOpen || asked.some((no) => own.objects.has(no));
  if (managed.isWhole) return { range: 2, deptNos: own.deptNos };
  if (isOwn && own.range === 2) return ofRoles;
  // One's own department is visible by a role only; otherwise one sees only oneself.
  if (isOwn && isWider(own.range, 1))
    return {
      range: 3,
      deptNos: [...new Set([...own.deptNos, ...managed.deptNos])],
      managed: { departments: managed.departments, isBesideOwn: true },
    };
  return {
    range: 3,
    deptNos: managed.deptNos,
    managed: { departments: managed.departments, isBesideOwn: false },
  };
}

/** Leaves out a temporary sub administration. */
export const permanentGrants = (held: StaffGrants): StaffGrants =>
  held.managed?.isLasting === false ? { own: held.own, managed: undefined } : held;

/**
 * Returns the rights that may be granted permanently in roles: no temporary ones, and those of a permanent sub
 * administration in no wider scope than its own. Because a role shows its holders their own departments, rights over
 * some departments cannot be granted in roles.
 */
export function grantorOf(held: StaffGrants): Grantor {
  const { own, managed } = permanentGrants(held);
  const whole = managed?.isWhole === true ? managed.objects : new Set<string>();
  return {
    range: managed?.isWhole === true ? 2 : own.range,
    mayGrant: (no, range) => whole.has(no) || (own.objects.has(no) && !isWider(range, own.range)),
  };
}

/**
 * Returns the scope in which a person may pass an object on to another sub administrator; undefined: they may not at
 * all.
 */
export function scopeToPass(held: StaffGrants, objectNo: string): Scope | undefined {
  const lasting = permanentGrants(held);
  return objectsOf(lasting).has(objectNo) ? scopeOf(lasting, [objectNo]) : undefined;
}
