import type { FaultName } from '../../../../src/contract/faults';
import { FAULTS } from './faults';

/**
 * A refusal that a screen reacts to. It is answered with `success: false`, the fault's code and HTTP 200, or 429 for
 * exceeded limits. Throwing it from a call's handler rolls back the handler's writes.
 */
export class Fault extends Error {
  readonly code: string;

  /** `msg` replaces the fault's own message; `result` goes into the envelope. */
  constructor(
    readonly fault: FaultName,
    msg: string = FAULTS[fault].msg,
    readonly result: unknown = null,
  ) {
    super(msg);
    this.name = 'Fault';
    this.code = FAULTS[fault].code;
  }
}

/** HTTP status of a refusal: 429 tells clients and proxies that a later attempt may succeed. */
export function statusOf({ fault }: Fault): 200 | 429 {
  return fault === 'tooManyRequests' || fault === 'tooManyStreams' ? 429 : 200;
}

/** Longest path of a field in an answer: names of fields are echoed from the request. */
const PATH_LENGTH = 200;

/** Refuses fields of the body: path of the field, e.g. `passengers.0.cardNo` → Chinese message. */
export function fieldsInvalid(fields: Record<string, string>): Fault {
  const shown = Object.entries(fields).map(
    ([path, message]) => [path.slice(0, PATH_LENGTH), message] as const,
  );
  return new Fault('fieldsInvalid', undefined, { fields: Object.fromEntries(shown) });
}
