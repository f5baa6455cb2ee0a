import type { Area } from '../server/area';
import { createChangeWatch } from '../server/events/change-watch';
import { createStreamCount } from '../server/events/stream-count';
import { findVersions } from './queries';
import { customerServiceRoutes } from './routes';
import { mountMessageStream } from './stream';

export const area: Area = {
  name: 'customer-service',
  implementations: customerServiceRoutes,
  async mount(app, { db, deps: { config }, host, limitCalls }) {
    const watch = createChangeWatch((staffNos) => findVersions(db, staffNos), {
      what: 'new messages',
      pollMs: config.messagePollMs,
      log: app.log,
    });
    const streaming = { watch, heartbeatMs: config.streamHeartbeatMs };
    // ends the streams before the server waits for its connections, which they would keep open
    app.addHook('preClose', () => watch.close());
    await app.register(async (streams) => {
      streams.addHook('onRequest', limitCalls);
      const { streamsPerSession: perSession, streamsPerUser: perUser } = config;
      const count = createStreamCount({ perSession, perUser });
      mountMessageStream(streams, host, { ...streaming, count });
    });
  },
};
