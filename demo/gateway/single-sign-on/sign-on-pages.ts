import type { GatewayConfig } from '../server/config';

/**
 * Returns whether tickets may be sent to this page: the portal, one of its documents, or a page that is set. An address of an
 * allowed origin is not enough, because one that redirects would pass the ticket on.
 */
export function isSignOnPage(
  { publicUrl, signOnPages, static: mounts }: Pick<GatewayConfig, 'publicUrl' | 'signOnPages' | 'static'>,
  address: string,
): boolean {
  const documents = mounts.find(({ prefix }) => prefix === '/')?.documents ?? [];
  const own = ['', 'index.html', ...documents].map((path) => new URL(path, `${publicUrl}/`).href);
  return own.includes(address) || signOnPages.includes(address);
}

/** Returns whether a page is of the portal, whose calls carry the cookies of the gateway. */
export const isOwnPage = ({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>, pageUrl: string): boolean =>
  new URL(pageUrl).origin === new URL(publicUrl).origin;

/**
 * Returns whether a browser sets out from a page of the portal for an answer that goes there. A link of another site would
 * sign its reader in for the page that has made the link. Older browsers do not say where they come from.
 */
export function comesFromPage(
  config: Pick<GatewayConfig, 'publicUrl'>,
  pageUrl: string,
  site: string | string[] | undefined,
): boolean {
  return site === undefined || site === 'same-origin' || !isOwnPage(config, pageUrl);
}
