import type { FastifyInstance } from 'fastify';

const PAGE = '/account/link';

/** Follows a link as a browser does: the token moves into a cookie, then the page is shown. */
export async function openLink(app: FastifyInstance, path: string) {
  return app.inject({ method: 'GET', url: PAGE, headers: { cookie: await cookieOf(app, path) } });
}

/** Opens a link and sends its form. */
export async function setPassword(
  app: FastifyInstance,
  path: string,
  form: { password: string; again: string },
) {
  return app.inject({
    method: 'POST',
    url: PAGE,
    headers: {
      cookie: await cookieOf(app, path),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
}

async function cookieOf(app: FastifyInstance, path: string): Promise<string> {
  const { cookies } = await app.inject({ method: 'GET', url: path });
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
