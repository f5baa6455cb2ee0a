import type { PermissionObject } from './queries';

/** Placeholder in an address for the base of the server-side site, which the operator configures. */
export const SERVER_SITE = '{serverSite}';

/** Fills in the server-side site. Without one the objects that lead there are left out. */
export const withServerSite = (
  objects: readonly PermissionObject[],
  serverSiteUrl: string | undefined,
): PermissionObject[] =>
  objects.flatMap((object) => {
    if (!object.url.includes(SERVER_SITE)) return [object];
    if (serverSiteUrl === undefined) return [];
    return [{ ...object, url: object.url.replace(SERVER_SITE, serverSiteUrl) }];
  });
