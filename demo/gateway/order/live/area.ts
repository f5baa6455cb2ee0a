import type { Area } from '../../server/area';
import { createChangeWatch } from '../../server/events/change-watch';
import { createStreamCount } from '../../server/events/stream-count';
import { findVersions, purgeChanges } from './queries';
import { mountOrderStream } from './stream';

export const area: Area = {
  name: 'order/live',
  async mount(app, { db, deps: { config }, host, limitCalls }) {
    const watch = createChangeWatch((enterpriseNums) => findVersions(db, enterpriseNums), {
      what: 'changed orders',
      pollMs: config.messagePollMs,
      log: app.log,
    });
    // ends the streams before the server waits for its connections, which they would keep open
    app.addHook('preClose', () => watch.close());
    await app.register(async (streams) => {
      streams.addHook('onRequest', limitCalls);
      const { streamsPerSession: perSession, streamsPerUser: perUser, streamHeartbeatMs } = config;
      const count = createStreamCount({ perSession, perUser });
      mountOrderStream(streams, host, { watch, heartbeatMs: streamHeartbeatMs, count });
    });
  },
  dueTasks: { 'purge order changes': ({ db }) => purgeChanges(db) },
};
