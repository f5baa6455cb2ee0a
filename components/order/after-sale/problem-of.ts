import type { Call } from '../../../src/contract/call';
import type { IntentResult } from '../../../src/element/data/intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../../src/element/host/host';

/**
 * Reports a failed or uncertain submission and returns its message. `changedCode`: error code for a price or offer that
 * has changed since it was shown.
 */
export function problemOf(
  host: Host,
  { kind, error }: Exclude<IntentResult<Call>, { kind: 'done' }>,
  { changedCode, ...t }: { changedCode: string; changed: string; uncertain(message: string): string },
): string {
  host.report(error);
  const message = host.texts(errorTexts).of(error);
  if (kind === 'uncertain') return t.uncertain(message);
  return isGatewayError(error) && error.code === changedCode ? t.changed : message;
}
