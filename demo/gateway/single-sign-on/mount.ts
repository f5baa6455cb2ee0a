import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import { CALLBACK_PATH, LEAVE_PATH, LOGOUT_PATH, START_PATH } from '../login/single-sign-on/addresses';
import type { MountContext } from '../server/area';
import { homeOf, sendPage, type PageParts } from './answers';
import { comeBack, setOut } from './out-and-back';
import { refusedPage } from './pages';
import { endSessions, leave } from './sign-out';

/** Mounts the addresses between the portal and the providers of companies. */
export async function mountSingleSignOn(
  app: FastifyInstance,
  { db, clock, background, deps: { config }, limitCalls }: MountContext,
): Promise<void> {
  const parts: PageParts = { db, clock, background, config };
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 32_768 });
    pages.addHook('onRequest', limitCalls);
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error, req: request }, 'request failed');
      const text = statusCode === 429 ? '操作过于频繁，请稍后再试。' : '系统异常，请稍后重试。';
      return sendPage(reply.code(statusCode), refusedPage(text, homeOf(config)));
    });
    pages.get(START_PATH, (request, reply) => setOut(parts, request, reply));
    pages.get(CALLBACK_PATH, (request, reply) => comeBack(parts, request, reply));
    pages.get(LEAVE_PATH, (request, reply) => leave(parts, request, reply));
    pages.post(`${LOGOUT_PATH}/:providerNo`, (request, reply) => endSessions(parts, request, reply));
  });
}
