import type { FastifyInstance } from 'fastify';
import type { EventOf } from '../../../../src/contract/call';
import { streamOrderChanges } from '../../../../src/contract/order/live';
import type { Database } from '../../db/database';
import { unlessUnavailable } from '../../db/unavailable';
import type { ChangeWatch } from '../../server/events/change-watch';
import { eventFrame, HEARTBEAT } from '../../server/events/event-stream';
import type { Host } from '../../server/http/mount';
import { mountStream, type StreamReader } from '../../server/events/mount-stream';
import type { StreamCount } from '../../server/events/stream-count';
import { findChanges, type OrderChange } from './queries';

interface OrderStreamOptions {
  watch: ChangeWatch;
  heartbeatMs: number;
  count: StreamCount;
}

/** Mounts the endpoint of `streamOrderChanges`. */
export function mountOrderStream(
  app: FastifyInstance,
  host: Host,
  { count, ...watching }: OrderStreamOptions,
): void {
  mountStream(app, host, streamOrderChanges, {
    count,
    frames: (reader, { cursor }, gone) => changeEvents({ ...watching, ...reader, db: host.db }, cursor, gone),
    async poll(caller, { cursor }) {
      const { changes, next } = await findChanges(host.db, caller, cursor);
      return { events: [eventOf(changes, next)], hasMore: false };
    },
  });
}

interface OrderStreamReader extends StreamReader, Omit<OrderStreamOptions, 'count'> {
  db: Database;
}

async function* changeEvents(
  { db, watch, heartbeatMs, caller: first, readmit }: OrderStreamReader,
  from: string,
  gone: AbortSignal,
): AsyncGenerator<string> {
  let caller = first;
  // subscribes before the first reading, so that a change in between triggers the next one
  const watcher = watch.watch(caller.enterpriseNum);
  const isOver = () => gone.aborted || watch.ended.aborted;
  let cursor = from;
  let told: ReadonlySet<number> | undefined;
  yield HEARTBEAT; // at once, so that the reader knows it is connected
  try {
    while (!isOver()) {
      const read = await unlessUnavailable(async () => {
        const found = await findChanges(db, caller, cursor);
        // after the reading, so that changes after the end of the session are not sent
        const admitted = await readmit();
        if (admitted === undefined || admitted.held === caller.held) return { ...found, admitted };
        // reads again when the rights have changed, so that hidden changes are not sent
        caller = admitted;
        return { ...(await findChanges(db, caller, cursor)), admitted };
      });
      if (read === undefined) {
        watcher.lookAgain();
      } else {
        if (read.admitted === undefined) return;
        const news = read.changes.filter(({ change_no }) => !told?.has(change_no));
        // the first frame carries the cursor even without changes
        if (news.length > 0 || told === undefined) {
          yield eventFrame(eventOf(news, read.next), { id: Number(read.next) });
        }
        told = new Set(read.changes.map(({ change_no }) => change_no));
        cursor = read.next;
      }
      if (!(await watcher.changed(heartbeatMs, gone)) && !isOver()) yield HEARTBEAT;
    }
  } finally {
    watcher.stop();
  }
}

function eventOf(changes: readonly OrderChange[], cursor: string): EventOf<typeof streamOrderChanges> {
  return {
    cursor,
    orderNos: [...new Set(changes.flatMap(({ order_no }) => order_no ?? []))],
    exportNos: changes.flatMap(({ export_no }) => export_no ?? []),
    applyIds: changes.flatMap(({ apply_id }) => apply_id ?? []),
    hasMessages: changes.some(({ staff_no }) => staff_no !== null),
  };
}
