import { safeParse, type InferOutput } from 'valibot';
import { problemsOf } from '../check-gateway/problems';
import {
  IDEMPOTENCY_HEADER,
  REFUSED_STATUS,
  Refusal,
  TIME_LIMIT_HEADER,
  type Method,
} from '../protocol/service';

/** A broken rule of the protocol: the method, the field or part of the answer, and the rule. */
export interface Breach {
  method: string;
  at: string;
  rule: string;
}

export interface CheckReport {
  /** Number of checks that were made, the broken ones included. */
  checks: number;
  breaches: Breach[];
}

export interface CheckedService {
  url: string;
  token: string;
  timeoutMs: number;
  /** Repeats a change that is still at work (202); without it such an answer is a breach. */
  pending?: Pending;
}

interface Pending {
  /** Time in ms for all pauses of a change. */
  limitMs: number;
  pause(ms: number): Promise<unknown>;
}

const FIRST_PAUSE_MS = 1000;
const MOST_PAUSE_MS = 30_000;

/** Most breaches that are reported of one method and rule. */
const MOST_ALIKE = 3;

/** Makes calls to a service and collects the rules that it breaks. Values of answers are not reported. */
export class ServiceCheck {
  readonly report: CheckReport = { checks: 0, breaches: [] };
  private readonly alike = new Map<string, number>();

  constructor(private readonly service: CheckedService) {}

  /** Notes a rule as checked, and as broken unless `isKept`. */
  expect(isKept: boolean, { path }: Pick<Method, 'path'>, at: string, rule: string): boolean {
    this.report.checks += 1;
    if (isKept) return true;
    const key = `${path} ${rule}`;
    const count = (this.alike.get(key) ?? 0) + 1;
    this.alike.set(key, count);
    if (count <= MOST_ALIKE) this.report.breaches.push({ method: path, at, rule });
    return false;
  }

  /** Sends a request; undefined without an answer, which is noted. */
  async send(method: Method, request: unknown, token = this.service.token) {
    const key = method.keyOf?.(request);
    try {
      const response = await fetch(`${this.service.url}/${method.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
          [TIME_LIMIT_HEADER]: String(this.service.timeoutMs),
          ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
        },
        body: JSON.stringify(request),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.service.timeoutMs),
      });
      const type = response.headers.get('content-type') ?? '';
      return { status: response.status, type, content: new Uint8Array(await response.arrayBuffer()) };
    } catch {
      this.expect(false, method, 'connection', `answers within ${this.service.timeoutMs} ms`);
      return undefined;
    }
  }

  /** Sends a change again, with the same key, for as long as it is at work. */
  private async settle(method: Method, request: unknown) {
    let answered = await this.send(method, request);
    if (this.service.pending === undefined) return answered;
    const { limitMs, pause } = this.service.pending;
    let left = limitMs;
    for (let wanted = FIRST_PAUSE_MS; isAtWork(method, answered) && left > 0; wanted *= 2) {
      const ms = Math.min(wanted, left, MOST_PAUSE_MS);
      await pause(ms);
      left -= ms;
      answered = await this.send(method, request);
    }
    const isSettled = !isAtWork(method, answered);
    if (!isSettled) this.expect(false, method, 'status', `has an outcome after ${limitMs} ms of HTTP 202`);
    return isSettled ? answered : undefined;
  }

  /** Returns the checked answer of a request that must succeed; undefined for a broken one, which is noted. */
  async ask<M extends Method>(
    method: M,
    request: InferOutput<M['request']>,
  ): Promise<InferOutput<M['answer']> | undefined> {
    const answered = await this.settle(method, request);
    if (answered === undefined) return undefined;
    const { status, type, content } = answered;
    if (!this.expect(status === 200, method, 'status', `answers HTTP 200, not ${status}`)) return undefined;
    this.expect(/^application\/([\w.-]+\+)?json\b/.test(type), method, 'content-type', 'is application/json');
    const value = jsonOf(content);
    const problems = problemsOf(method.answer, value, 'answer');
    for (const { at, expected, received } of problems)
      this.expect(false, method, at, `is ${expected}, not ${received}`);
    this.expect(true, method, 'answer', 'keeps the schema');
    const { success, output } = safeParse(method.answer, value);
    return success ? output : undefined;
  }

  /** Checks that a request is refused as not carried out. */
  async expectRefusal<M extends Method>(
    method: M,
    request: InferOutput<M['request']>,
    subject: string,
  ): Promise<void> {
    const answered = await this.settle(method, request);
    if (answered === undefined) return;
    const rule = `refuses ${subject} with HTTP ${REFUSED_STATUS}, not ${answered.status}`;
    if (!this.expect(answered.status === REFUSED_STATUS, method, 'status', rule)) return;
    const isReason = safeParse(Refusal, jsonOf(answered.content)).success;
    this.expect(isReason, method, 'answer', 'a refusal has "refused": true and a reason');
  }

  /** Checks that a wrong token is answered with 401. Returns whether there was an answer at all. */
  async expectToken<M extends Method>(method: M, request: InferOutput<M['request']>): Promise<boolean> {
    const answered = await this.send(method, request, 'a-token-that-is-wrong');
    if (answered === undefined) return false;
    const rule = `refuses a wrong token with HTTP 401, not ${answered.status}`;
    this.expect(answered.status === 401, method, 'status', rule);
    return true;
  }
}

const isAtWork = ({ keyOf }: Method, answered: { status: number } | undefined): boolean =>
  keyOf !== undefined && answered?.status === 202;

function jsonOf(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as unknown;
  } catch {
    return undefined;
  }
}

export function reportText({ checks, breaches }: CheckReport): string {
  return [
    ...breaches.map(({ method, at, rule }) => `${method}: ${at}: ${rule}`),
    ...(breaches.length > 0 ? [''] : []),
    `${checks} checks, ${breaches.length} rules broken.`,
  ].join('\n');
}

/** 0: every rule is kept; 1: one is broken; 2: the service did not answer at all. */
export function exitCodeOf({ checks, breaches }: CheckReport): 0 | 1 | 2 {
  if (checks === 1 && breaches[0]?.at === 'connection') return 2;
  return breaches.length > 0 ? 1 : 0;
}
