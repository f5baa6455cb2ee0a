import type { Selectable } from 'kysely';
import {
  ImportNoticeKind,
  ContactNoticeKind,
  JoinNoticeKind,
  ManagerNoticeKind,
  RuleNoticeKind,
  WalletNoticeKind,
  type AccountNoticeKind,
  type markNoticesRead,
  type Notice,
  type NoticeKind,
  type OrderNoticeKind,
  type queryNoticeList,
} from '../../../src/contract/notice/notice';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { Caller } from '../server/http/caller';
import { atOneMoment } from '../db/transaction';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

type Reader = Pick<Caller, 'staffNo'>;

export function findNotices(
  db: Database,
  { staffNo }: Reader,
  { pageIndex, pageSize }: ParsedBodyOf<typeof queryNoticeList>,
): Promise<ResultOf<typeof queryNoticeList>> {
  return atOneMoment(db, async (moment) => {
    const { total } = await moment
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .where('staff_no', '=', staffNo)
      .where('is_shown', '=', true)
      .executeTakeFirstOrThrow();
    const rows = await moment
      .selectFrom('notice')
      .selectAll()
      .where('staff_no', '=', staffNo)
      .where('is_shown', '=', true)
      .orderBy('created_at', 'desc')
      .orderBy('notice_no', 'desc')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute();
    return {
      total: Number(total),
      unreadCount: await countUnread(moment, { staffNo }),
      noticeList: rows.map((row) => noticeOfRow(row)),
    };
  });
}

/** The columns that are set determine the possible kinds of a notice. */
function noticeOfRow(row: Selectable<Schema['notice']>): Notice {
  const { apply_id: applyId, apply_type: applyType, order_no: orderNo, kind } = row;
  const common = {
    noticeNo: row.notice_no,
    createTime: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
  if (applyId !== null && applyType !== null) {
    const { applicant_name: applicantName, by_name: byName } = row;
    const said = { kind: kind as NoticeKind, applyId, applyType, applicantName, byName };
    return { ...common, about: 'application', ...said };
  }
  if (orderNo !== null) return { ...common, about: 'order', kind: kind as OrderNoticeKind, orderNo };
  const ofManager = ManagerNoticeKind.options.find((one) => one === kind);
  if (ofManager) return { ...common, about: 'mainManager', kind: ofManager, byName: row.by_name };
  const ofJoin = JoinNoticeKind.options.find((one) => one === kind);
  if (ofJoin) return { ...common, about: 'join', kind: ofJoin, byName: row.by_name };
  const ofImport = ImportNoticeKind.options.find((one) => one === kind);
  if (ofImport) return { ...common, about: 'import', kind: ofImport, fileName: row.by_name };
  const ofContact = ContactNoticeKind.options.find((one) => one === kind);
  if (ofContact) return { ...common, about: 'contact', kind: ofContact, byName: row.by_name };
  const ofRule = RuleNoticeKind.options.find((one) => one === kind);
  if (ofRule) {
    const { by_name: byName, rules, page } = row;
    return { ...common, about: 'rule', kind: ofRule, byName, rules, page };
  }
  const ofWallet = WalletNoticeKind.options.find((one) => one === kind);
  return ofWallet === undefined
    ? { ...common, about: 'account', kind: kind as AccountNoticeKind }
    : { ...common, about: 'wallet', kind: ofWallet, ...(row.by_name !== '' && { byName: row.by_name }) };
}

async function countUnread(db: Database, { staffNo }: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('staff_no', '=', staffNo)
    .where('read_at', 'is', null)
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export async function readNotices(
  db: Database,
  { staffNo }: Reader,
  { noticeNoList }: ParsedBodyOf<typeof markNoticesRead>,
  now: Date,
): Promise<ResultOf<typeof markNoticesRead>> {
  if (noticeNoList?.length !== 0) {
    await db
      .updateTable('notice')
      .set({ read_at: now })
      .where('staff_no', '=', staffNo)
      .where('read_at', 'is', null)
      .$if(noticeNoList !== null, (q) => q.where('notice_no', 'in', noticeNoList ?? []))
      .execute();
  }
  return { unreadCount: await countUnread(db, { staffNo }) };
}

const KEPT_MS = 365 * 24 * 3_600_000;

export async function purgeNotices(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
