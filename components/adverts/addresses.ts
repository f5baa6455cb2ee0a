import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import type { Runtime } from '../../src/element/runtime/runtime';
import { resolveGateways } from '../../src/gateway/settings';

/** Where a press on an advert may lead, absolute; undefined for an address that may not be followed. */
export function linkOf(runtime: Runtime, linkUrl: string): string | undefined {
  return resolveReturnUrl(linkUrl, { origin: location.origin, allowedOrigins: runtime.trustedOrigins });
}

/**
 * Address of a picture, absolute; undefined for one of an origin that is not trusted. A path is one of the
 * gateway that gave the advert, which may be elsewhere than the page.
 */
export function imageOf(runtime: Runtime, imageUrl: string): string | undefined {
  const { baseUrl = '' } = resolveGateways(runtime.config.gateway ?? '', runtime.config.gateways).service;
  const origin = /^https?:\/\//.test(baseUrl) ? new URL(baseUrl).origin : location.origin;
  return resolveReturnUrl(imageUrl, {
    origin,
    allowedOrigins: [location.origin, ...runtime.trustedOrigins],
  });
}

/** Does an address lead away from the page's origin? */
export const leadsAway = (href: string): boolean => new URL(href).origin !== location.origin;
