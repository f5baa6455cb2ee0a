import { APP, MODULE, SITE } from '../../contract/permission/objects';
import { queryObjectTree, type ObjectNode } from '../../contract/permission/permission';
import { siteAddresses } from '../../domain/portal/site-addresses';
import {
  needsApprovalSite,
  templateOf,
  templateProblem,
  type FormType,
} from '../../domain/standard/approval-template';
import { standardTexts } from '../../domain/standard/texts/texts';
import type { ApprovalTemplate } from '../../contract/approval/approval';
import { read } from '../data/read';
import type { Host } from '../host/host';

/** The addresses of the sites around this host (specification 6, app WZTZDZ). */
export const SITES = {
  appNo: APP.siteAddresses,
  moduleNo: MODULE.siteAddresses,
  returnDisEnable: false,
  returnBaseObject: true,
};

/** Address of the site that forms of approvals are on; undefined where it is not known. */
export const approvalSiteIn = (tree: readonly ObjectNode[]): string | undefined =>
  siteAddresses(tree, location.host).get(SITE.approval);

/**
 * Why the enterprise's staff cannot apply by a form (specification 5.2): it has no template for it, one that leads nowhere, or
 * nobody knows on which site; undefined: they can.
 */
export async function formProblem(
  host: Host,
  templates: () => Promise<readonly ApprovalTemplate[]>,
  formType: FormType,
): Promise<string | undefined> {
  const t = host.texts(standardTexts);
  let found: readonly ApprovalTemplate[];
  try {
    found = await templates();
  } catch {
    return t.templatesFailed;
  }
  const template = templateOf(found, formType);
  const problem = templateProblem(found, formType, t);
  if (problem !== undefined || template === undefined || !needsApprovalSite(template)) return problem;
  const sites = await read(host, queryObjectTree, SITES, { signIn: true }).catch(() => undefined);
  return sites && approvalSiteIn(sites.queryObjectTreeResps) ? undefined : t.noDomain;
}
