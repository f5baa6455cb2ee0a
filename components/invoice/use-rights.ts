import { APP, MODULE, OBJECT } from '../../src/contract/permission/objects';
import { queryPermissionListForBusiness } from '../../src/contract/permission/permission';
import { containsObject } from '../../src/domain/portal/pages';
import { useCall } from '../../src/element/data/use-call';

const PERMISSIONS = { appNo: APP.portal, moduleNo: MODULE.pages, retureObject: true };

/** Rights to apply and to change settings. The gateway enforces them. */
export function useInvoiceRights(): { mayApply: boolean; maySet: boolean } {
  const { data } = useCall(queryPermissionListForBusiness, PERMISSIONS, { quiet: true });
  const held = (objectNo: string) => data !== undefined && containsObject(data.treeResps, objectNo);
  return { mayApply: held(OBJECT.applyInvoices), maySet: held(OBJECT.setInvoices) };
}
