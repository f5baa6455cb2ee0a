import type { Call } from '../../../src/contract/call';
import type { IntentResult } from '../../../src/element/data/intent';
import { errorTexts } from '../../../src/element/errors/texts';
import { isGatewayError, type Host } from '../../../src/element/host/host';

/** Reports and words a failed or uncertain submission; `changedCode`: the offer on view is another by now. */
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
