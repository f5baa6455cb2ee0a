import { SITE, SITES_QUERY } from '../../../src/contract/permission/objects';
import { queryObjectTree } from '../../../src/contract/permission/permission';
import { siteAddresses } from '../../../src/domain/portal/site-addresses';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';

/** Address of the site for approval forms; undefined when unknown. */
export const readApprovalSite = (host: Host): Promise<string | undefined> =>
  read(host, queryObjectTree, SITES_QUERY).then(
    ({ queryObjectTreeResps }) => siteAddresses(queryObjectTreeResps, location.host).get(SITE.approval),
    () => undefined,
  );
