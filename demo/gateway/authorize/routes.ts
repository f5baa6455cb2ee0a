import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import { implementOpen, type Implementation } from '../server/http/implement';
import { limitLogins } from '../login/credentials';
import { exchangeCode } from './exchange';
import { findClientByType } from './queries';
import { isRedirectUri } from './redirect-uri';

export function authorizeRoutes({ config }: AreaDeps): Implementation[] {
  return [
    implementOpen(authorize, async ({ db }, { type, redirectUri, state, nonce, codeChallenge }) => {
      const client = await findClientByType(db, type);
      if (client === undefined) throw new Fault('thirdPartyUnknown');
      if (!isRedirectUri(config, redirectUri)) throw new Fault('redirectUriRefused');
      const { client_id: clientId, provider_name: providerName } = client;
      const url = new URL(config.publicUrl + authorize.path);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString();
      return { clientId, providerName, authorizeUrl: url.href };
    }),

    implementOpen(exchangeAuthorizationCode, async (context, body) => {
      await limitLogins(context, config.loginsPerMinute);
      const { db, ip, device, now } = context;
      return exchangeCode(db, config, body, { ip, device }, now);
    }),
  ];
}
