import type { FastifyInstance } from 'fastify';
import type { EventOf } from '../../../src/contract/call';
import { streamMessages } from '../../../src/contract/customer-service';
import type { Database } from '../db/database';
import { unlessUnavailable } from '../db/unavailable';
import type { ChangeWatch } from '../server/events/change-watch';
import { eventFrame, HEARTBEAT } from '../server/events/event-stream';
import type { Host } from '../server/http/mount';
import { mountStream, type StreamReader } from '../server/events/mount-stream';
import type { StreamCount } from '../server/events/stream-count';
import { findMessagesAfter, findThreadState, type ReadState } from './queries';

type ThreadEvent = EventOf<typeof streamMessages>;

/** Messages per reading, so that a long absence is caught up in steps, as fast as the reader takes them. */
const BATCH = 50;

interface MessageStreamReader extends Pick<StreamReader, 'readmit'> {
  db: Database;
  watch: ChangeWatch;
  heartbeatMs: number;
}

/** Mounts the endpoint of `streamMessages`, the caller's own thread. */
export function mountMessageStream(
  app: FastifyInstance,
  host: Host,
  { watch, heartbeatMs, count }: { watch: ChangeWatch; heartbeatMs: number; count: StreamCount },
): void {
  mountStream(app, host, streamMessages, {
    count,
    frames: ({ caller, readmit }, { afterSequence }, gone) =>
      threadEvents({ db: host.db, watch, heartbeatMs, readmit }, caller.staffNo, afterSequence, gone),
    async poll({ staffNo }, { afterSequence }) {
      const { messages, reached } = await readAfter(host.db, staffNo, afterSequence);
      const told: ThreadEvent[] = messages.map((message) => ({ type: 'message', message }));
      return { events: reached ? [...told, stateOf(reached)] : told, hasMore: reached === undefined };
    },
  });
}

/** A batch of messages, and the state of the thread if they are the last. */
async function readAfter(db: Database, staffNo: string, cursor: number) {
  // the state first, so that it counts no message that is missing from the batch
  const state = await findThreadState(db, staffNo);
  const messages = await findMessagesAfter(db, staffNo, cursor, BATCH);
  return { messages, reached: messages.length < BATCH ? state : undefined };
}

async function* threadEvents(
  reading: MessageStreamReader,
  staffNo: string,
  afterSequence: number,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const { db, watch, heartbeatMs, readmit } = reading;
  // subscribes before the first reading, so that a change in between triggers the next one
  const watcher = watch.watch(staffNo);
  const isOver = () => gone.aborted || watch.ended.aborted;
  let cursor = afterSequence;
  let told = '';
  yield HEARTBEAT; // at once, so that the reader knows it is connected
  try {
    while (!isOver()) {
      const read = await unlessUnavailable(async () => {
        const found = await readAfter(db, staffNo, cursor);
        // after the reading, so that messages after the end of the session are not sent
        return { ...found, isAdmitted: (await readmit()) !== undefined };
      });
      if (read === undefined) {
        watcher.lookAgain();
      } else {
        if (!read.isAdmitted) return;
        for (const message of read.messages) {
          cursor = message.sequence;
          yield frame({ type: 'message', message }, cursor);
        }
        if (read.reached === undefined) continue;
        const state = frame(stateOf(read.reached));
        if (state !== told) yield state;
        told = state;
      }
      if (!(await watcher.changed(heartbeatMs, gone)) && !isOver()) yield HEARTBEAT;
    }
  } finally {
    watcher.stop();
  }
}

const stateOf = ({ readSequence, unreadCount }: ReadState): ThreadEvent => ({
  type: 'state',
  readSequence,
  unreadCount,
});

const frame = (event: ThreadEvent, id?: number): string => eventFrame(event, id === undefined ? {} : { id });
