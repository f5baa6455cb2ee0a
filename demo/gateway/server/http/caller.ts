import { includesScope } from '../../../../src/domain/permission/beyond';
import type { TokenScope } from '../../../../src/contract/login/token-scope';
import {
  permanentGrants,
  objectsOf,
  scopeOf,
  scopeOfRoles,
  type StaffGrants,
  type Scope,
} from '../../../../src/domain/permission/staff-grants';

/** Data scope by its number in specification 6 (permissionRangeID). */
export const DATA_RANGE = { personal: 1, enterprise: 2, department: 3 } as const;
export type DataRange = (typeof DATA_RANGE)[keyof typeof DATA_RANGE];

/**
 * The caller of a request, in the enterprise in use. Their scope is that of the object that the call needs, or of their
 * roles alone when it needs none; `withScopeOf` switches to the scope of another object.
 */
export interface Caller extends Scope {
  userNo: string;
  staffNo: string;
  staffName: string;
  enterpriseNum: string;
  deptNo: string;
  deptName: string;
  /** The enterprise in use is a sandbox. */
  isSandbox: boolean;
  /** Rights held by roles, and rights held as a sub administrator. */
  held: StaffGrants;
  /** Numbers of all permission objects held. */
  objects: ReadonlySet<string>;
  /** Numbers of the objects that define the scope; empty when the roles define it. */
  scopeOf: readonly string[];
  /** Number of the only item that a link has opened to this caller. */
  limitedTo?: string;
  /**
   * The enterprise's directory, which is no member of staff: `staffNo` is ''. `answererNo`: staff number of the main
   * administrator, for rows that need a member of staff.
   */
  directory?: { answererNo: string };
  /** The agency looks at the portal, or the token only reads: nothing is changed. */
  isViewOnly?: boolean;
  /** Narrow scope of the token. */
  tokenScope?: TokenScope;
}

type Person = Omit<Caller, keyof Scope | 'held' | 'objects' | 'scopeOf'>;

/** The person as a caller with these rights and the scope of their roles. */
export function callerHolding(person: Person & Partial<Scope>, held: StaffGrants): Caller {
  const { managed: _former, ...others } = person;
  return { ...others, held, objects: objectsOf(held), ...scopeOfRoles(held), scopeOf: [] };
}

/** The caller without temporary rights, with the scope of their roles. */
export const lastingCaller = ({ held, ...caller }: Caller): Caller =>
  callerHolding(caller, permanentGrants(held));

/** The caller with the scope of an object, or of several of which one suffices; `isOpen` as in the rule. */
export function withScopeOf(
  caller: Caller,
  objectNos: string | readonly string[],
  options?: { isOpen?: boolean },
): Caller {
  const asked = typeof objectNos === 'string' ? [objectNos] : objectNos;
  const { managed: _former, ...person } = caller;
  return { ...person, ...scopeOf(caller.held, asked, options), scopeOf: asked };
}

/** Returns whether the caller's right to this call, or a part of its scope, is temporary. */
export function isForATime(caller: Caller): boolean {
  if (permanentGrants(caller.held) === caller.held || caller.scopeOf.length === 0) return false;
  const lasting = lastingCaller(caller);
  if (!caller.scopeOf.some((no) => lasting.objects.has(no))) return true;
  return !includesScope(withScopeOf(lasting, caller.scopeOf), caller);
}
