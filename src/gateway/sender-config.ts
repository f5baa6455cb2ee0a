import type { Verdict } from './error-catalogue';
import type { GatewayError } from './gateway-error';
import type { ClientIdentity } from './headers';
import type { GatewaysSettings } from './settings';

/** Session of an agency's operator, whose calls carry its token. */
export interface OperatorTokens {
  token(): string | undefined;
  /** Number of the operator, once the gateway has said it. */
  person?(): string | undefined;
  /** Called when the gateway has refused a token. */
  expire(refused: string | undefined): void;
}

/** Failure of the embedder's function that gives tokens. */
export interface TokenFailure {
  /** For developers; without secrets. */
  cause: string;
  /** The function has run and given no token: the page has no user. */
  isNothing: boolean;
}

export interface SenderConfig {
  gateways: GatewaysSettings;
  client: ClientIdentity;
  token(): Promise<string | undefined>;
  /** The operator's session; undefined where no agency portal is shown. */
  operator?: () => OperatorTokens | undefined;
  /** Resolves with a fresh token after a refusal, or with undefined when none is available. */
  renewToken(refused: string): Promise<string | undefined>;
  /** Tells why there is no token when the embedder's function has failed. */
  tokenFailure?: () => TokenFailure | undefined;
  /** Called when the gateway has replaced the token of a request; the session continues with the new one. */
  onTokenRenewed?: (former: string, token: string) => void;
  /** Path of the page in the shell; exceptions of the catalogue depend on it. */
  page(): string;
  /**
   * Called with every final failure; ends sessions and shows notices. `token` was sent with the request; the session
   * may hold another by now.
   */
  onFailure(error: GatewayError, verdict: Verdict, token: string | undefined): void;
  /** Called with every answer to a user's token: whether the enterprise in use is a sandbox. */
  onSandbox?: (isSandbox: boolean) => void;
  /** Called with 1 when a response has been awaited for some seconds, and with -1 once such a wait is over. */
  onLongWait?: (change: 1 | -1) => void;
  now(): number;
  newId(): string;
}
