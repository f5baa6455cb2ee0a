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

/** `allow-top-navigation` is never included: a framed page requests pages of the portal over the channel. */
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

/** Permissions policy, granted to the origin that the frame was opened with and to no origin it navigates to. */
export const ALLOW: Record<FrameKind, string> = {
  'server-site': 'clipboard-write; fullscreen',
  external: 'fullscreen',
  'pre-authorised': 'clipboard-write; fullscreen',
};

/**
 * Returns the sandbox of a frame. An external page on the portal's own origin gets an opaque origin, since with the
 * real one it could remove the sandbox. A server-side site on the portal's origin needs its cookies and is already
 * trusted with the token.
 */
export function sandboxOf(kind: FrameKind, isOurOrigin: boolean): string {
  const apart = kind === 'external' && isOurOrigin;
  return SANDBOX[kind].filter((token) => !(apart && token === 'allow-same-origin')).join(' ');
}
