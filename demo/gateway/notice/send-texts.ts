import type { Selectable } from 'kysely';
import { WalletNoticeKind, type NoticeKind, type OrderNoticeKind } from '../../../src/contract/notice/notice';
import { noticeTexts } from '../../../src/domain/approval/texts/texts';
import { ownNoticeTexts } from '../../../src/domain/notice/texts/texts';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { kindOf } from '../enterprise/kind-of';
import { inOneLine } from '../mail/message';
import type { EventContext } from '../server/events/domain-events';
import { sendOfEnterprise } from '../sms/of-enterprise';
import { isNotPostponed, drainDue, type StepContext, type WorkContext } from '../server/jobs/due-work';

/** Age from which an SMS is dropped as outdated. */
const OLDEST_MS = 24 * 3_600_000;

type NoticeRow = Selectable<Schema['notice']>;

/** Sends the notices that wait for an SMS, each once. A failing one is postponed and does not delay the others. */
export function sendTexts(context: WorkContext & Pick<EventContext, 'deps' | 'emit'>): Promise<void> {
  const { db, now, deps, emit } = context;
  return drainDue(context, 'send notices by SMS', async (turn) => {
    const notice = await claimNext(db, turn, now);
    if (notice === undefined) return false;
    turn.take(notice.notice_no);
    try {
      const phone = await phoneOf(db, notice.staff_no);
      // added staff have no phone here until they join
      if (phone !== '') {
        const { enterprise_num: enterpriseNum } = notice;
        const kind = await kindOf(db, enterpriseNum);
        const source = { db, now, emit, notifier: deps.notifier };
        await sendOfEnterprise(source, kind, { enterpriseNum, phone, text: textOf(notice) });
      }
    } catch (error) {
      await forget(db, notice.notice_no);
      throw error;
    }
    return true;
  });
}

/** Claims the oldest for this process. */
function claimNext(db: Database, turn: StepContext, now: Date): Promise<NoticeRow | undefined> {
  return db
    .updateTable('notice')
    .set({ texted_at: now })
    .where('notice_no', '=', (eb) =>
      eb
        .selectFrom('notice')
        .select('notice_no')
        .where('by_sms', '=', true)
        .where('texted_at', 'is', null)
        // a notice that was read or decided meanwhile needs no SMS
        .where('read_at', 'is', null)
        .where('created_at', '>', new Date(now.getTime() - OLDEST_MS))
        .where(isNotPostponed('notice_no', turn))
        .orderBy('notice_no')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Resets a notice whose SMS failed. */
async function forget(db: Database, noticeNo: number): Promise<void> {
  await db.updateTable('notice').set({ texted_at: null }).where('notice_no', '=', noticeNo).execute();
}

async function phoneOf(db: Database, staffNo: string): Promise<string> {
  const { telephone } = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('u.telephone')
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  return telephone;
}

/** Text in Chinese, without a link, which would give access to any reader of the phone. */
function textOf({ kind, apply_id, apply_type, order_no, applicant_name, by_name }: NoticeRow): string {
  const ofWallet = WalletNoticeKind.options.find((one) => one === kind);
  if (ofWallet) return `${ownNoticeTexts.chinese.ofWallet(ofWallet)}。`;
  if (apply_id === null || apply_type === null) {
    return `${ownNoticeTexts.chinese.ofOrder(kind as OrderNoticeKind)}。订单号：${order_no ?? ''}`;
  }
  const said = noticeTexts.chinese.said({
    kind: kind as NoticeKind,
    applyType: apply_type,
    applicantName: inOneLine(applicant_name),
    byName: inOneLine(by_name),
  });
  return `${said}。申请单号：${apply_id}`;
}
