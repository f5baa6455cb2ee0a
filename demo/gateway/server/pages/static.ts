import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaticMount } from '../config';

/** In a folder of its version: what stands there never changes. */
const VERSIONED = /[\\/]\d+\.\d+\.\d+(?:-[\w.-]+)?[\\/]/;
/** In a folder of the newest of a version: which one that is changes with every release. */
const NEWEST = /[\\/]v\d+(?:\.\d+)?[\\/]/;
/** Names that a build gave a hash of the content: there is never another content under the same name. */
const HASHED = /(?:[\\/]chunks[\\/].*-[\w-]{7}|-[\w-]{8})\.[a-z0-9]+(?:\.map)?$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
const CHECK_EACH_TIME = 'no-cache';

/** `path` of a file in a mounted folder. */
function cachingOf(path: string): string {
  if (VERSIONED.test(path) || HASHED.test(path)) return A_YEAR;
  return NEWEST.test(path) ? FIVE_MINUTES : CHECK_EACH_TIME;
}

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
        response.header('cache-control', cachingOf(path.slice(root.length)));
        if (!crossOrigin) return;
        response.header('access-control-allow-origin', '*');
        response.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  const forAnyOrigin = mounts.filter(({ crossOrigin }) => crossOrigin).map(({ prefix }) => prefix);
  app.addHook('onSend', (request, reply, _payload, done) => {
    // the same file for every origin: browsers keep one copy, whether it was asked for with an origin or without
    if (forAnyOrigin.some((prefix) => request.url.startsWith(prefix))) reply.removeHeader('vary');
    done();
  });
}

/**
 * Answers a browser that asks for a page which is no file: a document of its own, or that there is no such page.
 * undefined for any other request, and where no mount has such pages.
 */
export function sendPage(
  mounts: readonly StaticMount[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!wantsPage) return undefined;
  const [path = '/'] = request.url.split('?');
  for (const { prefix, root, documents = [], notFound } of mounts) {
    if (!path.startsWith(prefix)) continue;
    void reply.header('cache-control', CHECK_EACH_TIME);
    if (documents.includes(path.slice(prefix.length))) return reply.code(200).sendFile('index.html', root);
    if (notFound !== undefined) return reply.code(404).sendFile(notFound, root);
  }
  return undefined;
}
