import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaticMount } from './config';

/** Names that a build gave a hash of the content: there is never another content under the same name. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+(?:\.map)?$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const CHECK_EACH_TIME = 'no-cache';

/** Serves folders as they are. */
export async function mountStatic(app: FastifyInstance, mounts: readonly StaticMount[]): Promise<void> {
  await app.register(fastifyStatic, { serve: false, cacheControl: false });
  for (const { prefix, root, crossOrigin = false } of mounts) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      cacheControl: false,
      setHeaders(response, path) {
        response.header('cache-control', HASHED.test(path) ? A_YEAR : CHECK_EACH_TIME);
        if (!crossOrigin) return;
        response.header('access-control-allow-origin', '*');
        response.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
}

/** Answers the address of a page that the client's router knows with the mount's page; undefined for any other. */
export function sendFallback(
  mounts: readonly StaticMount[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const [path = '/'] = request.url.split('?');
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  // the pages of approval are documents of their own, with the portal in them (specification 2.8)
  const isFile = /\.(?!html$)[a-z0-9]+$/i.test(path);
  const mount = mounts.find(({ prefix, fallback }) => fallback !== undefined && path.startsWith(prefix));
  if (!wantsPage || isFile || mount?.fallback === undefined) return undefined;
  return reply.code(200).header('cache-control', CHECK_EACH_TIME).sendFile(mount.fallback, mount.root);
}
