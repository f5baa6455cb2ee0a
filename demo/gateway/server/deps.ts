import type { GatewayConfig } from './config';
import type { Notifier } from './events/notifier';

/**
 * Dependencies of the areas. An area adds its own service here by declaration merging, for the areas above it. The
 * database is not included because handlers use the one of their context.
 */
export interface AreaDeps {
  config: GatewayConfig;
  notifier: Notifier;
}
