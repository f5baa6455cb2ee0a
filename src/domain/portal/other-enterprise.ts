import type { RouteTarget } from './navigation';
import { pathWithoutParameters, type PortalPage } from './portal-page';

/** Parameters of the shell, on every page. */
const OF_THE_SHELL: readonly string[] = ['hideFloatElement'];

/**
 * Returns the address of the same page in another enterprise. Numbers in an address belong to their enterprise and are
 * meaningless or different in another, so only those parameters stay that the page declares to be valid everywhere.
 */
export function inOtherEnterprise(page: PortalPage | undefined, { path, query }: RouteTarget): RouteTarget {
  const kept = [...OF_THE_SHELL, ...(page?.acrossEnterprises ?? [])];
  return {
    path: page?.path.includes('{') ? pathWithoutEntry(page) : path,
    query: Object.fromEntries(Object.entries(query).filter(([name]) => kept.includes(name))),
  };
}

/** For a page that requires the entry in its path, returns the list, or else the start page. */
function pathWithoutEntry({ path, detail }: PortalPage): string {
  const isOptional = !/\{\w+\}/.test(path);
  return isOptional ? pathWithoutParameters(path) : (detail?.list ?? '/');
}
