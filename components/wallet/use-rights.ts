import { APP, MODULE, OBJECT } from '../../src/contract/permission/objects';
import { queryPermissionListForBusiness } from '../../src/contract/permission/permission';
import { containsObject } from '../../src/domain/portal/pages';
import { useCall } from '../../src/element/data/use-call';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/** Rights on the wallet beyond reading. The gateway enforces them. */
export function useWalletRights(): {
  mayRecharge: boolean;
  maySet: boolean;
  mayReview: boolean;
} {
  const { data } = useCall(queryPermissionListForBusiness, PERMISSIONS, { quiet: true });
  const held = (objectNo: string) => data !== undefined && containsObject(data.treeResps, objectNo);
  return {
    mayRecharge: held(OBJECT.rechargeWallet),
    maySet: held(OBJECT.setWallet),
    mayReview: held(OBJECT.reviewPayments),
  };
}
