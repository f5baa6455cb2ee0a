import { resolveReturnUrl } from '../../src/domain/portal/return-url';
import type { Runtime } from '../../src/element/runtime/runtime';
import { resolveGateways } from '../../src/gateway/settings';

/** Returns the absolute address that an advert links to; undefined when it may not be followed. */
export function linkOf(runtime: Runtime, linkUrl: string): string | undefined {
  return resolveReturnUrl(linkUrl, { origin: location.origin, allowedOrigins: runtime.trustedOrigins });
}

/**
 * Returns the absolute address of a picture; undefined for an untrusted origin. Paths are relative to the gateway that
 * sent the advert, which may have another origin than the page.
 */
export function imageOf(runtime: Runtime, imageUrl: string): string | undefined {
  const { baseUrl = '' } = resolveGateways(runtime.config.gateway ?? '', runtime.config.gateways).service;
  const origin = /^https?:\/\//.test(baseUrl) ? new URL(baseUrl).origin : location.origin;
  return resolveReturnUrl(imageUrl, {
    origin,
    allowedOrigins: [location.origin, ...runtime.trustedOrigins],
  });
}

/** True when an address has another origin than the page. */
export const isExternal = (href: string): boolean => new URL(href).origin !== location.origin;
