import { isWider, type Grantor, type Range } from './grants';

/** Whose data somebody sees. */
export interface Scope {
  range: Range;
  /** The department and all below it, which a scope of departments covers. */
  deptNos: readonly string[];
  /** Departments of a sub administration, where these count; `isBesideOwn`: the holder's own counts too. */
  managed?: { departments: readonly Named[]; isBesideOwn: boolean };
}
interface Named {
  no: string;
  name: string;
}

interface Own {
  objects: ReadonlySet<string>;
  range: Range;
  /** The department and all below it. */
  deptNos: readonly string[];
}

export interface Managed {
  /** Its number. */
  keyId?: string;
  /** All of the enterprise. */
  isWhole: boolean;
  /** It has no end. */
  isLasting: boolean;
  objects: ReadonlySet<string>;
  departments: readonly Named[];
  /** The departments and all below them. */
  deptNos: readonly string[];
}

/** Rights by roles, and beside these by a sub administration. Each object counts in its own scope. */
export interface Held {
  own: Own;
  managed: Managed | undefined;
}

export const objectsOf = ({ own, managed }: Held): ReadonlySet<string> =>
  managed === undefined ? own.objects : new Set([...own.objects, ...managed.objects]);

/** The scope of the roles alone. */
export const scopeOfRoles = ({ own: { range, deptNos } }: Pick<Held, 'own'>): Scope => ({ range, deptNos });

/**
 * Scope of the data that any one of the objects shows: the range of the roles for their objects, the managed departments for
 * objects of a sub administration, and both for objects held both ways. `isOpen`: the data are shown without the objects too,
 * within the range of the roles.
 */
export function scopeOf({ own, managed }: Held, objectNos: Iterable<string>, { isOpen = false } = {}): Scope {
  const asked = [...objectNos];
  const ofRoles = scopeOfRoles({ own });
  if (managed === undefined || !asked.some((no) => managed.objects.has(no))) return ofRoles;
  const isOwn = isOpen || asked.some((no) => own.objects.has(no));
  if (managed.isWhole) return { range: 2, deptNos: own.deptNos };
  if (isOwn && own.range === 2) return ofRoles;
  // one's own department is seen by a role alone, and one sees but oneself of it otherwise
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

/** Leaves out a sub administration that ends, as its rights are held for a time only. */
export const lastingOf = (held: Held): Held =>
  held.managed?.isLasting === false ? { own: held.own, managed: undefined } : held;

/**
 * Rights that may go into roles for good: none that are held for a time, and those of a sub administration without end in no wider
 * scope than its own. A role shows its holders their own departments, so rights over some departments go into none.
 */
export function grantorOf(held: Held): Grantor {
  const { own, managed } = lastingOf(held);
  const whole = managed?.isWhole === true ? managed.objects : new Set<string>();
  return {
    range: managed?.isWhole === true ? 2 : own.range,
    mayGrant: (no, range) => whole.has(no) || (own.objects.has(no) && !isWider(range, own.range)),
  };
}

/** The scope that somebody may pass an object on in, to another sub administrator; undefined: they may not at all. */
export function scopeToPass(held: Held, objectNo: string): Scope | undefined {
  const lasting = lastingOf(held);
  return objectsOf(lasting).has(objectNo) ? scopeOf(lasting, [objectNo]) : undefined;
}
