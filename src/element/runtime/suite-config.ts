import type { GatewaysConfig } from '../../gateway/settings';
import type { StorageKind } from '../../session/storage';
import type { OwnTexts } from '../../domain/texts/texts';

export type Theme = 'auto' | 'light' | 'dark';

export type Density = 'compact' | 'default' | 'comfortable';

/** Settings of an embedder, on a provider, by `configure()` or on the loader's script tag. */
export interface SuiteConfig {
  /** Base address of every gateway that `gateways` omits. */
  gateway?: string;
  gateways?: GatewaysConfig;
  /** Storage for the token of a sign-in on the page; a token of the host is never stored. Partners use `memory`. */
  storage?: StorageKind;
  /** A token of the user. */
  authSign?: string;
  /** Returns a token; called when one is needed, before storage is read, and again on expiry. */
  getAuthSign?: () => Promise<string> | string;
  /** Sent in the client information. */
  packageName?: string;
  /** Origins that links from data may lead to, in addition to the page's and the gateways', e.g. a cashier's. */
  trustedOrigins?: readonly string[];
  theme?: Theme;
  density?: Density;
  /** Your own texts by language, area and name. Rendered as text, never as HTML. */
  texts?: OwnTexts;
}
