import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';

type Page = Awaited<ReturnType<typeof openPage>>;

/** Browser at the identity provider's page. */
export interface ProviderSession {
  /** Hidden field of the form shown last. */
  ticket: string;
  /** Posts the form shown last. Defaults: its ticket and the browser's cookie. */
  post(
    step: 'login' | 'consent',
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Page>;
  /** Signs in and consents. Resolves with the address of the redirect back. */
  consent(account: string): Promise<URL>;
}

export function openPage(app: FastifyInstance, address: string) {
  const { pathname, search } = new URL(address);
  return app.inject({ method: 'GET', url: pathname + search });
}

export function answerOf({ statusCode, headers }: Page): URL {
  assert.equal(statusCode, 303);
  return new URL(String(headers.location));
}

export async function openProviderSession(app: FastifyInstance, address: string): Promise<ProviderSession> {
  const first = await openPage(app, address);
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  const session: ProviderSession = {
    ticket: ticketIn(first.body),
    async post(step, fields, headers = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: `/CLTHIRDSSOWEBPAL/oauth/2.0/${step}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
        payload: new URLSearchParams({ ticket: session.ticket, ...fields }).toString(),
      });
      const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
      const { location } = answer.headers;
      // browsers follow redirects within a site
      const shown = location?.startsWith('/')
        ? await app.inject({ url: location, headers: { cookie: [cookie, ...cookies].join('; ') } })
        : answer;
      session.ticket = ticketIn(shown.body);
      return shown;
    },
    async consent(account) {
      const page = await session.post('login', { account, password: 'Demo@2026' });
      assert.match(page.body, /同意并登录/);
      return answerOf(await session.post('consent', { decision: 'approve' }));
    },
  };
  return session;
}

const ticketIn = (body: string): string => /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? '';
