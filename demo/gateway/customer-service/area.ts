import type { Area } from '../server/area';
import { mountAgentPages } from './agent-pages';
import { createStreamCount } from '../server/stream-count';
import { customerServiceRoutes } from './routes';
import { mountMessageStream } from './stream';
import { createThreadWatch } from './thread-watch';

export const area: Area = {
  name: 'customer-service',
  implementations: customerServiceRoutes,
  async mount(app, { db, clock, deps: { config }, host, limitCalls }) {
    const watch = createThreadWatch(db, config.messagePollMs, app.log);
    const streaming = { watch, heartbeatMs: config.streamHeartbeatMs };
    // before the server waits for its connections: an open stream would keep it from closing
    app.addHook('preClose', () => watch.close());
    await app.register(async (streams) => {
      streams.addHook('onRequest', limitCalls);
      const { streamsPerSession: perSession, streamsPerUser: perUser } = config;
      const count = createStreamCount({ perSession, perUser });
      mountMessageStream(streams, host, { ...streaming, count });
    });
    if (!config.developerPages) return;
    await app.register(async (pages) => {
      pages.addHook('onRequest', limitCalls);
      const { agentStreams } = config;
      const count = createStreamCount({ perSession: agentStreams, perUser: agentStreams });
      mountAgentPages(pages, { db, clock, ...streaming, count });
    });
  },
};
