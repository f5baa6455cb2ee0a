import type { DemoSeed } from '../seed/demo-seed';
import { TMC } from '../seed/organisation';
import { appendMessage, lockThread, noteRead } from './queries';
import type { DatabaseTransaction } from '../db/database';
import type { Person } from '../seed/people';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Messages, with their age; the last answer is unread. */
const SAMPLE_MESSAGES: readonly { ago: number; sender: 'customer' | 'agent'; content: string }[] = [
  { ago: 2 * DAY, sender: 'customer', content: '你好，上个月的机票账单可以合并开一张发票吗？' },
  {
    ago: 2 * DAY - 4 * MINUTE,
    sender: 'agent',
    content: '您好，可以。请在结算中心选择账单月份后申请合并开票，抬头默认为您企业的核算主体。',
  },
  { ago: 2 * DAY - 6 * MINUTE, sender: 'customer', content: '好的，我试一下，谢谢。' },
  { ago: DAY, sender: 'customer', content: '已经提交了，大概多久能开出来？' },
  {
    ago: DAY - 9 * MINUTE,
    sender: 'agent',
    content: '电子发票一般在 1 个工作日内开具，开好后会发送到您的邮箱。',
  },
];

export const seed: DemoSeed = {
  after: ['staff'],
  insert: ({ tx, people, now }) => makeServiceThread(tx, people, now),
};

/** A conversation of the administrator's account with customer service, with one unread answer. */
async function makeServiceThread(
  tx: DatabaseTransaction,
  people: readonly Person[],
  now: Date,
): Promise<void> {
  const admin = people.find(({ loginName }) => loginName === 'admin');
  const place = admin?.places[0];
  if (admin === undefined || place === undefined) return;
  const { staffNo } = place;
  await lockThread(tx, staffNo, now);
  for (const [i, { ago, sender, content }] of SAMPLE_MESSAGES.entries()) {
    const senderName = sender === 'agent' ? TMC.tmcName : admin.staffName;
    const message = { staffNo, messageId: `demo-message-${i + 1}`, sender, senderName, content };
    await appendMessage(tx, message, new Date(now.getTime() - ago));
  }
  await noteRead(tx, staffNo, SAMPLE_MESSAGES.length - 1);
  await tx
    .updateTable('service_thread')
    .set({ agent_read_sequence: SAMPLE_MESSAGES.length })
    .where('staff_no', '=', staffNo)
    .execute();
}
