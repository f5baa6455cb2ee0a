import { APP, MODULE, SITE } from '../../contract/permission/objects';
import { queryObjectTree } from '../../contract/permission/permission';
import { siteAddresses } from '../../domain/portal/site-addresses';
import { read } from '../data/read';
import type { Host } from '../host/host';

/** The addresses of the sites around this host (specification 6, app WZTZDZ). */
export const SITES = {
  appNo: APP.siteAddresses,
  moduleNo: MODULE.siteAddresses,
  returnDisEnable: false,
  returnBaseObject: true,
} as const;

/** Address of the site that forms of approvals are on; undefined where it is not known. */
export async function approvalSite(host: Host): Promise<string | undefined> {
  const { queryObjectTreeResps } = await read(host, queryObjectTree, SITES, { signIn: true });
  return siteAddresses(queryObjectTreeResps, location.host).get(SITE.approval);
}
