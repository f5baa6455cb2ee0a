import type { ObjectNode } from '../../contract/permission/permission';

/** Serves every host without an entry of its own. */
const ANY_HOST = '*';

/**
 * Addresses of the sites around the portal for the host it is shown on (specification 6, app WZTZDZ): base
 * objects are named by host, with or without port; those below them hold the addresses. Keys are the last
 * segment of `objectNo`; objects without an address are left out.
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

/** Debug links are shown off the public hosts alone: where the host lacks .com (specification 6). */
export const showsDebugLinks = (hostname: string): boolean => !hostname.toLowerCase().includes('.com');
