import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER, REFUSED_STATUS, type Method } from '../../../../src/protocol/service';

/** The request was not carried out; the reason goes to the caller. */
export class Refused extends Error {}

export interface ServedMethod {
  method: Method;
  /** Returns the body of the answer, or bytes with their type. Throws Refused. */
  answer(request: unknown): Promise<object | { type: string; content: Uint8Array }>;
}

/** Declares how a method is answered. */
export const serve = <M extends Method>(
  method: M,
  answer: (
    request: v.InferOutput<M['request']>,
  ) => Promise<v.InferInput<M['answer']> | { type: string; content: Uint8Array }>,
): ServedMethod => ({ method, answer: answer as ServedMethod['answer'] });

interface ServiceOptions {
  token: string;
  methods: readonly ServedMethod[];
  logger?: FastifyServerOptions['logger'];
}

/** Serves methods by the protocol of services behind the gateway. It does not listen yet. */
export function buildService({ token, methods, logger = false }: ServiceOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({ logger, bodyLimit: 1024 * 1024 });
  const wanted = digest(`Bearer ${token}`);
  app.addHook('onRequest', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return reply.code(401).send({ error: 'the bearer token is wrong' });
    return undefined;
  });
  for (const { method, answer } of methods) {
    app.post(`/${method.path}`, async (request, reply) => {
      const parsed = v.safeParse(method.request, request.body);
      if (!parsed.success) {
        const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the body');
        return reply.code(400).send({ error: `broken fields: ${fields.join(', ')}` });
      }
      const key = method.keyOf?.(parsed.output);
      if (key !== undefined && request.headers[IDEMPOTENCY_HEADER] !== key)
        return reply.code(400).send({ error: `${IDEMPOTENCY_HEADER} must be ${key}` });
      try {
        const answered = await answer(parsed.output);
        if ('content' in answered && answered.content instanceof Uint8Array)
          return await reply.type(answered.type).send(Buffer.from(answered.content));
        return await reply.type('application/json; charset=utf-8').send(JSON.stringify(answered));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return reply.code(REFUSED_STATUS).send({ refused: true, reason: error.message });
      }
    });
  }
  return app;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
