import '../account-safety/events';
import type { Database } from '../db/database';
import { inOneLine, type Mail } from '../mail/message';
import { insertMails } from '../mail/queries';
import { forRecipient, isReachable, recipientOf } from '../mail/recipient';
import { COMMON_MAIL_TEXTS } from '../mail/common-texts';
import type { GatewayConfig } from '../server/config';
import type { EventSource } from '../server/events/domain-events';
import { DELEGATE_MAIL_TEXTS } from './delegate-mail-texts';

type DelegationMailKind = 'named' | 'ended';
const ABOUT = /^delegate (\d+) (named|ended) (\S+)$/;

/** The delegation, the event and the recipient of a queued mail; undefined for another subject. */
export function delegationOf(
  about: string,
): { grantNo: number; what: DelegationMailKind; staffNo: string } | undefined {
  const [, grantNo, what, staffNo] = ABOUT.exec(about) ?? [];
  if (grantNo === undefined || staffNo === undefined) return undefined;
  return { grantNo: Number(grantNo), what: what === 'named' ? 'named' : 'ended', staffNo };
}

/** Queues mails to both persons, sent once the transaction is committed. */
export async function mailDelegation(
  { db, now, emit }: EventSource,
  { grantNo, what }: { grantNo: number; what: DelegationMailKind },
  staffNos: readonly string[],
): Promise<void> {
  await insertMails(
    { db, now, emit },
    staffNos.map((staffNo) => `delegate ${grantNo} ${what} ${staffNo}`),
  );
}

/** The mail of a delegation to one of the two; undefined when it has ended, or without an address. */
export async function composeDelegation(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { grantNo, what, staffNo }: NonNullable<ReturnType<typeof delegationOf>>,
): Promise<Mail | undefined> {
  const grant = await db
    .selectFrom('booking_delegate as b')
    .innerJoin('staff as p', 'p.staff_no', 'b.staff_no')
    .innerJoin('staff as d', 'd.staff_no', 'b.delegate_no')
    .innerJoin('staff as s', 's.enterprise_num', 'b.enterprise_num')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['b.begins_on', 'b.ends_on', 'b.ended_at', 'b.staff_no'])
    .select(['p.staff_name as principal', 'd.staff_name as delegate', 's.staff_name'])
    .select('u.mail_locale')
    .select(recipientOf())
    .where('b.grant_no', '=', grantNo)
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (!isReachable(grant)) return undefined;
  if (what === 'named' && grant.ended_at !== null) return undefined;
  const isPrincipal = staffNo === grant.staff_no;
  const [principal, delegate] = [inOneLine(grant.principal), inOneLine(grant.delegate)];
  const { mail_locale: locale } = grant;
  const words = DELEGATE_MAIL_TEXTS[locale];
  const { greeting, sentence, changePassword, bySystem } = COMMON_MAIL_TEXTS[locale];
  const said = words[what]({ principal, delegate, isPrincipal });
  return forRecipient(grant, {
    locale,
    address: grant.email,
    subject: said,
    lines: [
      greeting(inOneLine(grant.staff_name)),
      sentence(said),
      ...(what === 'named' ? [words.days(grant.begins_on, grant.ends_on)] : []),
    ],
    link: { text: words.open, url: `${publicUrl}/#/personalInfo/personalInfo` },
    notes: [...(isPrincipal ? [changePassword] : []), bySystem],
  });
}
