import type { PermissionObject } from './queries';

/** Placeholder in an address for the base of the server-side site, which the operator configures. */
export const SERVER_SITE = '{serverSite}';

export const withServerSite = (object: PermissionObject, serverSiteUrl: string): PermissionObject =>
  object.url.includes(SERVER_SITE)
    ? { ...object, url: object.url.replace(SERVER_SITE, serverSiteUrl) }
    : object;
