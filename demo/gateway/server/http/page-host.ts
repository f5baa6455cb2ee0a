import type { FastifyRequest } from 'fastify';

/** Host of the page that makes a call, with its port as browsers see it: that of its origin, or of the request. */
export function pageHostOf({ headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const page = origin === undefined || !URL.canParse(origin) ? host : new URL(origin).host;
  return page.toLowerCase();
}
