import type { Database } from '../db/database';

/** How the gateway reaches people. Whoever connects a real SMS service implements this. */
export interface Notifier {
  sendLoginCode(phone: string, code: string): Promise<void>;
}

/** Sends nothing: keeps the messages in the database for the developer page. */
export function createOutboxNotifier(db: Database, clock: () => Date): Notifier {
  return {
    async sendLoginCode(phone, code) {
      const content = `验证码${code}，用于登录企业商旅，5分钟内有效。`;
      await db.insertInto('sms_message').values({ phone, content, sent_at: clock() }).execute();
    },
  };
}
