import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Call } from '../../src/contract/call';
import type { FaultText } from '../../src/contract/faults';
import type { GatewayProcess } from './gateway-process';

/** Relevant parts of an answer. */
export interface Outcome {
  success: boolean;
  code: string;
  result: unknown;
}

/** A change requested under one request id, as often as it takes. */
export interface Request {
  name: string;
  call: Call;
  body: unknown;
  as: string;
  id: string;
  /** Refusals that the state of the order may cause. */
  mayRefuse: readonly FaultText[];
  /** Called once with the result of the success. */
  onSuccess(result: unknown): void;
  /** The success, or else a refusal; undefined while unknown. */
  outcome?: Outcome;
}

export function request(
  name: string,
  call: Call,
  rest: Pick<Request, 'body' | 'as' | 'mayRefuse'> & Partial<Pick<Request, 'onSuccess'>>,
): Request {
  return { onSuccess: () => undefined, ...rest, name, call, id: randomUUID() };
}

/**
 * Sends the request, and records its answer. There is none when the process or its connection has ended, or for HTTP
 * 503; only a fault excuses these. A repeated success must be identical to the first.
 */
export async function ask(asked: Request, process: GatewayProcess, isExcused: () => boolean): Promise<void> {
  const { name, call, body, as, id } = asked;
  const known = asked.outcome;
  const answer = await process.send(call, body, { as, requestId: id }).catch((error: unknown) => {
    if (!process.isAlive() || isExcused()) return undefined;
    throw error;
  });
  if (answer === undefined) return;
  if (answer.status === 503) {
    assert.ok(isExcused(), `${name}: 503 without a fault`);
    return;
  }
  assert.equal(answer.status, 200, `${name}: HTTP ${answer.status} ${answer.msg}`);
  const { success, code, result } = answer;
  if (known?.success) assert.deepEqual({ success, code, result }, known, `${name} was answered otherwise`);
  // of two simultaneous requests, one may be refused because of the other, whose effect may then be undone
  if (asked.outcome?.success) {
    if (success) assert.deepEqual({ success, code, result }, asked.outcome, `${name}: two answers`);
    return;
  }
  if (!success) {
    const isKnown = asked.mayRefuse.some((fault) => fault.code === code);
    assert.ok(isKnown, `${name} was refused: ${code} ${answer.msg}`);
  }
  asked.outcome = { success, code, result };
  if (success) asked.onSuccess(result);
}
