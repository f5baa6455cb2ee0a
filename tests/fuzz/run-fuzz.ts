import type { Call, Stream } from '../../src/contract/call';
import { COMMON_FAULTS } from '../../src/contract/faults';
import { placesIn, validBody, withAt } from '../support/gateway/hostile-values';
import { MISSING, mutationsOf } from './mutations';
import { requestOf, type FuzzRequest } from './requests';

/** Parts of an answer that the fuzzer checks. */
export interface FuzzAnswer {
  status: number;
  text: string;
}

export interface FuzzTarget {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  /** Signs in again and returns the headers; an earlier session may have ended. */
  signIn(): Promise<Record<string, string>>;
}

export interface FuzzOptions {
  seed: number;
  /** Values per field. */
  mutations: number;
}

export interface FuzzReport {
  requests: number;
  /** Number of requests that reached the call's own code instead of a field error. */
  handled: number;
  failures: string[];
}

/** Traces of code, which no answer may contain. */
const STACK = /\n\s+at |node_modules|\.[jt]s:\d+/;

/**
 * Sends unexpected values in each field of each call, one at a time, and in a call's headers and path. A failure is an
 * answer of status 500 and above, one that reveals code, or none.
 */
export async function runFuzz(
  target: FuzzTarget,
  calls: readonly (readonly [name: string, call: Call | Stream])[],
  { seed, mutations }: FuzzOptions,
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, handled: 0, failures: [] };
  let session = await target.signIn();

  async function check(place: string, request: FuzzRequest): Promise<void> {
    report.requests += 1;
    const headers = { requestid: `fuzz-${seed}-${report.requests}`, ...session, ...request.headers };
    const answer = await target.send({ ...request, headers }).catch((error: unknown) => String(error));
    const wrong = wrongWith(answer);
    if (wrong !== undefined) {
      report.failures.push(`${place}: ${wrong}: ${JSON.stringify(request).slice(0, 400)}`);
      return;
    }
    const code = typeof answer === 'string' ? '' : codeOf(answer.text);
    // a changed token does not end the session itself
    const hasEnded = code === COMMON_FAULTS.authExpired.code && !place.endsWith(' authsign');
    if (hasEnded) session = await target.signIn();
    else if (code !== COMMON_FAULTS.fieldsInvalid.code) report.handled += 1;
  }

  for (const [name, call] of calls) {
    const valid = validBody(call.body);
    for (const path of placesIn(valid)) {
      const place = [name, ...path].join('.');
      const at = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], valid);
      for (const value of mutationsOf(`${seed} ${place}`, at, mutations)) {
        const body = withAt(valid, path, value === MISSING ? undefined : value);
        await check(place, requestOf(call, body));
      }
    }
    for (const [place, request] of aroundBody(`${seed} ${name}`, call, valid, mutations)) {
      await check(`${name} ${place}`, request);
    }
  }
  return report;
}

const HEADERS = [
  'authsign',
  'requestid',
  'content-type',
  'clientinfo',
  'clienttype',
  'entno',
  'sessionid',
  'traceid',
  'accept-encoding',
  'origin',
  'cookie',
  'x-forwarded-for',
  'if-none-match',
];
/** Headers and path are parsed by the same code for all calls, so each call tries only this share of the values. */
const SHARE = 20;

/** Variants of the headers, the path and the bytes of the body. */
function* aroundBody(
  seed: string,
  call: Call | Stream,
  valid: unknown,
  mutations: number,
): Generator<[place: string, request: FuzzRequest]> {
  const request = requestOf(call, valid);
  const count = Math.ceil(mutations / SHARE);
  const texts = (place: string, value: string) =>
    [...mutationsOf(`${seed} ${place}`, value, count)].map((other) =>
      typeof other === 'string' ? other : (JSON.stringify(other) ?? ''),
    );
  for (const name of HEADERS) {
    for (const text of texts(name, 'application/json')) {
      // only characters allowed in headers; clients refuse others
      const value = text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000);
      yield [name, { ...request, headers: { ...request.headers, [name]: value } }];
    }
  }
  for (const text of texts('path', request.url)) {
    const path = encodeURI(text.replace(/\p{Surrogate}/gu, '')).replaceAll('%25', '%');
    yield ['path', { ...request, url: `/${path}`.slice(0, 4_000) }];
    yield ['query', { ...request, url: `${call.path}?${path}` }];
    yield ['end of the path', { ...request, url: `${call.path}${path}` }];
  }
  if (request.payload === undefined) return;
  for (const text of texts('bytes', request.payload)) yield ['bytes', { ...request, payload: text }];
}

function wrongWith(answer: FuzzAnswer | string): string | undefined {
  if (typeof answer === 'string') return `no answer (${answer})`;
  if (answer.status >= 500) return `HTTP ${answer.status} ${answer.text.slice(0, 200)}`;
  return STACK.test(answer.text) ? `tells of the code: ${answer.text.slice(0, 200)}` : undefined;
}

const codeOf = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? '';
