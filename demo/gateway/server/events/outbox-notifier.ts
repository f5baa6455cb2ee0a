import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { Job } from '../jobs/job';
import { addJob } from '../jobs/queries';
import type { JobRunner } from '../jobs/runner';

import type { Notifier } from './notifier';

const MINUTE = 60_000;
/** Validity of a message for its receiver, shorter than its storage. */
const CODE_MS = 5 * MINUTE;
const NOTICE_MS = 30 * MINUTE;

/** Writes messages to the database. A sender delivers them if there is one, else the developer page shows them. */
export function createOutboxNotifier(
  db: Database,
  clock: () => Date,
  sending?: { job: Job; jobs: JobRunner },
): Notifier {
  async function write(phone: string, content: string, validMs: number): Promise<void> {
    const now = clock();
    const message = { phone, content, sent_at: now };
    if (sending === undefined) {
      await db.insertInto('sms_message').values(message).execute();
      return;
    }
    const { job, jobs } = sending;
    await inTransaction(db, async (tx) => {
      const expires_at = new Date(now.getTime() + validMs);
      const { message_no } = await tx
        .insertInto('sms_message')
        .values({ ...message, state: 'waiting', expires_at })
        .returning('message_no')
        .executeTakeFirstOrThrow();
      await addJob(tx, job, String(message_no), now);
    });
    jobs.wake(job);
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
