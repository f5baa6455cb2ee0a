import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The gateways a travel-management company may place at different addresses (specification 7.1). */
export const GATEWAY_NAMES = ['flight', 'user', 'service', 'settlement', 'login', 'noLogin'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** What the gateway takes in one upload. */
export interface UploadLimits {
  /** Size of a file, in bytes. */
  readonly fileBytes: number;
  /** Number of files. */
  readonly files: number;
}

/**
 * One gateway call, declared once and run by both ends: the client sends it, the gateway implements it.
 * Paths named by specification 7 are kept to the letter; calls the suite adds are marked `origin: 'suite'`.
 */
export interface Call<B extends GenericSchema = GenericSchema, R extends GenericSchema = GenericSchema> {
  readonly gateway: GatewayName;
  readonly path: `/${string}`;
  /** Only where it is no POST. What a GET is given goes into the query: texts and lists of texts; it changes nothing. */
  readonly method?: 'GET';
  /** The body goes as multipart/form-data: an object of files, texts and lists of either. */
  readonly multipart?: UploadLimits;
  /** Shape of the request body. */
  readonly body: B;
  /** Shape of `result` in the envelope. */
  readonly result: R;
  /** `token`: only with a valid authSign. */
  readonly needs: 'none' | 'token';
  /** Permission object the caller must hold; the gateway refuses without it (specification 6). */
  readonly permission?: string;
  /** The call changes data: its request id is an idempotency key and it is never retried under another one. */
  readonly mutates?: true;
  /** The result's `authSign` is the session's token from now on: the former one is known for a moment longer. */
  readonly renewsToken?: true;
  /** Areas of data that the answer shows: what is kept of it is stale once one of them has changed. */
  readonly reads?: readonly string[];
  /** Areas of data that the call changes, in the words of `reads`; none for what nobody reads back, as a log. */
  readonly changes?: readonly string[];
  readonly origin: 'specification' | 'suite';
}

/**
 * A call whose answer goes on: refused like any other, with the envelope; granted, it answers
 * `text/event-stream` and every event's data is JSON of `event`. Ends when the session does. Asked for with
 * `accept: application/json` it answers at once with an envelope around what there is to tell, a `Poll`: for readers behind a
 * proxy that holds streams back.
 */
export interface Stream<B extends GenericSchema = GenericSchema, E extends GenericSchema = GenericSchema> {
  readonly gateway: GatewayName;
  readonly path: `/${string}`;
  /** Shape of the request body; holds the cursor from which to go on. */
  readonly body: B;
  /** Shape of an event's data. */
  readonly event: E;
  readonly needs: 'token';
  readonly permission?: string;
  readonly origin: 'specification' | 'suite';
}

/** What a stream tells those who ask from time to time. */
export interface Poll<E> {
  events: E[];
  /** There is more than one answer holds: ask again at once. */
  hasMore: boolean;
}

type CallDefinition<B extends GenericSchema, R extends GenericSchema> = Omit<Call<B, R>, 'origin'> & {
  readonly origin?: Call['origin'];
};

/* @__NO_SIDE_EFFECTS__ */
export function call<B extends GenericSchema, R extends GenericSchema>(
  definition: CallDefinition<B, R>,
): Call<B, R> {
  return { origin: 'specification', ...definition };
}

/* @__NO_SIDE_EFFECTS__ */
export function stream<B extends GenericSchema, E extends GenericSchema>(
  definition: Omit<Stream<B, E>, 'needs' | 'origin'>,
): Stream<B, E> {
  return { ...definition, needs: 'token', origin: 'suite' };
}

/** What a caller may pass. */
export type BodyOf<C extends Call | Stream> = InferInput<C['body']>;
/** What the gateway's handler receives, after parsing. */
export type ParsedBodyOf<C extends Call | Stream> = InferOutput<C['body']>;
/** What a stream tells, one at a time. */
export type EventOf<S extends Stream> = InferOutput<S['event']>;
/** What a caller gets back. */
export type ResultOf<C extends Call> = InferOutput<C['result']>;
