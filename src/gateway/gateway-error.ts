/** Category of a failure. Screens decide by it whether to retry, to sign in again or to explain. */
export type GatewayErrorKind =
  | 'no-token'
  /** The embedder's function gave no token; `cause` tells why. */
  | 'token-failed'
  | 'expired'
  | 'refused'
  | 'fields'
  | 'malformed'
  | 'http'
  | 'network'
  | 'timeout'
  | 'cancelled';

/** Message of a failure in the shell: a toast, or a box that the user closes, optionally after a delay. */
export interface Notice {
  as: 'toast' | 'box';
  text: string;
  delayMs: number;
  /** Action that the toast offers. */
  action?: NoticeAction;
}

export interface NoticeAction {
  text: string;
  run(): void;
}

interface GatewayErrorInit {
  kind: GatewayErrorKind;
  code: string;
  message: string;
  retryable: boolean;
  /** Field path → Chinese message, for kind `fields`. */
  fields?: Record<string, string> | undefined;
  /** `result` of a refusal, e.g. the new price. */
  result?: unknown;
  notice?: Notice | undefined;
  /** For developers; without secrets. */
  cause?: string | undefined;
}

/** Error of every failed call; `send` throws no other. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind;
  readonly code: string;
  readonly retryable: boolean;
  readonly fields: Record<string, string>;
  readonly result: unknown;
  readonly notice: Notice | undefined;

  constructor(init: GatewayErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.name = 'GatewayError';
    this.kind = init.kind;
    this.code = init.code;
    this.retryable = init.retryable;
    this.fields = init.fields ?? {};
    this.result = init.result;
    this.notice = init.notice;
  }
}
