import type { Verdict } from './error-catalogue';
import type { GatewayError } from './gateway-error';
import type { ClientIdentity } from './headers';
import type { GatewaysSettings } from './settings';

export interface SenderConfig {
  gateways: GatewaysSettings;
  client: ClientIdentity;
  token(): Promise<string | undefined>;
  /** A fresh token after the old one was refused, or undefined when there is none to be had. */
  renewToken(refused: string): Promise<string | undefined>;
  /** The gateway gave a token in the place of the one that was sent: the session goes on by it. */
  onTokenRenewed?: (former: string, token: string) => void;
  /** Path of the page in the shell; the catalogue's exceptions go by it. */
  page(): string;
  /**
   * Told of every failure once it is final; ends sessions and shows notices. `token`: the one sent; another may be at
   * hand by now.
   */
  onFailure(error: GatewayError, verdict: Verdict, token: string | undefined): void;
  /** Told when an answer has been awaited for some seconds (1), and once such a wait is over (-1). */
  onLongWait?: (change: 1 | -1) => void;
  now(): number;
  newId(): string;
}
