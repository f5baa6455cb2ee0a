import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { ANSWER_TIMEOUT, observeOutgoing } from '../metrics/outgoing';
import { answerOf, ProtocolSwitched } from './answer-of';
import { AddressRefused, guardedLookup } from './lookup';
import { outwardAddresses } from './networks';

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 512 * 1024;

/** The answer is a redirect, another protocol, too long or too late. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused';
}

class TooLate extends AnswerRefused {
  override name = ANSWER_TIMEOUT;
}

interface OutwardRequest {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Returns a fetch for addresses that others have set. It takes https alone, or http on loopback where the networks allow
 * that; it connects to public addresses and these networks, checked after the name was resolved, so that a name cannot
 * lead elsewhere meanwhile. It follows no redirect and reads a limited answer in limited time.
 */
export function createOutwardFetch(
  networks: readonly string[],
): (address: string, request: OutwardRequest) => Promise<Response> {
  const isAllowed = outwardAddresses(networks);
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(`${host} is not allowed`);
    if (
      url.protocol !== 'https:' &&
      !(url.protocol === 'http:' && isLoopback(host) && isAllowed('127.0.0.1'))
    )
      throw new AddressRefused(`${url.origin} is not https`);
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const sending = send(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        lookup: guardedLookup(isAllowed),
        agent: false,
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      },
      body,
    );
    return observeOutgoing('identity', sending);
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

function send(url: URL, options: RequestOptions, body: string | undefined): Promise<Response> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const { signal } = options;
  return new Promise((resolve, reject) => {
    // the signal itself, because a connection may have left the request by then
    signal?.addEventListener('abort', () => reject(new TooLate('too late')), { once: true });
    const sent = request(url, options);
    answerOf(sent)
      .then(read)
      .then(resolve, (error: unknown) => {
        sent.destroy();
        if (signal?.aborted) reject(new TooLate('too late'));
        else reject(error instanceof ProtocolSwitched ? new AnswerRefused(error.message) : error);
      });
    sent.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400) throw new AnswerRefused(`${status} is a redirect`);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new AnswerRefused('too long');
    parts.push(part);
  }
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) kept.set(name, [value].flat().join(', '));
  }
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, headers: kept });
}
