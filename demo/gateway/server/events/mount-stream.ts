import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventOf, ParsedBodyOf, Poll, Stream } from '../../../../src/contract/call';
import { assertPayloadLimits } from '../limits/payload-limits';
import type { Caller } from '../http/caller';
import { refusal, successAround } from '../http/envelope';
import { sendEvents } from './event-stream';
import { Fault, statusOf } from '../http/fault';
import { parseBody } from '../http/implement';
import { admit, admitOperator, type Host } from '../http/mount';
import type { Operator } from '../http/operator';
import type { StreamCount } from './stream-count';
import { hashToken } from '../http/token';

/** Reader of a stream. */
export interface StreamReader {
  caller: Caller;
  /**
   * Returns the reader with their current rights, or undefined when they may read no more. Called after each reading,
   * before any of it is sent.
   */
  readmit(): Promise<Caller | undefined>;
}

interface StreamOptions<S extends Stream> {
  count: StreamCount;
  /** Frames of the stream; `gone` is aborted when the reader disconnects. */
  frames(reader: StreamReader, body: ParsedBodyOf<S>, gone: AbortSignal): AsyncIterable<string>;
  /** Current events, for readers that poll. */
  poll(caller: Caller, body: ParsedBodyOf<S>): Promise<Poll<EventOf<S>>>;
}

/** Mounts a stream of the contract. Refusals are like those of a call; otherwise the events are streamed. */
export function mountStream<S extends Stream>(
  app: FastifyInstance,
  host: Host,
  stream: S,
  { count, frames, poll }: StreamOptions<S>,
): void {
  mountEvents(app, host, stream, {
    count,
    async admit(request, touch) {
      const { caller, authSign } = await admit(host, request, stream, { touch });
      return { reader: caller, userNo: caller.userNo, token: authSign };
    },
    frames: (caller, { request, body, gone }) =>
      frames(
        {
          caller,
          readmit: () => readmitCaller(caller, () => admit(host, request, stream, { touch: false })),
        },
        body,
        gone,
      ),
    poll,
  });
}

interface OperatorStreamOptions<S extends Stream> {
  count: StreamCount;
  /** Frames of the stream; `readmit` returns the operator with their present rights, or undefined. */
  frames(
    reader: { operator: Operator; readmit(): Promise<Operator | undefined> },
    body: ParsedBodyOf<S>,
    gone: AbortSignal,
  ): AsyncIterable<string>;
  poll(operator: Operator, body: ParsedBodyOf<S>): Promise<Poll<EventOf<S>>>;
}

/** Mounts a stream for operators of the agency. */
export function mountOperatorStream<S extends Stream>(
  app: FastifyInstance,
  host: Host,
  stream: S,
  { count, frames, poll }: OperatorStreamOptions<S>,
): void {
  mountEvents(app, host, stream, {
    count,
    async admit(request, touch) {
      const { operator, operatorSign } = await admitOperator(host, request, stream, { touch });
      return { reader: operator, userNo: operator.operatorNo, token: operatorSign };
    },
    frames: (operator, { request, body, gone }) =>
      frames({ operator, readmit: () => readmitOperator(host, request, stream) }, body, gone),
    poll,
  });
}

interface EventsOptions<S extends Stream, R> {
  count: StreamCount;
  admit(request: FastifyRequest, touch: boolean): Promise<{ reader: R; userNo: string; token: string }>;
  frames(
    reader: R,
    asked: { request: FastifyRequest; body: ParsedBodyOf<S>; gone: AbortSignal },
  ): AsyncIterable<string>;
  poll(reader: R, body: ParsedBodyOf<S>): Promise<Poll<EventOf<S>>>;
}

function mountEvents<S extends Stream, R>(
  app: FastifyInstance,
  host: Host,
  stream: S,
  { count, admit: enter, frames, poll }: EventsOptions<S, R>,
): void {
  const route = async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = { userNo: '', code: '0' };
    request.outcome = outcome;
    try {
      const isPoll = request.headers.accept === 'application/json';
      // polling by an unattended page must not keep its session alive
      const { reader, userNo, token } = await enter(request, !isPoll);
      outcome.userNo = userNo;
      if (isPoll) await host.limitUser(request);
      assertPayloadLimits(request.body);
      const body = parseBody(stream, request.body);
      if (isPoll) return sendPoll(reply, await poll(reader, body));
      reply.raw.once('close', count.open(hashToken(token), userNo));
      return sendEvents(reply, (gone) => frames(reader, { request, body, gone }));
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
  app.post(stream.path, route);
  app.post(`${stream.path}.json`, route);
}

function sendPoll(reply: FastifyReply, told: Poll<unknown>): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(successAround(JSON.stringify(told)));
}

/**
 * Checks the session again while its stream is open: it may end, lose its rights, or switch to another of the user's
 * enterprises.
 */
async function readmitCaller(
  { staffNo }: Caller,
  admitAgain: () => Promise<{ caller: Caller }>,
): Promise<Caller | undefined> {
  try {
    const { caller } = await admitAgain();
    return caller.staffNo === staffNo ? caller : undefined;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

/** Checks an operator's session and right again while their stream is open. */
async function readmitOperator(
  host: Host,
  request: FastifyRequest,
  stream: Stream,
): Promise<Operator | undefined> {
  try {
    return (await admitOperator(host, request, stream, { touch: false })).operator;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
