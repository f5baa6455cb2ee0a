import assert from 'node:assert/strict';
import type { TestGateway } from '../../harness';

/** Mails to an account, newest first, after all due ones are sent. */
export async function mailsTo({ db, idle }: Pick<TestGateway, 'db' | 'idle'>, account: string) {
  await idle();
  return db
    .selectFrom('kept_mail')
    .selectAll()
    .where('address', '=', `${account}@demo.example`)
    .orderBy('mail_no', 'desc')
    .execute();
}

/** Link of the newest mail to an account: its address and parameters. */
export async function linkTo(gateway: Pick<TestGateway, 'db' | 'idle'>, account: string) {
  const [mail] = await mailsTo(gateway, account);
  assert.ok(mail, `${account} has no mail`);
  return linkIn(mail.content);
}

/** Link in a mail. */
export function linkIn(content: string): { url: URL; page: string; applyId: string; authSign: string } {
  const found = /^https?:\S+$/m.exec(content)?.[0];
  assert.ok(found, content);
  const url = new URL(found);
  const [, page = '', applyId = '', query = ''] = /^#\/(\w+)\/([^?]+)\?(.*)$/.exec(url.hash) ?? [];
  return { url, page, applyId, authSign: new URLSearchParams(query).get('authSign') ?? '' };
}
