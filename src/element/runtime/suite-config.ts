import type { GatewaysConfig } from '../../gateway/settings';
import type { StorageKind } from '../../session/storage';
import type { OwnTexts } from '../../domain/texts/texts';

export type Theme = 'auto' | 'light' | 'dark';

export type Density = 'compact' | 'default' | 'comfortable';

/** Settings of an embedder, on a provider, by `configure()` or on the loader's script tag. */
export interface SuiteConfig {
  /** Base address of every gateway that `gateways` does not name. */
  gateway?: string;
  gateways?: GatewaysConfig;
  /** Where the token of a sign-in on the page rests; one that the host gives is never stored. Partners use `memory`. */
  storage?: StorageKind;
  /** A token at hand. */
  authSign?: string;
  /** Gives a token; called when one is needed, before anything stored, and again when it expired. */
  getAuthSign?: () => Promise<string> | string;
  /** Sent as client info. */
  packageName?: string;
  /** Origins, besides the page's and the gateways', that links from data may lead to, e.g. a cashier's. */
  trustedOrigins?: readonly string[];
  theme?: Theme;
  density?: Density;
  /** Texts of your own: by language, area and name. Shown as text, never as HTML. */
  texts?: OwnTexts;
}
