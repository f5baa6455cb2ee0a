import type { Database } from '../db/database';

/** To prove who somebody is, or that a new phone is theirs. */
export type AccountCodeUse = 'identity' | 'newPhone';

/** How the gateway reaches people. Whoever connects a real SMS service implements this. */
export interface Notifier {
  sendLoginCode(phone: string, code: string): Promise<void>;
  sendAccountCode(phone: string, code: string, use: AccountCodeUse): Promise<void>;
  /** That something of their account was changed, with a link to say that it was not them. */
  sendAccountNotice(phone: string, text: string): Promise<void>;
  /** What somebody has asked to be told of by SMS, as an order whose tickets are issued. */
  sendNotice(phone: string, text: string): Promise<void>;
  /** `entShortName`: of the enterprise that is joined. */
  sendJoiningCode(phone: string, code: string, entShortName: string): Promise<void>;
}

/** Sends nothing: keeps the messages in the database for the developer page. */
export function createOutboxNotifier(db: Database, clock: () => Date): Notifier {
  async function keep(phone: string, content: string): Promise<void> {
    await db.insertInto('sms_message').values({ phone, content, sent_at: clock() }).execute();
  }
  return {
    sendLoginCode: (phone, code) => keep(phone, `验证码${code}，用于登录企业商旅，5分钟内有效。`),
    sendAccountCode: (phone, code, use) =>
      keep(
        phone,
        `验证码${code}，用于${use === 'newPhone' ? '绑定手机号' : '验证身份'}，5分钟内有效，请勿告诉任何人。`,
      ),
    sendAccountNotice: keep,
    sendNotice: keep,
    sendJoiningCode: (phone, code, entShortName) =>
      keep(phone, `验证码${code}，用于加入${entShortName}，5分钟内有效。不是本人操作请忽略。`),
  };
}
