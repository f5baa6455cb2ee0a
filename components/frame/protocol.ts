import * as v from 'valibot';

/**
 * Messages between portal and framed page. Only the handshake goes over the windows: the page says hello, the portal
 * replies with an offer that carries one end of a channel, and the page accepts over the channel with the offer's
 * challenge. All other messages go over the channel. A load of the frame ends it, and the page says hello again.
 */
const protocol = v.literal('tp-frame/1');
/** Unguessable, for a single use. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const path = v.pipe(v.string(), v.maxLength(2000));
const requestId = v.pipe(v.number(), v.safeInteger());

/** Page → portal, over the window. */
export const Hello = v.strictObject({ protocol, type: v.literal('hello'), nonce });
export type Hello = v.InferOutput<typeof Hello>;

/** Portal → page, over the window, with the port. `nonce` repeats that of the hello. */
export const Offer = v.strictObject({ protocol, type: v.literal('offer'), nonce, challenge: nonce });
export type Offer = v.InferOutput<typeof Offer>;

/** Page → portal, over the channel. */
export const FromPage = v.variant('type', [
  v.strictObject({ type: v.literal('accept'), challenge: nonce }),
  /** Address of the page: path, query and hash on its origin. */
  v.strictObject({
    type: v.literal('route'),
    path,
    title: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** Height of the content in CSS px. */
  v.strictObject({
    type: v.literal('height'),
    height: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(20_000)),
  }),
  /** Requests the user's token. `refused` is a token that the page's server found expired. */
  v.strictObject({ type: v.literal('token'), id: requestId, refused: v.optional(v.string()) }),
  /** Requests a single-use code by which the user enters this site. */
  v.strictObject({ type: v.literal('code'), id: requestId }),
  /** Requests a page of the portal. */
  v.strictObject({ type: v.literal('open'), path }),
]);
export type FromPage = v.InferOutput<typeof FromPage>;

/** Portal → page, over the channel. */
export const FromPortal = v.variant('type', [
  /** Null when the user is not signed in, or when this page may not have the token. */
  v.strictObject({ type: v.literal('token'), id: requestId, authSign: v.nullable(v.string()) }),
  /** Null when there is no code, or none for this page. */
  v.strictObject({ type: v.literal('code'), id: requestId, code: v.nullable(v.string()) }),
  /** The channel closes after this message; a page that is still loaded says hello again. */
  v.strictObject({ type: v.literal('renew') }),
]);
export type FromPortal = v.InferOutput<typeof FromPortal>;
