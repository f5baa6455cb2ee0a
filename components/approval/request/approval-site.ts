import { SITE, SITES_QUERY } from '../../../src/contract/permission/objects';
import { queryObjectTree, type ObjectNode } from '../../../src/contract/permission/permission';
import { siteAddresses } from '../../../src/domain/portal/site-addresses';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';

/** Address of the site that forms of approvals are on; undefined where this host has none. */
export const approvalSiteIn = (tree: readonly ObjectNode[]): string | undefined =>
  siteAddresses(tree, location.host).get(SITE.approval);

/** The same as the gateway has it now; undefined also where it could not be read. */
export const readApprovalSite = (host: Host): Promise<string | undefined> =>
  read(host, queryObjectTree, SITES_QUERY, { signIn: true }).then(
    ({ queryObjectTreeResps }) => approvalSiteIn(queryObjectTreeResps),
    () => undefined,
  );
