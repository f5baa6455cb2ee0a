import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../../../../src/contract/envelope';
import type { TrustedProxies } from './client-address';
import { hashRequestId } from './sealed-answer';

/** Header with the number of a request, from the proxy and in the answer. */
export const REQUEST_NUMBER_HEADER = 'x-request-id';

const NUMBER = /^[\w.:-]{8,64}$/;
/** Shape of numbers that clients send for the log. */
const SENT_NUMBER = /^[\w-]{1,64}$/;

/** Takes the number that a trusted proxy has given a request, and makes one otherwise. */
export function numberRequests(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustOf(proxies);
  return ({ headers, socket }) => {
    const sent = headers[REQUEST_NUMBER_HEADER];
    const isUsable = typeof sent === 'string' && NUMBER.test(sent) && isTrusted(socket.remoteAddress ?? '');
    return isUsable ? sent : randomUUID();
  };
}

/** Returns whether a connection with this address comes from a trusted proxy. */
export function trustOf(proxies: TrustedProxies): (address: string) => boolean {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return () => true;
  const list = new BlockList();
  for (const network of proxies) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Characters of the hash of an intent that are logged; the column `request_hash` of `answered_request` begins so. */
const INTENT_LENGTH = 16;

/**
 * Puts the client's address, and the intent that a request is an attempt at, in every line of its log, and answers with
 * the request's number. The intent's id itself opens stored answers, so the log has the beginning of its hash.
 */
export function tellRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const id = sentNumber(request.headers[REQUEST_ID_HEADER]);
    const intent = id === undefined ? undefined : hashRequestId(id).slice(0, INTENT_LENGTH);
    request.log = request.log.child({ ip: request.ip, intent });
    reply.log = request.log;
    void reply.header(REQUEST_NUMBER_HEADER, request.id);
    done();
  });
}

/** A number that a client sent, if it is fit for the log. */
export const sentNumber = (sent: unknown): string | undefined =>
  typeof sent === 'string' && SENT_NUMBER.test(sent) ? sent : undefined;
