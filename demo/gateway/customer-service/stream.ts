import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventOf } from '../../../src/contract/call';
import { streamMessages } from '../../../src/contract/customer-service';
import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import { unlessUnavailable } from '../db/unavailable';
import { refusal } from '../server/envelope';
import { eventFrame, HEARTBEAT, sendEvents } from '../server/event-stream';
import { Fault, statusOf } from '../server/fault';
import { refuseBulk } from '../server/acceptable';
import { parseBody } from '../server/implement';
import { admit, type Host } from '../server/mount';
import type { StreamCount } from '../server/stream-count';
import { hashToken } from '../server/token';
import { findMessagesAfter, findThreadState } from './queries';
import type { ThreadWatch } from './thread-watch';

/** Messages read at a time: a long absence is caught up in steps, as fast as the reader takes them. */
const BATCH = 50;

interface Reading {
  db: Database;
  watch: ThreadWatch;
  heartbeatMs: number;
  /** Whether the reader may still read: asked after each reading, before anything of it is told. */
  isAdmitted(): Promise<boolean>;
}

/** Answers `streamMessages`: refused like any call, else the caller's own thread as it goes on. */
export function mountMessageStream(
  app: FastifyInstance,
  host: Host,
  { watch, heartbeatMs, count }: { watch: ThreadWatch; heartbeatMs: number; count: StreamCount },
): void {
  const route = async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = { userNo: '', code: '0' };
    request.outcome = outcome;
    try {
      const { caller, authSign } = await admit(host, request, streamMessages);
      outcome.userNo = caller.userNo;
      refuseBulk(request.body);
      const { afterSequence } = parseBody(streamMessages, request.body);
      const isAdmitted = () => isStill(caller, () => admit(host, request, streamMessages, { touch: false }));
      const reading = { db: host.db, watch, heartbeatMs, isAdmitted };
      reply.raw.once('close', count.open(hashToken(authSign), caller.userNo));
      return sendEvents(reply, (gone) => threadEvents(reading, caller.staffNo, afterSequence, gone));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      outcome.code = error.code;
      return reply
        .code(statusOf(error))
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(refusal(error));
    }
  };
  app.post(streamMessages.path, route);
  app.post(`${streamMessages.path}.json`, route);
}

/** A session may end, lose its rights, or move to another of the user's enterprises while its stream is open. */
async function isStill(caller: Caller, admitAgain: () => Promise<{ caller: Caller }>): Promise<boolean> {
  try {
    return (await admitAgain()).caller.staffNo === caller.staffNo;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/** A batch of messages, and how the thread stands if they are the last. */
async function readAfter({ db, isAdmitted }: Reading, staffNo: string, cursor: number) {
  const messages = await findMessagesAfter(db, staffNo, cursor, BATCH);
  const reached = messages.length < BATCH ? await findThreadState(db, staffNo) : undefined;
  // after the reading: what came after the end of the session is not told
  return { isAdmitted: await isAdmitted(), messages, reached };
}

async function* threadEvents(
  reading: Reading,
  staffNo: string,
  afterSequence: number,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const { watch, heartbeatMs } = reading;
  // watched before the first look: what comes in between is seen by the next
  const watcher = watch.watch(staffNo);
  const isOver = () => gone.aborted || watch.ended.aborted;
  let cursor = afterSequence;
  let told = '';
  yield HEARTBEAT; // at once, so that the reader knows it is connected
  try {
    while (!isOver()) {
      const read = await unlessUnavailable(() => readAfter(reading, staffNo, cursor));
      if (read === undefined) {
        watcher.lookAgain();
      } else {
        if (!read.isAdmitted) return;
        for (const message of read.messages) {
          cursor = message.sequence;
          yield frame({ type: 'message', message }, cursor);
        }
        if (read.reached === undefined) continue;
        const { readSequence, unreadCount } = read.reached;
        const state = frame({ type: 'state', readSequence, unreadCount });
        if (state !== told) yield state;
        told = state;
      }
      if (!(await watcher.changed(heartbeatMs, gone)) && !isOver()) yield HEARTBEAT;
    }
  } finally {
    watcher.stop();
  }
}

const frame = (event: EventOf<typeof streamMessages>, id?: number): string =>
  eventFrame(event, id === undefined ? {} : { id });
