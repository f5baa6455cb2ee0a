import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaticMount } from '../config';

/** A path in a folder of an exact version, whose content never changes. */
const VERSIONED = /[\\/]\d+\.\d+\.\d+(?:-[\w.-]+)?[\\/]/;
/** A path in a folder of the newest version of a line, which changes with releases. */
const NEWEST = /[\\/]v\d+(?:\.\d+)?[\\/]/;
/** File names with a hash of the content, so that the content under a name never changes. */
const HASHED = /(?:[\\/]chunks[\\/].*-[\w-]{7}|-[\w-]{8})\.[a-z0-9]+(?:\.map)?$/;
const A_YEAR = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
const CHECK_EACH_TIME = 'no-cache';

/** `path` of a file in a mounted folder. */
function cachingOf(path: string): string {
  if (VERSIONED.test(path) || HASHED.test(path)) return A_YEAR;
  return NEWEST.test(path) ? FIVE_MINUTES : CHECK_EACH_TIME;
}

/** Serves the mounted folders. */
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
    // the file is the same for every origin, so browsers should share one cached copy
    if (forAnyOrigin.some((prefix) => request.url.startsWith(prefix))) reply.removeHeader('vary');
    done();
  });
}

/**
 * Answers a browser's request for a page that is no file: with `index.html` for a document of its own, or with the 404
 * page. Returns undefined for other requests and when no mount has such pages.
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
