import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedBodyOf, Stream } from '../../../src/contract/call';
import { refuseBulk } from './acceptable';
import type { Caller } from './caller';
import { refusal } from './envelope';
import { sendEvents } from './event-stream';
import { Fault, statusOf } from './fault';
import { parseBody } from './implement';
import { admit, type Host } from './mount';
import type { StreamCount } from './stream-count';
import { hashToken } from './token';

/** Who reads a stream. */
export interface StreamReader {
  caller: Caller;
  /** Whether the reader may still read: asked after each reading, before anything of it is told. */
  isAdmitted(): Promise<boolean>;
}

interface Streaming<S extends Stream> {
  count: StreamCount;
  /** What is told; `gone` is aborted when the reader is. */
  frames(reader: StreamReader, body: ParsedBodyOf<S>, gone: AbortSignal): AsyncIterable<string>;
}

/** Answers a stream of the contract: refused like any call, else with what goes on. */
export function mountStream<S extends Stream>(
  app: FastifyInstance,
  host: Host,
  stream: S,
  { count, frames }: Streaming<S>,
): void {
  const route = async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = { userNo: '', code: '0' };
    request.outcome = outcome;
    try {
      const { caller, authSign } = await admit(host, request, stream);
      outcome.userNo = caller.userNo;
      refuseBulk(request.body);
      const body = parseBody(stream, request.body);
      const isAdmitted = () => isStill(caller, () => admit(host, request, stream, { touch: false }));
      reply.raw.once('close', count.open(hashToken(authSign), caller.userNo));
      return sendEvents(reply, (gone) => frames({ caller, isAdmitted }, body, gone));
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

/** A session may end, lose its rights, or move to another of the user's enterprises while its stream is open. */
async function isStill(caller: Caller, admitAgain: () => Promise<{ caller: Caller }>): Promise<boolean> {
  try {
    return (await admitAgain()).caller.staffNo === caller.staffNo;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}
