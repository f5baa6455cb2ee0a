import type { Host } from '../../src/element/host/host';
import { frameTexts } from './texts';

/**
 * Resolves with the user's token for a framed page. A token that the page's server refused is renewed, by the embedder
 * or by signing in on the spot; null when the user does not sign in.
 */
export async function tokenFor(host: Host, refused: string | undefined): Promise<string | null> {
  const { session } = host.runtime;
  const atHand = await session.token();
  if (atHand !== undefined && atHand !== refused) return atHand;
  const renewed = atHand === undefined ? undefined : await session.renew(atHand);
  if (renewed !== undefined && renewed !== refused) return renewed;
  if (!(await host.signIn(host.texts(frameTexts).expired))) return null;
  return (await session.token()) ?? null;
}
