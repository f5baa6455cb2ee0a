import type { Database } from '../../db/database';

/** To prove who somebody is, or that a new phone is theirs. */
export type AccountCodeUse = 'identity' | 'newPhone';

/** How the gateway reaches people. */
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

const MINUTE = 60_000;
/** How long a message is of use to its receiver: less than it is kept. */
const CODE_MS = 5 * MINUTE;
const NOTICE_MS = 30 * MINUTE;

/** Writes messages to the database: to be sent if there is what sends them, else for the developer page. */
export function createOutboxNotifier(db: Database, clock: () => Date, sending?: { wake(): void }): Notifier {
  async function write(phone: string, content: string, validMs: number): Promise<void> {
    const now = clock();
    const due = { next_attempt_at: now, expires_at: new Date(now.getTime() + validMs) };
    await db
      .insertInto('sms_message')
      .values({ phone, content, sent_at: now, ...(sending ? { state: 'waiting' as const, ...due } : {}) })
      .execute();
    sending?.wake();
  }
  const code = (phone: string, content: string) => write(phone, content, CODE_MS);
  const notice = (phone: string, content: string) => write(phone, content, NOTICE_MS);
  return {
    sendLoginCode: (phone, no) => code(phone, `验证码${no}，用于登录企业商旅，5分钟内有效。`),
    sendAccountCode: (phone, no, use) =>
      code(
        phone,
        `验证码${no}，用于${use === 'newPhone' ? '绑定手机号' : '验证身份'}，5分钟内有效，请勿告诉任何人。`,
      ),
    sendAccountNotice: notice,
    sendNotice: notice,
    sendJoiningCode: (phone, no, entShortName) =>
      code(phone, `验证码${no}，用于加入${entShortName}，5分钟内有效。不是本人操作请忽略。`),
  };
}
