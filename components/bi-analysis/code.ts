import { getBiPreAuthorisationCode } from '../../src/contract/bi-analysis/bi-analysis';
import { isGatewayError, type Host } from '../../src/element/host/host';
import { withSession } from '../../src/element/host/sign-in';

/**
 * Fetches a single-use code that signs the user in at the BI site. Asks the user to sign in first where the session
 * requires it.
 */
export const fetchCode = (host: Host): Promise<string> => withSession(host, () => ask(host));

async function ask({ runtime }: Host): Promise<string> {
  const { send, session } = runtime;
  const asked = async (authSign = '') => (await send(getBiPreAuthorisationCode, { authSign })).code;
  const before = await session.token();
  try {
    return await asked(before);
  } catch (error) {
    if (!isGatewayError(error) || error.kind !== 'expired') throw error;
    // the embedder may have renewed the token meanwhile, and the body repeats the token
    const now = await session.token();
    if (now === undefined || now === before) throw error;
    return asked(now);
  }
}
