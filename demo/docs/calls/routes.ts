import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageParts } from '../layout';
import { callPage } from './call-page';
import { addressOf, entriesOf, GATEWAYS, type ApiDocuments } from './documents';
import { callsOverview, gatewayPage } from './list-page';

interface Replies {
  send(reply: FastifyReply, parts: PageParts): FastifyReply;
  notFound(reply: FastifyReply): FastifyReply;
}

/** Pages of the calls, and the OpenAPI documents to download. */
export function callRoutes(
  app: FastifyInstance,
  api: () => Promise<ApiDocuments>,
  { send, notFound }: Replies,
): void {
  app.get<{ Querystring: { q?: string } }>('/calls', async ({ query: { q } }, reply) => {
    const described = await api();
    const search = typeof q === 'string' ? q.trim() : '';
    const body = callsOverview(described, entriesOf(described).values(), search);
    return send(reply, { path: '/calls', title: '接口', body });
  });
  app.get<{ Params: { gateway: string } }>('/calls/:gateway', async ({ params: { gateway } }, reply) => {
    const entries = [...entriesOf(await api()).values()].filter((entry) => entry.gateway === gateway);
    if (entries.length === 0) return notFound(reply);
    const title = `${GATEWAYS[gateway] ?? ''}网关 ${gateway}`;
    return send(reply, { path: '/calls', title, body: gatewayPage(gateway, entries) });
  });
  app.get<{ Params: { gateway: string; name: string } }>(
    '/calls/:gateway/:name',
    async ({ params: { gateway, name } }, reply) => {
      const entry = entriesOf(await api()).get(name);
      if (entry?.gateway !== gateway) return notFound(reply);
      return send(reply, { path: addressOf(entry), title: `${name} 接口`, body: callPage(entry) });
    },
  );
  app.get<{ Params: { file: string } }>('/openapi/:file', async ({ params: { file } }, reply) => {
    const { documents, services, index } = await api();
    const known = index.documents.find((document) => document.file === file);
    const document =
      file === 'index.json'
        ? index
        : ((known && documents.get(known.gateway)) ?? services.get(file.replace(/\.json$/, '')));
    if (!document) return notFound(reply);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(document, null, 1));
  });
}
