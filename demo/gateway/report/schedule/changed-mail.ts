import type { Database } from '../../db/database';
import { inOneLine, type Mail } from '../../mail/message';
import { insertMails } from '../../mail/queries';
import { forRecipient, isReachable, recipientOf } from '../../mail/recipient';
import { COMMON_MAIL_TEXTS, type PerLocale } from '../../mail/common-texts';
import type { GatewayConfig } from '../../server/config';
import type { EventSource } from '../../server/events/domain-events';

const CHANGES = ['ended', 'handedOver', 'recipientLeft', 'lastRecipientLeft'] as const;
type Change = (typeof CHANGES)[number];

const ABOUT = /^schedule (\S+) (\w+) (\S+) \d+$/;

/** Schedule, change and recipient of a queued mail; undefined for a mail about another subject. */
export function scheduleChangeOf(
  about: string,
): { scheduleId: string; what: Change; staffNo: string } | undefined {
  const [, scheduleId, word, staffNo] = ABOUT.exec(about) ?? [];
  const what = CHANGES.find((one) => one === word);
  if (scheduleId === undefined || staffNo === undefined || what === undefined) return undefined;
  return { scheduleId, what, staffNo };
}

/** Queues a mail for each member of staff, to be sent once the transaction is committed. */
export async function mailScheduleChange(
  { db, now, emit }: EventSource,
  { scheduleId, what }: { scheduleId: string; what: Change },
  staffNos: readonly string[],
): Promise<void> {
  await insertMails(
    { db, now, emit },
    staffNos.map((staffNo) => `schedule ${scheduleId} ${what} ${staffNo} ${now.getTime()}`),
  );
}

interface ScheduleChangeTexts {
  said: Readonly<Record<Change, (name: string) => string>>;
  open: string;
}

const SCHEDULE_CHANGE_TEXTS: PerLocale<ScheduleChangeTexts> = {
  'zh-CN': {
    said: {
      ended: (name) => `定时报表“${name}”的设置人已停用或已离职，该报表不再发送`,
      handedOver: (name) => `定时报表“${name}”已移交给您`,
      recipientLeft: (name) => `定时报表“${name}”的一名接收人已停用或已离职，不再向其发送`,
      lastRecipientLeft: (name) => `定时报表“${name}”已没有接收人，已暂停`,
    },
    open: '查看报表',
  },
  en: {
    said: {
      ended: (name) => `The scheduled report “${name}” is not sent any more: its owner is not active`,
      handedOver: (name) => `The scheduled report “${name}” is yours now`,
      recipientLeft: (name) => `A recipient of the scheduled report “${name}” is not active any more`,
      lastRecipientLeft: (name) => `The scheduled report “${name}” has no recipient any more and is paused`,
    },
    open: 'Open the report',
  },
};

/** The mail of a change to one member of staff; undefined without a valid address. */
export async function composeScheduleChange(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { scheduleId, what, staffNo }: NonNullable<ReturnType<typeof scheduleChangeOf>>,
): Promise<Mail | undefined> {
  const found = await db
    .selectFrom('report_schedule as s')
    .innerJoin('staff as p', 'p.enterprise_num', 's.enterprise_num')
    .innerJoin('app_user as u', 'u.user_no', 'p.user_no')
    .select(['s.schedule_name', 's.page_path', 'p.staff_name', 'u.mail_locale'])
    .select(recipientOf('p'))
    .where('s.schedule_id', '=', scheduleId)
    .where('p.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (!isReachable(found)) return undefined;
  const { mail_locale: locale } = found;
  const { greeting, sentence, bySystem } = COMMON_MAIL_TEXTS[locale];
  const { said, open } = SCHEDULE_CHANGE_TEXTS[locale];
  const text = said[what](inOneLine(found.schedule_name));
  return forRecipient(found, {
    locale,
    address: found.email,
    subject: text,
    lines: [greeting(inOneLine(found.staff_name)), sentence(text)],
    link: { text: open, url: `${publicUrl}/#${found.page_path}` },
    notes: [bySystem],
  });
}
