import { SITE, SITES_QUERY } from '../../../src/contract/permission/objects';
import { queryObjectTree, type ObjectNode } from '../../../src/contract/permission/permission';
import { siteAddresses } from '../../../src/domain/portal/site-addresses';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';

/** Address of the site for approval forms; undefined where this host has none. */
export const approvalSiteIn = (tree: readonly ObjectNode[]): string | undefined =>
  siteAddresses(tree, location.host).get(SITE.approval);

/** Reads the site's address from the gateway; undefined also when the request fails. */
export const readApprovalSite = (host: Host): Promise<string | undefined> =>
  read(host, queryObjectTree, SITES_QUERY, { signIn: true }).then(
    ({ queryObjectTreeResps }) => approvalSiteIn(queryObjectTreeResps),
    () => undefined,
  );
