import { maskPhone } from '../../../../src/domain/passenger/mask';
import { findTmcNumber } from '../../enterprise/agency-of';
import type { EventContext } from '../../server/events/domain-events';
import type { TextWithheld } from '../../sms/events';
import { logAgency } from './write';

/** Tells the agency that a sandbox has sent no text message. */
export async function logWithheld(
  { db, now }: EventContext,
  { enterpriseNum, phone }: TextWithheld,
): Promise<void> {
  await logAgency(db, {
    tmcNumber: await findTmcNumber(db, enterpriseNum),
    operatorNo: null,
    operatorName: '系统',
    call: 'textWithheld',
    enterpriseNum,
    subject: enterpriseNum,
    summary: `沙箱企业的短信通知未发送，手机号${maskPhone(phone)}`,
    address: '',
    now,
  });
}
