import { safeParse } from 'valibot';
import { Envelope } from '../contract/envelope';
import type { Failure } from './error-catalogue';

/** A failure before classification; it does not leave this folder. */
export class CallFailed extends Error {
  /** Token of the failed request; undefined when it carried none. */
  token: string | undefined;

  constructor(
    readonly failure: Failure,
    readonly result?: unknown,
  ) {
    super(failure.type);
  }
}

/** Returns the unvalidated `result` of a response. Throws `CallFailed` unless the response is a success. */
export function readEnvelope(status: number, text: string): unknown {
  const body = parseJson(text);
  if (status < 200 || status > 299) throw new CallFailed({ type: 'http', status, ...errorBody(body) });
  const envelope = safeParse(Envelope, body);
  if (!envelope.success) throw new CallFailed({ type: 'malformed', detail: 'no envelope' });
  const { success, code, msg, result } = envelope.output;
  if (!success) throw new CallFailed({ type: 'answer', code, msg }, result);
  return result;
}

/** Code and message of a failed HTTP response. It need not be an envelope: proxies answer `{message}`. */
function errorBody(body: unknown): { code: string; msg: string } {
  const { code, msg, message } = (typeof body === 'object' ? (body ?? {}) : {}) as Record<string, unknown>;
  const text = [msg, message].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return {
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
    msg: typeof text === 'string' ? text : '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
