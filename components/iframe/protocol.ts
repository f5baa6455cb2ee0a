import * as v from 'valibot';

/**
 * What a page and the frame with an element in it say to each other (docs/iframe.md). Over the windows one message:
 * the page sends `Connect` with one end of a channel to the frame's exact origin. Everything else goes over that
 * channel. Not to be taken for the protocol of `<tp-frame>`, which is the portal's with pages that it frames.
 */
export const PROTOCOL_VERSION = 1;

/** Unguessable, and used once. */
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

/** Values by the attributes' names; checked against the element's declaration when they are set. */
const attributes = v.optional(v.record(name, v.unknown()));
const theme = v.optional(v.picklist(['auto', 'light', 'dark']));
const density = v.optional(v.picklist(['compact', 'default', 'comfortable']));
const lang = v.optional(v.pipe(v.string(), v.maxLength(35)));

/** Page → frame, over the channel. */
export const FromPage = v.variant('type', [
  /** Once, after `connected`: shows the element. */
  v.strictObject({
    type: v.literal('start'),
    attributes,
    theme,
    density,
    lang,
    /** The page says who the user is, when it is asked (`auth-sign`). */
    givesToken: v.boolean(),
    /** Cancelable events that the page acts on itself: the element's own action is prevented. */
    prevents: v.pipe(v.array(name), v.maxLength(50)),
  }),
  /** Sets attributes; null brings a default back. */
  v.strictObject({ type: v.literal('set'), attributes: v.record(name, v.unknown()) }),
  v.strictObject({ type: v.literal('look'), theme, density, lang }),
  /** The answer to a question for the user's token; '' for nobody. */
  v.strictObject({ type: v.literal('auth-sign'), id, authSign: v.pipe(v.string(), v.maxLength(10_000)) }),
  v.strictObject({ type: v.literal('sign-out') }),
  v.strictObject({ type: v.literal('user-changed') }),
  v.strictObject({ type: v.literal('focus') }),
  /** What of the frame is out of sight above and below, CSS px: dialogs stand in the part that is seen. */
  v.strictObject({ type: v.literal('hidden'), above: px, below: px }),
  /** The page speaks no more: the frame begins anew. */
  v.strictObject({ type: v.literal('end') }),
]);
export type FromPage = v.InferOutput<typeof FromPage>;

/** Frame → page, over the channel. */
export type FromFrame =
  | { type: 'connected'; version: number; nonce: string }
  /** The version is not spoken here; `version` is. */
  | { type: 'refused'; version: number; nonce: string }
  | { type: 'event'; name: string; detail: unknown }
  /** Of the content, CSS px. */
  | { type: 'height'; height: number }
  /** Asks for the user's token. */
  | { type: 'auth-sign'; id: number };
