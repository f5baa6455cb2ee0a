import type { submitOverStandardApprovalAuto } from '../../../src/contract/approval/approval';
import type { ResultOf } from '../../../src/contract/call';
import type { IntentResult } from '../../../src/element/data/intent';
import { errorTexts } from '../../../src/element/errors/texts';
import type { Host } from '../../../src/element/host/host';
import { afterSaleTexts } from './texts';

/**
 * Announces a submitted application, or reports its failure and returns the message; '' on success. All submit calls
 * share this result.
 */
export function announceSubmission(
  host: Host,
  sent:
    | { kind: 'done'; result: ResultOf<typeof submitOverStandardApprovalAuto> }
    | Exclude<IntentResult<typeof submitOverStandardApprovalAuto>, { kind: 'done' }>,
): string {
  const t = host.texts(afterSaleTexts);
  if (sent.kind === 'done') {
    const { applyId, approverName } = sent.result;
    host.notify({ as: 'toast', text: t.asked(applyId, approverName), delayMs: 0 });
    return '';
  }
  host.report(sent.error);
  const message = host.texts(errorTexts).of(sent.error);
  return sent.kind === 'uncertain' ? t.uncertain(message) : message;
}
