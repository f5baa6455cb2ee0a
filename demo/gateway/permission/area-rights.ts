import type { RoleKind } from '../seed/accounts';
import { gather } from '../gather';

/** A right of an area's own, and the demo's roles that have it. */
export interface AreaRight {
  /** Number of its permission object. */
  objectNo: string;
  name: string;
  grantedTo: readonly RoleKind[];
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
