import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { AgencyRight } from './agency/rights';

/** The gateways a travel-management company may place at different addresses (specification 7.1). */
export const GATEWAY_NAMES = [
  'flight',
  'user',
  'service',
  'settlement',
  'login',
  'noLogin',
  'agency',
] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** Limits of one upload. */
export interface UploadLimits {
  /** Size of a file, in bytes. */
  readonly fileBytes: number;
  /** Number of files. */
  readonly files: number;
}

/**
 * One gateway call, declared once and used by both ends: the client sends it, the gateway implements it. Paths named by
 * specification 7 are kept to the letter; calls the suite adds are marked `origin: 'suite'`.
 */
export interface Call<B extends GenericSchema = GenericSchema, R extends GenericSchema = GenericSchema> {
  readonly gateway: GatewayName;
  readonly path: `/${string}`;
  /**
   * Set only for calls that are not POST. The body of a GET goes into the query: texts and lists of texts; it changes
   * nothing.
   */
  readonly method?: 'GET';
  /** The body is sent as multipart/form-data: an object of files, texts and lists of either. */
  readonly multipart?: UploadLimits;
  /** Shape of the request body. */
  readonly body: B;
  /** Shape of `result` in the envelope. */
  readonly result: R;
  /** `token`: only with a valid authSign. `operator`: only with the token of an agency's operator. */
  readonly needs: 'none' | 'token' | 'operator';
  /** Permission object the caller must hold; the gateway refuses without it (specification 6). */
  readonly permission?: string;
  /** Right that the operator must hold; only for calls that need an operator. */
  readonly right?: AgencyRight;
  /** The call changes data: its request id is an idempotency key and it is never retried under another one. */
  readonly mutates?: true;
  /** The result has a file, a number in full or a way to pay: sessions that only view do not get it. */
  readonly discloses?: true;
  /** The result's `authSign` replaces the session's token; the former one stays valid for a moment. */
  readonly renewsToken?: true;
  /** Areas of data in the response; a cached response is stale once one of them has changed. */
  readonly reads?: readonly string[];
  /** Areas of data that the call changes, in the terms of `reads`; none for data that no call reads, such as a log. */
  readonly changes?: readonly string[];
  readonly origin: 'specification' | 'suite';
}

/**
 * A call with a continuing response. It is refused like any other, with the envelope; otherwise it responds with
 * `text/event-stream`, and every event's data is JSON of `event`. It ends with the session. With `accept:
 * application/json` it responds at once with an envelope around the pending events, a `Poll`, for readers behind a
 * proxy that buffers streams.
 */
export interface Stream<B extends GenericSchema = GenericSchema, E extends GenericSchema = GenericSchema> {
  readonly gateway: GatewayName;
  readonly path: `/${string}`;
  /** Shape of the request body; contains the cursor from which to continue. */
  readonly body: B;
  /** Shape of an event's data. */
  readonly event: E;
  readonly needs: 'token' | 'operator';
  readonly permission?: string;
  /** Right that the operator must hold; only for streams that need an operator. */
  readonly right?: AgencyRight;
  readonly origin: 'specification' | 'suite';
}

/** Response of a stream to clients that poll. */
export interface Poll<E> {
  events: E[];
  /** True when one response could not hold all events: poll again at once. */
  hasMore: boolean;
}

type CallDefinition<B extends GenericSchema, R extends GenericSchema> = Omit<Call<B, R>, 'origin'> & {
  readonly origin?: Call['origin'];
};

/**
 * Declares a call that client and gateway share. Its path is the specification's, or the suite's own with
 * `origin: 'suite'`.
 *
 *     export const queryRecharge = call({
 *       gateway: 'settlement', path: '/walletController/queryRecharge', origin: 'suite',
 *       body: v.object({ rechargeNo: v.string() }), result: Recharge,
 *       needs: 'token', permission: OBJECT.wallet, reads: ['wallet'],
 *     });
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<B extends GenericSchema, R extends GenericSchema>(
  definition: CallDefinition<B, R>,
): Call<B, R> {
  return { origin: 'specification', ...definition };
}

/* @__NO_SIDE_EFFECTS__ */
export function stream<B extends GenericSchema, E extends GenericSchema>(
  definition: Omit<Stream<B, E>, 'needs' | 'origin'> & Partial<Pick<Stream, 'needs'>>,
): Stream<B, E> {
  return { needs: 'token', ...definition, origin: 'suite' };
}

/** Body that a caller may pass. */
export type BodyOf<C extends Call | Stream> = InferInput<C['body']>;
/** Body that the gateway's handler receives, after parsing. */
export type ParsedBodyOf<C extends Call | Stream> = InferOutput<C['body']>;
/** One event of a stream. */
export type EventOf<S extends Stream> = InferOutput<S['event']>;
/** Result that a caller receives. */
export type ResultOf<C extends Call> = InferOutput<C['result']>;
