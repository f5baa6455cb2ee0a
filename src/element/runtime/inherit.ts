import { addressesOf } from './identity';
import type { SuiteConfig } from './suite-config';

/**
 * Merges a provider's configuration over the surrounding one. The user of one gateway is unknown at another, and a
 * provider with its own user inherits nothing of the surrounding user.
 */
export function mergeConfig(around: SuiteConfig, own: SuiteConfig): SuiteConfig {
  const { gateways: _gateways, ...others } = around;
  const config = { ...(own.gateway === undefined ? around : others), ...own };
  const isSameUser =
    own.authSign === undefined &&
    own.getAuthSign === undefined &&
    addressesOf(config) === addressesOf(around);
  if (isSameUser) return config;
  const { authSign: _authSign, getAuthSign: _getAuthSign, ...rest } = config;
  return { ...rest, ...own };
}
