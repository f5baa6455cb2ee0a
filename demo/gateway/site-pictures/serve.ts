import type { FastifyInstance } from 'fastify';
import { failure } from '../server/http/envelope';
import type { MountContext } from '../server/area';
import { PICTURES_PATH, pictureNoOf } from './address';
import './schema';

const ROUTE = `${PICTURES_PATH}:name`;

/**
 * Serves the pictures to everyone, also on pages of other origins: they are shown before login. The content under a
 * number never changes. Both sides serve them, once where they share a port.
 */
export function mountPictures(
  app: FastifyInstance,
  { db, deps: { files }, limitCalls }: Pick<MountContext, 'db' | 'deps' | 'limitCalls'>,
): void {
  if (app.hasRoute({ method: 'GET', url: ROUTE })) return;
  app.get<{ Params: { name: string } }>(ROUTE, { onRequest: limitCalls }, async ({ params }, reply) => {
    const pictureNo = pictureNoOf(`${PICTURES_PATH}${params.name}`);
    const picture =
      pictureNo === undefined
        ? undefined
        : await db
            .selectFrom('site_picture')
            .select(['picture_no', 'file_size'])
            .where('picture_no', '=', pictureNo)
            .where('stored_at', 'is not', null)
            .executeTakeFirst();
    if (picture === undefined) return reply.code(404).header('cache-control', 'no-store').send(failure(404));
    return reply
      .type('image/webp')
      .headers({
        'content-length': picture.file_size,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      .send(await files.read(picture.picture_no));
  });
}
