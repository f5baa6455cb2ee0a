import * as v from 'valibot';

/**
 * What portal and framed page say to each other. Over the windows only the handshake: the page says hello, the
 * portal answers with an offer that brings one end of a channel, the page accepts over the channel with the
 * offer's challenge. Everything else goes over the channel. A load of the frame ends it: the page says hello anew.
 */
const protocol = v.literal('tp-frame/1');
/** Unguessable and used once. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const path = v.pipe(v.string(), v.maxLength(2000));
const requestId = v.pipe(v.number(), v.safeInteger());

/** Page → portal, over the window. */
export const Hello = v.strictObject({ protocol, type: v.literal('hello'), nonce });
export type Hello = v.InferOutput<typeof Hello>;

/** Portal → page, over the window, with the port. `nonce` is the hello's. */
export const Offer = v.strictObject({ protocol, type: v.literal('offer'), nonce, challenge: nonce });
export type Offer = v.InferOutput<typeof Offer>;

/** Page → portal, over the channel. */
export const FromPage = v.variant('type', [
  v.strictObject({ type: v.literal('accept'), challenge: nonce }),
  /** Where the page is: path, query and hash of its origin. */
  v.strictObject({
    type: v.literal('route'),
    path,
    title: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** Height of the content, CSS px. */
  v.strictObject({
    type: v.literal('height'),
    height: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(20_000)),
  }),
  /** Asks for the user's token; `refused` is one that the page's server found ended. */
  v.strictObject({ type: v.literal('token'), id: requestId, refused: v.optional(v.string()) }),
  /** Asks for a code that lets the user in at this site, once. */
  v.strictObject({ type: v.literal('code'), id: requestId }),
  /** Asks for a page of the portal. */
  v.strictObject({ type: v.literal('open'), path }),
]);
export type FromPage = v.InferOutput<typeof FromPage>;

/** Portal → page, over the channel. */
export const FromPortal = v.variant('type', [
  /** Null: nobody is signed in, or this page may not have it. */
  v.strictObject({ type: v.literal('token'), id: requestId, authSign: v.nullable(v.string()) }),
  /** Null: there is none, or not for this page. */
  v.strictObject({ type: v.literal('code'), id: requestId, code: v.nullable(v.string()) }),
  /** The channel is closed after this; a page that is still there says hello again. */
  v.strictObject({ type: v.literal('renew') }),
]);
export type FromPortal = v.InferOutput<typeof FromPortal>;
