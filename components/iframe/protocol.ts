import * as v from 'valibot';

/**
 * Messages between a page and the frame with an element in it (docs/iframe.md). One message goes over the windows: the
 * page sends `Connect` with one end of a channel to the frame's exact origin. All other messages go over that channel.
 * It is unrelated to the protocol of `<tp-frame>`, by which the portal talks to pages that it frames.
 */
export const PROTOCOL_VERSION = 1;

/** Unguessable, for a single use. */
const nonce = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const px = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000));
const name = v.pipe(v.string(), v.maxLength(100));

/** Page → frame, over the window, with a port. */
export const Connect = v.strictObject({
  type: v.literal('tp-frame-connect'),
  version: v.pipe(v.number(), v.safeInteger()),
  nonce,
});
export type Connect = v.InferOutput<typeof Connect>;

/** Values by attribute name; validated against the element's declaration when they are set. */
const attributes = v.optional(v.record(name, v.unknown()));
const theme = v.optional(v.picklist(['auto', 'light', 'dark']));
const density = v.optional(v.picklist(['compact', 'default', 'comfortable']));
const lang = v.optional(v.pipe(v.string(), v.maxLength(35)));

/** Page → frame, over the channel. */
export const FromPage = v.variant('type', [
  /** Sent once, after `connected`: shows the element. */
  v.strictObject({
    type: v.literal('start'),
    attributes,
    theme,
    density,
    lang,
    /** True when the page replies to `auth-sign` with the user's token. */
    givesToken: v.boolean(),
    /** Cancelable events that the page handles itself: the element's default action is prevented. */
    prevents: v.pipe(v.array(name), v.maxLength(50)),
  }),
  /** Sets attributes; null restores a default. */
  v.strictObject({ type: v.literal('set'), attributes: v.record(name, v.unknown()) }),
  v.strictObject({ type: v.literal('look'), theme, density, lang }),
  /** Reply to a request for the user's token; '' when there is no user. */
  v.strictObject({ type: v.literal('auth-sign'), id, authSign: v.pipe(v.string(), v.maxLength(10_000)) }),
  v.strictObject({ type: v.literal('sign-out') }),
  v.strictObject({ type: v.literal('user-changed') }),
  v.strictObject({ type: v.literal('focus') }),
  /** Parts of the frame that are out of sight above and below, in CSS px: dialogs are placed in the visible part. */
  v.strictObject({ type: v.literal('hidden'), above: px, below: px }),
  /** The page has disconnected: the frame reloads. */
  v.strictObject({ type: v.literal('end') }),
]);
export type FromPage = v.InferOutput<typeof FromPage>;

/** Frame → page, over the channel. */
export type FromFrame =
  | { type: 'connected'; version: number; nonce: string }
  /** The frame does not support the page's version; `version` is the supported one. */
  | { type: 'refused'; version: number; nonce: string }
  | { type: 'event'; name: string; detail: unknown }
  /** Height of the content in CSS px. */
  | { type: 'height'; height: number }
  /** Requests the user's token. */
  | { type: 'auth-sign'; id: number };
