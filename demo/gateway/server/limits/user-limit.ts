import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault';

/**
 * Counts the calls of a user per minute over all their sessions and addresses, once the caller is known. The counter
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
