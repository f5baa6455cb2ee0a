import type { DataAuthority } from '../../../src/contract/data-permission/data-permission';
import type { Database } from '../db/database';
import type { Caller } from '../server/caller';
import { findAuthorities } from './queries';

/** The scope of the caller's roles. */
export const ofRoles = ({ range }: Pick<Caller, 'range'>): DataAuthority => ({
  permissionRangeID: range,
  permMemberRealList: [],
});

/** The caller's scope in one scene: as it was set for them, else that of their roles. */
export async function authorityFor(
  db: Database,
  caller: Caller,
  scene: { busiSceneID: number; permissionID: number },
): Promise<DataAuthority> {
  const set = (await findAuthorities(db, caller.staffNo)).find(
    (authority) =>
      authority.busiSceneID === scene.busiSceneID && authority.permissionID === scene.permissionID,
  );
  return set ?? ofRoles(caller);
}
