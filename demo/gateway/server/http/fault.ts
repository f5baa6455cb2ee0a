import type { FaultName } from '../../../../src/contract/faults';
import { FAULTS } from './faults';

/**
 * A refusal that a screen reacts to: answered with `success: false` and the fault's code, as HTTP 200 but for what was
 * too much. Thrown from a call's handler it undoes everything the handler wrote.
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

/** HTTP status of a refusal: 429 says to clients and proxies that another time it would go. */
export function statusOf({ fault }: Fault): 200 | 429 {
  return fault === 'tooManyRequests' || fault === 'tooManyStreams' ? 429 : 200;
}

/** Refuses fields of the body: path of the field, e.g. `passengers.0.cardNo` → Chinese message. */
export function fieldsInvalid(fields: Record<string, string>): Fault {
  return new Fault('fieldsInvalid', undefined, { fields });
}
