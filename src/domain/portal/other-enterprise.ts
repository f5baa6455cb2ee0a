import type { RouteTarget } from './navigation';
import { pathWithoutParameters, type PortalPage } from './portal-page';

/** Of the shell itself, on whatever page. */
const OF_THE_SHELL: readonly string[] = ['hideFloatElement'];

/**
 * The same page in another enterprise. What an address names are numbers of the enterprise it was made in, and say nothing or
 * something else in another: only those parameters stay that the page declares to mean the same everywhere.
 */
export function inOtherEnterprise(page: PortalPage | undefined, { path, query }: RouteTarget): RouteTarget {
  const kept = [...OF_THE_SHELL, ...(page?.acrossEnterprises ?? [])];
  return {
    path: page?.path.includes('{') ? pathWithoutEntry(page) : path,
    query: Object.fromEntries(Object.entries(query).filter(([name]) => kept.includes(name))),
  };
}

/** A page that is nothing without the entry that its path names leads to the list, or to where whoever signs in begins. */
function pathWithoutEntry({ path, detail }: PortalPage): string {
  const isOptional = !/\{\w+\}/.test(path);
  return isOptional ? pathWithoutParameters(path) : (detail?.list ?? '/');
}
