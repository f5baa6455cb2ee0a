import type { FastifyError } from 'fastify';
import type { Area } from '../server/area';
import { purgeRequests } from './request-log';
import { scimError } from './scim/errors';
import { GROUPS, USERS } from './scim/resources';
import { describe, SCIM_PATH, serviceProviderConfig } from './scim/schemas';
import { createLimits, refuse, serveScim } from './scim/serve';
import { baseOf } from './users/queries';

/** Largest body: a group with some thousand members. */
const BODY_LIMIT = 1024 * 1024;

export const area: Area = {
  name: 'directory-sync',
  mount(app, mount) {
    const { config } = mount.deps;
    const base = baseOf(config.publicUrl);
    const limits = createLimits(app, config.userCallsPerMinute);
    const serve = (act: Parameters<typeof serveScim>[2]) => serveScim(mount, { limits, base }, act);
    void app.register(
      (part, _options, done) => {
        part.addContentTypeParser(
          'application/scim+json',
          { parseAs: 'string', bodyLimit: BODY_LIMIT },
          part.getDefaultJsonParser('error', 'error'),
        );
        part.addHook('onRequest', mount.limitCalls);
        part.setErrorHandler((error: FastifyError, request, reply) => {
          const status = error.statusCode ?? 500;
          if (status >= 500) request.log.error({ err: error, req: request }, 'request failed');
          const scimType = status === 400 ? 'invalidSyntax' : '';
          return refuse(reply, scimError(status, scimType, status >= 500 ? 'Internal error' : error.message));
        });
        part.setNotFoundHandler((_request, reply) => refuse(reply, scimError(404, '', 'Not found')));
        for (const [path, acts] of [
          ['/Users', USERS],
          ['/Groups', GROUPS],
        ] as const) {
          const options = { bodyLimit: BODY_LIMIT };
          part.get(path, serve(acts.list));
          part.get(`${path}/:id`, serve(acts.get));
          part.post(path, options, serve(acts.post));
          part.put(`${path}/:id`, options, serve(acts.put));
          part.patch(`${path}/:id`, options, serve(acts.patch));
          part.delete(`${path}/:id`, serve(acts.delete));
        }
        part.get(
          '/ServiceProviderConfig',
          serve(() => Promise.resolve({ status: 200, body: serviceProviderConfig(base) })),
        );
        for (const kind of ['ResourceTypes', 'Schemas'] as const)
          for (const path of [`/${kind}`, `/${kind}/:id`])
            part.get(
              path,
              serve((_context, { params }) => {
                const body = describe(base, kind, (params as { id?: string }).id);
                if (body === undefined) throw scimError(404, '', 'Not found');
                return Promise.resolve({ status: 200, body });
              }),
            );
        done();
      },
      { prefix: SCIM_PATH },
    );
  },
  dueTasks: {
    'purge requests of directories': ({ db, now }) => purgeRequests(db, now),
  },
};
