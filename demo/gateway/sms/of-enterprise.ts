import type { Notifier } from '../server/events/notifier';
import type { EnterpriseKind } from '../server/enterprise-kind';
import type { EventSource } from '../server/events/domain-events';
import './events';

interface TextOfEnterprise {
  enterpriseNum: string;
  phone: string;
  text: string;
}

/**
 * Sends a notice of an enterprise by SMS. A sandbox sends none, so that no phone is told of journeys that do not exist;
 * its agency sees that it was not sent. Codes are sent without this.
 */
export async function sendOfEnterprise(
  { db, now, emit, notifier }: EventSource & { notifier: Notifier },
  { isSandbox }: EnterpriseKind,
  { enterpriseNum, phone, text }: TextOfEnterprise,
): Promise<void> {
  if (isSandbox) await emit({ db, now }, 'text.withheld', { enterpriseNum, phone });
  else await notifier.sendNotice(phone, text);
}
