import { resolveReturnUrl } from '../../../src/domain/portal/return-url';
import type { Runtime } from '../../../src/element/runtime/runtime';
import { resolveGateways } from '../../../src/gateway/settings';

/** Absolute address of a picture, of which paths are below the agency's gateway; undefined for an untrusted origin. */
export function pictureUrl(runtime: Runtime, address: string): string | undefined {
  if (address === '') return undefined;
  const { baseUrl = '' } = resolveGateways(runtime.config.gateway ?? '', runtime.config.gateways).agency;
  const origin = /^https?:\/\//.test(baseUrl) ? new URL(baseUrl).origin : location.origin;
  return resolveReturnUrl(address, { origin, allowedOrigins: [location.origin, ...runtime.trustedOrigins] });
}
