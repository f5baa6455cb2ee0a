import type { RoleKind } from '../server/role-kind';
import { gather } from '../gather';

/** A right declared by an area, and the roles of the portal that have it. */
export interface AreaRight {
  /** Number of its permission object. */
  objectNo: string;
  name: string;
  grantedTo: readonly RoleKind[];
  /**
   * Number of an object, or address of a page. In an enterprise older than the right, its holders also get the right,
   * because they could do the same before it existed. Without it, the enterprise's own roles do not get the right.
   */
  heldAs?: string;
}

/** The rights of all areas: each `<area>/rights.ts` exports its own as `rights`. */
export async function areaRights(): Promise<readonly AreaRight[]> {
  const modules = await gather(/\/rights\.ts$/);
  return modules.flatMap(({ path, module }) => {
    const { rights } = module as { rights?: readonly AreaRight[] };
    if (rights === undefined) throw new Error(`${path} exports no rights`);
    return rights;
  });
}
