import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { MESSAGE_LIMIT, MessageContent, MessageId } from '../../../src/contract/customer-service';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';
import { unlessUnavailable } from '../db/unavailable';
import { failure, refusal } from '../server/http/envelope';
import { eventFrame, HEARTBEAT, sendEvents } from '../server/events/event-stream';
import { Fault, statusOf } from '../server/http/fault';
import { answerJson, sendFresh, serveAssets } from '../server/pages/developer-pages';
import { html, page } from '../server/pages/html';
import { findThreads, hasThread } from './agent-queries';
import type { StreamCount } from '../server/events/stream-count';
import { findMessagesAfter, noteRead } from './queries';
import type { ChangeWatch } from '../server/events/change-watch';
import { SERVICE_NAME, writeMessage } from './write';

const PATH = '/developer/customer-service';
const BATCH = 50;

interface AgentPagesDeps {
  db: Database;
  clock: () => Date;
  watch: ChangeWatch;
  heartbeatMs: number;
  /** Counter of the streams of all open pages, which have no login. */
  count: StreamCount;
}

const StaffNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));
const Sequence = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0));
const Reply = v.object({ staffNo: StaffNo, messageId: MessageId, content: MessageContent });
const ReadReceipt = v.object({ staffNo: StaffNo, sequence: Sequence });
const Events = v.object({ thread: v.optional(StaffNo), after: v.optional(Sequence, 0) });

/**
 * Mounts the agent's side for trying out the portal: threads, a stream of messages, answers. Like all developer pages
 * it has no login of its own and is never mounted in production.
 */
export function mountAgentPages(app: FastifyInstance, deps: AgentPagesDeps): void {
  const { db, clock } = deps;

  app.get(PATH, (_request, reply) => sendFresh(reply, agentPage()));
  serveAssets(app, PATH, join(import.meta.dirname, 'agent'), ['agent.js', 'agent.css']);

  // the browser's EventSource reconnects by itself and sends the last id it saw
  app.get(`${PATH}/events`, (request, reply) => {
    const query = v.safeParse(Events, request.query);
    if (!query.success) return reply.code(400).send(failure(400));
    const { thread, after } = query.output;
    const last = v.safeParse(Sequence, request.headers['last-event-id']);
    try {
      reply.raw.once('close', deps.count.open(PATH, PATH));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return reply.code(statusOf(error)).type('application/json; charset=utf-8').send(refusal(error));
    }
    return sendEvents(reply, (gone) => agentEvents(deps, thread, last.success ? last.output : after, gone));
  });

  app.post(`${PATH}/reply`, (request, reply) =>
    answerJson(request, reply, Reply, async ({ staffNo, messageId, content }) => {
      if (!(await hasThread(db, staffNo))) return undefined;
      const message = { staffNo, messageId, content, sender: 'agent' as const, senderName: SERVICE_NAME };
      return inTransaction(db, (tx) => writeMessage(tx, message, clock()));
    }),
  );

  app.post(`${PATH}/read`, (request, reply) =>
    answerJson(request, reply, ReadReceipt, async ({ staffNo, sequence }) => {
      await noteRead(db, staffNo, 'agent_read_sequence', sequence);
      return {};
    }),
  );
}

/** Yields all threads whenever one has changed, and the messages of the opened one, each once and in order. */
async function* agentEvents(
  { db, watch, heartbeatMs }: AgentPagesDeps,
  thread: string | undefined,
  afterSequence: number,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const watcher = watch.watch(undefined);
  const isOver = () => gone.aborted || watch.ended.aborted;
  let cursor = afterSequence;
  try {
    while (!isOver()) {
      const read = await unlessUnavailable(() => readDesk(db, thread, cursor));
      if (read === undefined) {
        watcher.lookAgain();
      } else {
        yield eventFrame(read.threads, { event: 'threads' });
        for (const message of read.messages) {
          cursor = message.sequence;
          yield eventFrame(message, { event: 'message', id: cursor });
        }
        if (read.messages.length === BATCH) continue;
      }
      while (!isOver() && !(await watcher.changed(heartbeatMs, gone))) if (!isOver()) yield HEARTBEAT;
    }
  } finally {
    watcher.stop();
  }
}

async function readDesk(db: Database, thread: string | undefined, cursor: number) {
  const threads = await findThreads(db);
  const messages = thread === undefined ? [] : await findMessagesAfter(db, thread, cursor, BATCH);
  return { threads, messages };
}

function agentPage(): string {
  const body = html`<h1>客服工作台</h1>
    <p class="connection" role="status">正在连接</p>
    <noscript>客服工作台需要启用 JavaScript。</noscript>
    <div class="desk">
      <nav aria-label="会话">
        <ul class="threads"></ul>
        <p class="no-threads">还没有会话。员工在门户里联系客服后会出现在这里。</p>
      </nav>
      <section class="thread" aria-label="会话内容" hidden>
        <h2></h2>
        <ol class="messages" role="log" tabindex="0" aria-label="消息"></ol>
        <form class="reply">
          <label for="content">回复</label>
          <textarea id="content" rows="3" maxlength="${MESSAGE_LIMIT}" required></textarea>
          <p class="problem" role="alert"></p>
          <button class="primary">发送</button>
        </form>
      </section>
    </div>`;
  return page('客服工作台', body, { script: `${PATH}/agent.js`, style: `${PATH}/agent.css` });
}
