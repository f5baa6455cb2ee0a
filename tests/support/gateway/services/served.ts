import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** `lostBefore`: the connection ends before the method is carried out; `lostAfter`: before its answer; otherwise a status. */
export type Manner = 'lostBefore' | 'lostAfter' | 'broken' | 'silent' | number;

export interface ServedService {
  url: string;
  /** Paths of all requests so far, in order. */
  asked: string[];
  /** Headers of the last request. */
  headers: Readonly<Record<string, unknown>>;
  /** Manners of the next requests of a path, in order; further ones are answered. */
  plan: Map<string, Manner[]>;
  close(): Promise<void>;
}

/** Lets a service listen on a free port of this machine, and misbehave as planned. */
export async function listen(app: FastifyInstance): Promise<ServedService> {
  const service: ServedService = {
    url: '',
    asked: [],
    headers: {},
    plan: new Map(),
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
  const manners = new WeakMap<object, Manner>();
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.slice(1);
    service.asked.push(path);
    service.headers = request.headers;
    const manner = service.plan.get(path)?.shift();
    if (manner === undefined) return undefined;
    manners.set(request, manner);
    if (manner === 'lostBefore') request.raw.socket.destroy();
    if (manner === 'silent' || manner === 'lostBefore') return reply.hijack();
    return typeof manner === 'number'
      ? reply.code(manner).send({ refused: true, reason: 'as planned' })
      : undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const manner = manners.get(request);
    if (manner === 'lostAfter') {
      request.raw.socket.destroy();
      reply.hijack();
    }
    return manner === 'broken' ? '{"unknown":true}' : payload;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  service.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return service;
}
