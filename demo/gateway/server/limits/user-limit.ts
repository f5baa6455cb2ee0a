import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault';

/**
 * Counts the calls of a user in a minute, whatever their session and address, once it is known who calls. The count
 * throws tooManyRequests.
 */
export function createUserLimit(
  app: FastifyInstance,
  callsPerMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.outcome?.userNo ?? '',
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new Fault('tooManyRequests');
  };
}
