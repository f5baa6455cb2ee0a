import type { FastifyInstance } from 'fastify';
import { streamChats } from '../../../../src/contract/agency/chats';
import type { EventOf, ParsedBodyOf } from '../../../../src/contract/call';
import type { ServiceMessage } from '../../../../src/contract/customer-service';
import { isChatOf } from '../../customer-service/chats';
import { findMessagesAfter } from '../../customer-service/queries';
import type { Database } from '../../db/database';
import { unlessUnavailable } from '../../db/unavailable';
import type { ChangeWatch } from '../../server/events/change-watch';
import { eventFrame, HEARTBEAT } from '../../server/events/event-stream';
import { mountOperatorStream } from '../../server/events/mount-stream';
import type { StreamCount } from '../../server/events/stream-count';
import type { Host } from '../../server/http/mount';
import type { Operator } from '../../server/http/operator';

type ChatEvent = EventOf<typeof streamChats>;

const BATCH = 50;

interface Watching {
  watch: ChangeWatch;
  heartbeatMs: number;
}

interface ChatReader extends Watching {
  db: Database;
  operator: Operator;
  /** Returns the operator, or undefined when they may read no more. */
  readmit(): Promise<Operator | undefined>;
}

/** Mounts the stream of an agency's chats. */
export function mountChatStream(
  app: FastifyInstance,
  host: Host,
  { count, ...watching }: Watching & { count: StreamCount },
): void {
  const { db } = host;
  mountOperatorStream(app, host, streamChats, {
    count,
    frames: (reader, opened, gone) => chatFrames({ db, ...watching, ...reader }, opened, gone),
    async poll(operator, { staffNo, afterSequence }) {
      const messages = await readAfter(db, operator, staffNo, afterSequence);
      const told: ChatEvent[] = messages.map((message) => ({ type: 'message', message }));
      const changed: ChatEvent = { type: 'chats' };
      return { events: [changed, ...told], hasMore: messages.length === BATCH };
    },
  });
}

/** A batch of messages of the opened chat; none for a chat of another agency. */
async function readAfter(
  db: Database,
  operator: Operator,
  staffNo: string,
  cursor: number,
): Promise<ServiceMessage[]> {
  if (staffNo === '' || !(await isChatOf(db, operator, staffNo))) return [];
  return findMessagesAfter(db, staffNo, cursor, BATCH);
}

async function* chatFrames(
  { db, watch, heartbeatMs, operator, readmit }: ChatReader,
  { staffNo, afterSequence }: ParsedBodyOf<typeof streamChats>,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const watcher = watch.watch(operator.tmcNumber);
  const isOver = () => gone.aborted || watch.ended.aborted;
  let cursor = afterSequence;
  let isChanged = true;
  yield HEARTBEAT; // at once, so that the reader knows it is connected
  try {
    while (!isOver()) {
      const read = await unlessUnavailable(async () => ({
        messages: await readAfter(db, operator, staffNo, cursor),
        // after the reading, so that messages after the end of the session are not sent
        isAdmitted: (await readmit()) !== undefined,
      }));
      if (read === undefined) {
        watcher.lookAgain();
      } else {
        if (!read.isAdmitted) return;
        for (const message of read.messages) {
          cursor = message.sequence;
          yield frame({ type: 'message', message });
        }
        if (read.messages.length === BATCH) continue;
        if (isChanged) yield frame({ type: 'chats' });
      }
      isChanged = await watcher.changed(heartbeatMs, gone);
      if (!isChanged && !isOver()) yield HEARTBEAT;
    }
  } finally {
    watcher.stop();
  }
}

const frame = (event: ChatEvent): string => eventFrame(event);
