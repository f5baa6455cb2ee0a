import { resolveGateways } from '../../gateway/settings';
import { createSessionStorage, type SessionStorage } from '../../session/storage';
import type { SuiteConfig } from './suite-config';

/** Addresses that a configuration's tokens go to; the same for every way of writing them. */
export function addressesOf({ gateway, gateways }: Pick<SuiteConfig, 'gateway' | 'gateways'>): string {
  const addresses = Object.values(resolveGateways(gateway ?? '', gateways)).map(({ baseUrl }) =>
    typeof document === 'undefined' ? baseUrl : new URL(baseUrl || '/', document.baseURI).href,
  );
  return [...new Set(addresses)].join(' ');
}

/**
 * Where the session of a configuration rests. A token belongs to its gateway, to the provider it was obtained under, and
 * to who gave it: one of the host is kept by the page alone, as the host says anew with every page who its user is.
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
