import type { Database } from '../db/database';
import { logAccountEvent } from '../login/account-log';
import { insertMails } from '../mail/queries';
import { DAY } from '../server/limits/allowance';
import type { AreaDeps } from '../server/deps';
import type { OpenContext } from '../server/http/implement';
import './events';
import { linkUrl, makeLink } from './links';
import type { Account } from './queries';
import type { ChangeKind } from './schema';
import { CHANGE_LABELS } from './change-labels';

/** Days in which the owner may deny a change. */
export const DENY_DAYS = 7;
export const DENY_MS = DENY_DAYS * DAY;

export interface AccountChange {
  kind: ChangeKind;
  /** Phone, address or hash of the password before; null for none. */
  former: string | null;
  /** New phone or address; null for none, and for passwords. */
  present: string | null;
  /** Its entry in the log of the account, when it is another one than that of its kind. */
  event?: 'passwordEnded';
}

/** Records of staff that an account has. */
export async function recordsOf(db: Database, userNo: string): Promise<string[]> {
  const rows = await db.selectFrom('staff').select('staff_no').where('user_no', '=', userNo).execute();
  return rows.map(({ staff_no }) => staff_no);
}

const EVENT = {
  password: 'passwordChanged',
  securityPassword: 'securityPasswordSet',
  phone: 'phoneChanged',
  email: 'emailChanged',
  totp: 'totpSet',
  totpRemoved: 'totpRemoved',
  recoveryCodes: 'recoveryCodesMade',
  recoveryCodeUsed: 'recoveryCodeUsed',
} as const;

/**
 * Logs a change and informs the account's owner: by mail to the former and new address, by SMS to the former phone or
 * when there is no mail, and by a notice in the portal. Each message has a link to deny the change. `account`: its
 * state before the change.
 */
export async function noteChange(
  context: Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>,
  { config, notifier }: Pick<AreaDeps, 'config' | 'notifier'>,
  account: Account,
  { event, ...change }: AccountChange,
): Promise<void> {
  const { db, now, ip, device } = context;
  const { userNo } = account;
  const { change_no: changeNo } = await db
    .insertInto('account_change')
    .values({
      user_no: userNo,
      ...change,
      made_at: now,
      address: ip,
      agent: device.agent,
      staff_nos: await recordsOf(db, userNo),
    })
    .returning('change_no')
    .executeTakeFirstOrThrow();
  const isRemoval = change.kind === 'email' && change.present === null;
  const kind = event ?? (isRemoval ? 'emailRemoved' : EVENT[change.kind]);
  await logAccountEvent(db, { userNo, kind }, context, now);
  await context.emit({ db, now }, 'account.changed', { userNo, changeNo, kind: change.kind });

  const addresses = new Set(
    [account.email, change.kind === 'email' ? change.present : null].filter((email) => email !== null),
  );
  if (addresses.size > 0) {
    await insertMails(
      context,
      [...addresses].map((address) => `account change ${changeNo} ${address}`),
    );
  }
  const toPhone = change.kind === 'phone' || account.email === null;
  if (toPhone) {
    const expiresAt = new Date(now.getTime() + DENY_MS);
    const link = {
      kind: 'denyChange',
      about: String(changeNo),
      sentTo: account.telephone,
      expiresAt,
    } as const;
    const url = linkUrl(config.publicUrl, await makeLink(db, link));
    const text = `您的企业商旅账号${CHANGE_LABELS[change.kind]}。如非本人操作，请打开 ${url} 撤销。`;
    context.after('tell of a change of an account', () =>
      notifier.sendAccountNotice(account.telephone, text),
    );
  }
}
