import type { FrameKind } from '../../src/domain/portal/frame-address';

const OWN_SITE = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-downloads',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
] as const;

/** Never among it: `allow-top-navigation`. A framed page asks for pages of the portal over the channel. */
const SANDBOX: Record<FrameKind, readonly string[]> = {
  'server-site': OWN_SITE,
  'pre-authorised': OWN_SITE,
  external: [
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-downloads',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ],
};

/** Features of the browser, given to the origin the frame was opened with and to none it moves to. */
export const ALLOW: Record<FrameKind, string> = {
  'server-site': 'clipboard-write; fullscreen',
  external: 'fullscreen',
  'pre-authorised': 'clipboard-write; fullscreen',
};

/**
 * The sandbox of a frame. A page of our own origin that is to be kept apart gets an opaque origin: with its own
 * one it could reach out and take the sandbox off. A server-side site of our own origin needs its cookies, and
 * has been trusted with the token as it is.
 */
export function sandboxOf(kind: FrameKind, isOurOrigin: boolean): string {
  const apart = kind === 'external' && isOurOrigin;
  return SANDBOX[kind].filter((token) => !(apart && token === 'allow-same-origin')).join(' ');
}
