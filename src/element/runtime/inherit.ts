import { addressesOf } from './identity';
import type { SuiteConfig } from './suite-config';

/**
 * A provider's configuration: what it gives itself over what holds around it. A user of one gateway is nobody at another,
 * and who names a user of their own has nothing of the user around.
 */
export function inherit(around: SuiteConfig, own: SuiteConfig): SuiteConfig {
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
