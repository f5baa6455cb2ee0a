import type { Host } from '../../src/element/host/host';
import type { Framed, Wanted } from './frame-state';
import type { FromPortal } from './protocol';
import { tokenFor } from './token';

/** A token that could not be had is none: the page says so in its own way. */
export async function giveToken(
  host: Host,
  frame: Framed,
  id: number,
  refused: string | undefined,
  answer: (answer: FromPortal) => void,
): Promise<void> {
  const authSign = frame.getsToken ? await tokenFor(host, refused).catch(() => null) : null;
  answer({ type: 'token', id, authSign });
}

/** A site of another kind than pre-authorised ones has the token, or is to have nothing. */
export async function giveCode(
  preAuthorise: Wanted['preAuthorise'],
  frame: Framed,
  id: number,
  answer: (answer: FromPortal) => void,
): Promise<void> {
  let code: unknown;
  try {
    if (frame.kind === 'pre-authorised') code = await preAuthorise?.();
  } catch {
    // the giver of codes knows why there is none
  }
  answer({ type: 'code', id, code: typeof code === 'string' && code !== '' ? code : null });
}
