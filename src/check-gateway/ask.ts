import { array, boolean, object, safeParse } from 'valibot';
import type { Call, Stream } from '../contract/call';
import { Envelope } from '../contract/envelope';
import { encode } from '../gateway/encode';
import { callHeaders, commonHeaders } from '../gateway/headers';
import type { GatewaySettings } from '../gateway/settings';
import { isStream } from './calls';
import { problemsOf, type Problem } from './problems';
import { corsProblems, preflightProblems } from './cors';

export interface Question {
  call: Call | Stream;
  body: unknown;
  gateway: GatewaySettings & { baseUrl: string };
  token: string | undefined;
  /** Origin of a page whose browser must be let in. */
  origin: string | undefined;
  version: string;
  now: number;
  newId(): string;
}

/** `checked` with the problems found; `refused` with a reason that says nothing about the shape of the answer. */
export type Outcome =
  | { kind: 'checked'; problems: Problem[]; result?: unknown }
  | { kind: 'refused'; reason: string; problems: Problem[]; retryMs?: number }
  | { kind: 'unreachable'; problems: Problem[] };

/** Sends one call as the elements do, and holds its answer against the contract. */
export async function ask(question: Question): Promise<Outcome> {
  const { call, gateway, origin } = question;
  const url = `${gateway.baseUrl}${call.path}${gateway.suffix}`;
  const { method, params, data } = encode(
    isStream(call) ? { ...call, result: call.event } : call,
    question.body,
  );
  const headers = headersOf(question);
  try {
    const preflight =
      origin === undefined ? [] : await preflightProblems(url, { method, headers, origin, gateway });
    const query = params && params.size > 0 ? `?${params.toString()}` : '';
    const response = await fetch(`${url}${query}`, {
      method,
      headers: { ...headers, ...(origin !== undefined && { origin }) },
      ...(data !== undefined && { body: data }),
      redirect: 'manual',
      signal: AbortSignal.timeout(gateway.timeoutMs),
    });
    const text = await response.text();
    const transport = [...preflight, ...(origin === undefined ? [] : corsProblems(response, origin))];
    const answered = readAnswer(question, response, text);
    return { ...answered, problems: [...transport, ...answered.problems] };
  } catch (error) {
    return failed(error, gateway.timeoutMs);
  }
}

function headersOf({ call, gateway, token, version, now, newId }: Question): Record<string, string> {
  const client = { packageName: 'check-gateway', version, sessionId: newId() };
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    ...commonHeaders(client, { traceId: newId(), now }),
    ...callHeaders({
      requestId: newId(),
      authHeader: gateway.authHeader,
      token: call.needs === 'none' ? undefined : token,
    }),
  };
}

function failed(error: unknown, timeoutMs: number): Outcome {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  if (isLate) return broken('answer', `an answer within ${timeoutMs} ms`, 'none');
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown };
  const reason = typeof code === 'string' ? code : 'no connection';
  return {
    kind: 'unreachable',
    problems: [{ at: 'connection', expected: 'a connection', received: reason }],
  };
}

function broken(at: string, expected: string, received: string): Outcome {
  return { kind: 'checked', problems: [{ at, expected, received }] };
}

function readAnswer({ call, gateway }: Question, response: Response, text: string): Outcome {
  const { status } = response;
  if (status >= 300 && status < 400) {
    return broken('status', '200', `${status}, a redirect that browsers follow without the token`);
  }
  if (status === 429) {
    const retryMs = (Number(response.headers.get('retry-after')) || 1) * 1000;
    return { kind: 'refused', reason: 'too many requests (HTTP 429)', problems: [], retryMs };
  }
  if (status === 401 || status === 403) {
    return {
      kind: 'refused',
      reason: `HTTP ${status}: ${gateway.authHeader} was not accepted`,
      problems: [],
    };
  }
  if (status !== 200) return broken('status', '200', String(status));
  const type = response.headers.get('content-type') ?? 'nothing';
  const typeProblems = /^application\/([\w.-]+\+)?json\b/.test(type)
    ? []
    : [{ at: 'content-type', expected: 'application/json', received: type.split(';')[0] ?? '' }];
  const envelope = readEnvelope(text);
  if ('problems' in envelope) {
    return { kind: 'checked', problems: [...typeProblems, ...envelope.problems] };
  }
  if (!envelope.success) {
    return { kind: 'refused', reason: `refused with code ${codeOf(envelope.code)}`, problems: typeProblems };
  }
  const schema = isStream(call) ? object({ events: array(call.event), hasMore: boolean() }) : call.result;
  const problems = [...typeProblems, ...problemsOf(schema, envelope.result)];
  return { kind: 'checked', problems, result: envelope.result };
}

/** A code is shown only in the form of one: it could be any text. */
const codeOf = (code: string): string => (/^[\w-]{0,20}$/.test(code) ? code || '(none)' : '(a text)');

function readEnvelope(text: string): Envelope | { problems: Problem[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const received = /^\s*</.test(text) ? 'HTML or XML' : 'another text';
    return { problems: [{ at: 'body', expected: 'JSON', received }] };
  }
  const parsed = safeParse(Envelope, value);
  return parsed.success ? parsed.output : { problems: problemsOf(Envelope, value, 'envelope') };
}
