import type { Host } from '../../src/element/host/host';
import type { FramedPage, FrameRequest } from './frame-state';
import type { FromPortal } from './protocol';
import { tokenFor } from './token';

/** Sends the user's token, or null when it is not available; the page then shows its own message. */
export async function sendToken(
  host: Host,
  frame: FramedPage,
  id: number,
  refused: string | undefined,
  answer: (answer: FromPortal) => void,
): Promise<void> {
  const authSign = frame.getsToken ? await tokenFor(host, refused).catch(() => null) : null;
  answer({ type: 'token', id, authSign });
}

/** Sends a single-use code to a pre-authorised site. Sites of other kinds use the token or get nothing. */
export async function sendCode(
  preAuthorise: FrameRequest['preAuthorise'],
  frame: FramedPage,
  id: number,
  answer: (answer: FromPortal) => void,
): Promise<void> {
  let code: unknown;
  try {
    if (frame.kind === 'pre-authorised') code = await preAuthorise?.();
  } catch {
    // the embedder's `preAuthorise` reports its own failure
  }
  answer({ type: 'code', id, code: typeof code === 'string' && code !== '' ? code : null });
}
