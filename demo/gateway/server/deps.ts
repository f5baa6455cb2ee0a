import type { GatewayConfig } from './config';
import type { Notifier } from './events/notifier';

/**
 * What the areas work with. An area that offers something to those above it adds it here, by declaration merging
 * beside what it offers. The database is not among it: handlers take the one of their context.
 */
export interface AreaDeps {
  config: GatewayConfig;
  notifier: Notifier;
}
