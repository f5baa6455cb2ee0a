import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, exportJWK } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

export const CLIENT = { clientId: 'travel', secret: 'a-secret-of-the-company-0123456789' };

/** Person at the provider: the claims of their account, by subject. */
type People = Record<string, Record<string, unknown>>;

export interface TestProvider {
  issuer: string;
  people: People;
  /** Requests of the gateway to the provider, by path. */
  requests: string[];
  /** Replaces the keys of signatures; sessions stay. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

async function makeKey(kid: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}

/** Starts a real OpenID provider on loopback, whose interaction signs in the subject of the `login_hint`. */
export async function startProvider(
  redirectUri: string,
  {
    people,
    postLogout,
    logoutUri,
    deliver,
  }: {
    people: People;
    postLogout: string;
    /** Address of the gateway for logout tokens, when it is known. */
    logoutUri(): string;
    /** Posts a logout token to the gateway. */
    deliver(address: string, form: string): Promise<{ status: number }>;
  },
): Promise<TestProvider> {
  const keys = [await makeKey('first')];
  let handler: ReturnType<Provider['callback']> | undefined;
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push((request.url ?? '').split('?')[0] ?? '');
    void handler?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = new Map<string, Record<string, unknown>>();
  let provider: Provider;

  function build(): void {
    const configuration: Configuration = {
      adapter: memoryAdapter(store),
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          post_logout_redirect_uris: [postLogout],
          backchannel_logout_uri: logoutUri(),
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [...keys] as never },
      cookies: { keys: ['a key of the cookies of the test'] },
      fetch: async (url, options) => {
        const { status } = await deliver(
          new Request(url).url,
          await new Response(options?.body ?? '').text(),
        );
        return new Response(null, { status });
      },
      pkce: { required: () => true },
      claims: {
        email: ['email', 'email_verified'],
        profile: ['name', 'staff_no', 'amr_of'],
        phone: ['phone_number', 'phone_number_verified'],
      },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: true },
        backchannelLogout: { enabled: true },
        userinfo: { enabled: true },
      },
      findAccount: (_ctx, sub) =>
        people[sub] === undefined ? undefined : { accountId: sub, claims: () => ({ sub, ...people[sub] }) },
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      loadExistingGrant: async (ctx) => {
        const { client, session } = ctx.oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new ctx.oidc.provider.Grant({
          clientId: client.clientId,
          accountId: session.accountId,
        });
        grant.addOIDCScope('openid profile email phone');
        await grant.save();
        return grant;
      },
    };
    provider = new Provider(issuer, configuration);
    provider.use(async (ctx, next) => {
      if (!ctx.path.startsWith('/interaction/')) return next();
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const { login_hint: asked } = params;
      const hint = typeof asked === 'string' ? asked : '';
      const accountId = Object.keys(people).find((sub) => people[sub]?.['email'] === hint) ?? hint;
      const result =
        people[accountId] === undefined
          ? { error: 'access_denied', error_description: 'unknown' }
          : { login: { accountId } };
      await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    });
    handler = provider.callback();
  }
  build();
  return {
    issuer,
    people,
    requests,
    async rotateKeys() {
      keys.splice(0, keys.length, await makeKey(`key ${Date.now()}`));
      build();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Storage that outlives a change of keys. */
function memoryAdapter(store: Map<string, Record<string, unknown>>) {
  return class {
    constructor(private readonly name: string) {}
    #key = (id: string) => `${this.name}:${id}`;
    upsert(id: string, payload: Record<string, unknown>): Promise<void> {
      store.set(this.#key(id), payload);
      const { uid } = payload;
      if (typeof uid === 'string') store.set(`uid:${uid}`, { id: this.#key(id) });
      return Promise.resolve();
    }
    find(id: string): Promise<Record<string, unknown> | undefined> {
      return Promise.resolve(store.get(this.#key(id)));
    }
    findByUid(uid: string): Promise<Record<string, unknown> | undefined> {
      return Promise.resolve(store.get(String(store.get(`uid:${uid}`)?.['id'])));
    }
    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }
    consume(id: string): Promise<void> {
      const found = store.get(this.#key(id));
      if (found) found['consumed'] = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    }
    destroy(id: string): Promise<void> {
      store.delete(this.#key(id));
      return Promise.resolve();
    }
    revokeByGrantId(): Promise<void> {
      return Promise.resolve();
    }
  };
}

/** A browser that keeps the cookies of the provider, and follows its redirects until one leaves it. */
export function browserAt(issuer: string) {
  const cookies = new Map<string, string>();
  return {
    async go(address: string, init: RequestInit = {}): Promise<{ left?: URL; status: number; body: string }> {
      let url = new URL(address, issuer);
      let request = init;
      for (let hops = 0; hops < 10; hops += 1) {
        const answer = await fetch(url, {
          ...request,
          redirect: 'manual',
          headers: {
            ...(request.headers as Record<string, string> | undefined),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          },
        });
        for (const set of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) return { status: answer.status, body: await answer.text() };
        url = new URL(location, url);
        request = {};
        if (url.origin !== new URL(issuer).origin) return { left: url, status: answer.status, body: '' };
      }
      throw new Error('too many redirects');
    },
  };
}
