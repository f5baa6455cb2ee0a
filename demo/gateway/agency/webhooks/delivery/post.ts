import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { DeliveryProblem } from '../../../../../src/contract/agency/connections/webhooks/values';
import { hostOf } from '../url';
import { answerOf, ProtocolSwitched } from '../../../server/outward/answer-of';
import { AddressRefused, guardedLookup, type Resolve } from '../../../server/outward/lookup';
import type { MayReach } from '../../../server/outward/networks';

/** Result of an attempt; `problem` is '' for a success. */
export interface Outcome {
  problem: DeliveryProblem;
  /** HTTP status; 0 without an answer. */
  status: number;
  /** Beginning of the answer's body. */
  answer: string;
}

interface PostOptions {
  mayReach: MayReach;
  resolve?: Resolve | undefined;
  limitMs?: number;
}

interface Message {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

const LIMIT_MS = 10_000;
/** Bytes of an answer that are read; the rest is not received. */
const MOST_BYTES = 4096;
const MOST_CHARACTERS = 500;
const SWITCHING = 101;
const GONE = 410;

/** Posts a message once, without redirects and within ten seconds in all. Never rejects. */
export function post(
  { url, body, headers }: Message,
  { mayReach, resolve, limitMs = LIMIT_MS }: PostOptions,
): Promise<Outcome> {
  const target = new URL(url);
  const host = hostOf(target);
  // the lookup is not called for an address
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.resolve(failure('addressRefused'));
  const request = target.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((end) => {
    const sent = request(target, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
        'user-agent': 'travel-portal-webhooks/1',
        ...headers,
      },
      agent: false,
      lookup: guardedLookup(mayReach, resolve),
    });
    let atLimit = () => failure('timeout');
    const timer = setTimeout(() => finish(atLimit()), limitMs);
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      end(outcome);
      sent.destroy();
    };
    answerOf(sent).then(
      (response) => (atLimit = readOutcome(response, finish)),
      // an error after the answer has begun comes too late to change the outcome
      (error: Error) => finish(outcomeOf(error)),
    );
    sent.end(body);
  });
}

const failure = (problem: DeliveryProblem): Outcome => ({ problem, status: 0, answer: '' });

/** Reads the answer to its end. The status decides; the body is for the log and may be cut. Returns the outcome so far. */
function readOutcome(response: IncomingMessage, finish: (outcome: Outcome) => void): () => Outcome {
  const { statusCode: status = 0 } = response;
  const parts: Buffer[] = [];
  let bytes = 0;
  const soFar = (): Outcome => ({
    problem: problemOfStatus(status),
    status,
    answer: excerpt(Buffer.concat(parts)),
  });
  const done = () => finish(soFar());
  response.on('data', (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes >= MOST_BYTES) done();
  });
  response.on('end', done);
  response.on('error', done);
  response.on('close', done);
  if (response.destroyed) done();
  return soFar;
}

function problemOfStatus(status: number): DeliveryProblem {
  if (status >= 200 && status < 300) return '';
  if (status >= 300 && status < 400) return 'redirect';
  return status === GONE ? 'gone' : 'status';
}

const outcomeOf = (error: Error): Outcome =>
  error instanceof ProtocolSwitched
    ? { problem: 'status', status: SWITCHING, answer: '' }
    : failure(problemOf(error));

function problemOf(error: Error & { code?: string }): DeliveryProblem {
  const { code = '' } = error;
  if (error instanceof AddressRefused) return 'addressRefused';
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'unknownHost';
  return /CERT|SIGNATURE|ERR_TLS/.test(code) ? 'certificate' : 'connection';
}

/** First characters of a body, in which control characters are spaces: the database refuses some of them. */
function excerpt(body: Buffer): string {
  const text = new TextDecoder().decode(body.subarray(0, MOST_BYTES)).replace(/\p{Cc}+/gu, ' ');
  return [...text].slice(0, MOST_CHARACTERS).join('').trim();
}
