import type { ObjectNode } from '../../contract/permission/permission';

/** Applies to every host without an entry of its own. */
const ANY_HOST = '*';

/**
 * Returns the addresses of the sites around the portal for its current host (specification 6, app WZTZDZ): base objects
 * are named by host, with or without port; those below them contain the addresses. Keys are the last segment of
 * `objectNo`; objects without an address are left out.
 */
export function siteAddresses(tree: readonly ObjectNode[], host: string): ReadonlyMap<string, string> {
  const wanted = host.toLowerCase();
  const [name = ''] = wanted.split(':');
  const find = (text: string) =>
    tree.find(({ objectName }) => objectName.trim().toLowerCase() === text)?.childObjectInfoBos;
  const sites = find(wanted) ?? find(name) ?? find(ANY_HOST) ?? [];
  const addresses = new Map<string, string>();
  for (const { objectNo, url } of sites) {
    if (url.trim() !== '') addresses.set(objectNo.slice(objectNo.lastIndexOf('-') + 1), url.trim());
  }
  return addresses;
}

/** True outside the public hosts, where debug links are shown: hosts without .com (specification 6). */
export const showsDebugLinks = (hostname: string): boolean => !hostname.toLowerCase().includes('.com');
