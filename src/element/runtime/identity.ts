import { resolveGateways } from '../../gateway/settings';
import { createSessionStorage, type SessionStorage } from '../../session/storage';
import type { SuiteConfig } from './suite-config';

/** Gateway addresses of a configuration, normalised: they receive its tokens. */
export function addressesOf({ gateway, gateways }: Pick<SuiteConfig, 'gateway' | 'gateways'>): string {
  const addresses = Object.values(resolveGateways(gateway ?? '', gateways)).map(({ baseUrl }) =>
    typeof document === 'undefined' ? baseUrl : new URL(baseUrl || '/', document.baseURI).href,
  );
  return [...new Set(addresses)].join(' ');
}

/**
 * Storage of a configuration's session. A token belongs to its gateway, to the provider under which it was obtained,
 * and to its source: a token of the host stays in memory, because the host provides it anew on every page.
 */
export function restOf(config: SuiteConfig, provider: string): SessionStorage {
  const addresses = addressesOf(config);
  const scope = [addresses === addressesOf({}) ? '' : addresses, provider].filter((part) => part !== '');
  const isGiven = Boolean(config.authSign) || config.getAuthSign !== undefined;
  return createSessionStorage(
    isGiven ? 'memory' : (config.storage ?? 'local'),
    scope.map((part) => ` ${part}`).join(''),
  );
}
