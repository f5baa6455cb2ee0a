import {
  ChosenNotice,
  NoticeWay,
  USUAL_WAYS,
  type NoticeChoices,
} from '../../../src/contract/personal-info/notices';
import type { Database } from '../db/database';
import type { Caller } from '../server/http/caller';

/** Returns whether a person wants this kind of notice by this channel. */
type NoticePreference = (staffNo: string, kind: ChosenNotice, way: NoticeWay) => boolean;

/** Reads the choices of these persons. */
export async function findNoticePreference(
  db: Database,
  staffNos: readonly string[],
): Promise<NoticePreference> {
  const rows =
    staffNos.length === 0
      ? []
      : await db.selectFrom('notice_way_choice').selectAll().where('staff_no', 'in', staffNos).execute();
  const chosen = new Map(rows.map((row) => [`${row.staff_no} ${row.kind} ${row.way}`, row.is_wanted]));
  return (staffNo, kind, way) => chosen.get(`${staffNo} ${kind} ${way}`) ?? USUAL_WAYS.includes(way);
}

export async function findChoices(
  db: Database,
  { staffNo, userNo }: Pick<Caller, 'staffNo' | 'userNo'>,
): Promise<NoticeChoices> {
  const wants = await findNoticePreference(db, [staffNo]);
  const { mail_locale: mailLocale } = await db
    .selectFrom('app_user')
    .select('mail_locale')
    .where('user_no', '=', userNo)
    .executeTakeFirstOrThrow();
  const waysOf = (kind: ChosenNotice) => NoticeWay.options.filter((way) => wants(staffNo, kind, way));
  const ways = Object.fromEntries(ChosenNotice.options.map((kind) => [kind, waysOf(kind)]));
  return { ways: ways as NoticeChoices['ways'], mailLocale };
}

export async function writeChoices(
  db: Database,
  { staffNo, userNo }: Pick<Caller, 'staffNo' | 'userNo'>,
  { ways, mailLocale }: NoticeChoices,
): Promise<void> {
  // serialises concurrent changes of one person
  await db.selectFrom('staff').select('staff_no').where('staff_no', '=', staffNo).forUpdate().execute();
  await db.deleteFrom('notice_way_choice').where('staff_no', '=', staffNo).execute();
  const rows = ChosenNotice.options.flatMap((kind) =>
    NoticeWay.options
      .filter((way) => ways[kind].includes(way) !== USUAL_WAYS.includes(way))
      .map((way) => ({ staff_no: staffNo, kind, way, is_wanted: ways[kind].includes(way) })),
  );
  if (rows.length > 0) await db.insertInto('notice_way_choice').values(rows).execute();
  await db.updateTable('app_user').set({ mail_locale: mailLocale }).where('user_no', '=', userNo).execute();
}
