import type {
  AccountNoticeKind,
  ImportNoticeKind,
  ContactNoticeKind,
  JoinNoticeKind,
  ManagerNoticeKind,
  OrderNoticeKind,
  RuleNoticeKind,
  WalletNoticeKind,
} from '../../../src/contract/notice/notice';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { ChosenNotice, NoticeWay } from '../../../src/contract/personal-info/notices';
import '../account-safety/events';
import { insertMails } from '../mail/queries';
import '../order/change/events';
import '../order/events';
import '../order/refund/events';
import { findNoticePreference } from '../personal-info/notice-choices';
import type { MainManagerChanged } from '../permission/main-manager/events';
import { DATA_RANGE } from '../server/http/caller';
import type { EventSource } from '../server/events/domain-events';
import type { WalletChangeRequested } from '../wallet/events';
import { aboutNotice } from './write';

/** Setting that each kind of notice belongs to. */
const CHOICE: Readonly<Record<OrderNoticeKind, ChosenNotice>> = {
  issued: 'issued',
  notIssued: 'notIssued',
  changed: 'changed',
  changeRefused: 'changed',
  refunded: 'refunded',
  unpaidSoon: 'unpaidSoon',
};

interface OrderNoticeSubject {
  orderNo: string;
  kind: OrderNoticeKind;
  /** Refund of the notice, because an order can have several. */
  refundNo?: string;
}

/**
 * Notifies the booker of an order through their chosen channels, once per occasion, in this transaction. The mail is
 * sent after the commit, the SMS in the next round.
 */
export async function writeOrderNotice(
  { db, now, emit }: EventSource,
  { orderNo, kind, refundNo }: OrderNoticeSubject,
): Promise<void> {
  const order = await db
    .selectFrom('flight_order as o')
    .innerJoin('staff as s', (join) =>
      join.onRef('s.staff_no', '=', 'o.booker_no').onRef('s.enterprise_num', '=', 'o.enterprise_num'),
    )
    .select(['o.enterprise_num', 's.staff_no'])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (order === undefined) return;
  const wants = await findNoticePreference(db, [order.staff_no]);
  const isWanted = (way: NoticeWay) => wants(order.staff_no, CHOICE[kind], way);
  const written = await db
    .insertInto('notice')
    .values({
      ...order,
      ...UNRELATED,
      order_no: orderNo,
      occasion: refundNo === undefined ? kind : `${kind} ${refundNo}`,
      kind,
      created_at: now,
      is_shown: isWanted('portal'),
      by_sms: isWanted('sms'),
    })
    .onConflict((conflict) =>
      conflict.columns(['order_no', 'staff_no', 'occasion']).where('order_no', 'is not', null).doNothing(),
    )
    .returning('notice_no')
    .executeTakeFirst();
  if (written === undefined) return;
  if (!isWanted('mail')) return;
  await insertMails({ db, now, emit }, [aboutNotice(written.notice_no)]);
}

const UNRELATED = {
  apply_id: null,
  apply_type: null,
  applicant_name: '',
  by_name: '',
  read_at: null,
};

/**
 * Notifies the owner of an account of a change, in each of their enterprises; the mail is sent by the account's area.
 */
export async function writeAccountNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { userNo, changeNo, kind }: { userNo: string; changeNo: number; kind: AccountNoticeKind },
): Promise<void> {
  const staff = await db
    .selectFrom('staff')
    .select(['enterprise_num', 'staff_no'])
    .where('user_no', '=', userNo)
    .execute();
  await writeUnrelatedNotices({ db, now }, staff, { occasion: `change ${changeNo}`, kind });
}

/**
 * Notifies those who may see the wallet that its balance has fallen below the warning amount, once per fall; the mail
 * is sent by the wallet's area.
 */
export async function writeLowBalanceNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { enterpriseNum }: { enterpriseNum: string },
): Promise<void> {
  const staff = await db
    .selectFrom('staff as s')
    .select(['s.enterprise_num', 's.staff_no'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('staff_role as sr')
          .innerJoin('role as r', 'r.role_no', 'sr.role_no')
          .innerJoin('role_grant as g', 'g.role_no', 'sr.role_no')
          .whereRef('sr.staff_no', '=', 's.staff_no')
          .where('g.object_no', '=', OBJECT.seeWallet)
          .where('r.permission_range_id', '=', DATA_RANGE.enterprise),
      ),
    )
    .orderBy('s.staff_no')
    .execute();
  const wants = await findNoticePreference(
    db,
    staff.map(({ staff_no }) => staff_no),
  );
  await writeUnrelatedNotices(
    { db, now },
    staff.map((one) => ({
      ...one,
      is_shown: wants(one.staff_no, 'balanceLow', 'portal'),
      by_sms: wants(one.staff_no, 'balanceLow', 'sms'),
    })),
    { occasion: `balance ${now.toISOString()}`, kind: 'balanceLow' },
  );
}

/** Notifies those who may agree to a loosening of a wallet's limits that it waits for them. */
export const writeWalletChangeNotices = (
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { enterpriseNum, changeNo, byName, toldNos }: WalletChangeRequested,
): Promise<void> =>
  writeUnrelatedNotices(
    { db, now },
    toldNos.map((staff_no) => ({ enterprise_num: enterpriseNum, staff_no, by_name: byName })),
    { occasion: `wallet change ${changeNo}`, kind: 'changeAsked' },
  );

/** Notifies both administrators that an enterprise was handed over. */
export async function writeMainManagerNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { enterpriseNum, formerNo, presentNo }: MainManagerChanged,
): Promise<void> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_no', 'staff_name'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', [formerNo, presentNo])
    .execute();
  const nameOf = (no: string) => rows.find(({ staff_no }) => staff_no === no)?.staff_name ?? '';
  const occasion = `main manager ${now.toISOString()}`;
  const tell = (staff_no: string, by_name: string, kind: ManagerNoticeKind) =>
    writeUnrelatedNotices({ db, now }, [{ enterprise_num: enterpriseNum, staff_no, by_name }], {
      occasion,
      kind,
    });
  await tell(formerNo, nameOf(presentNo), 'mainManagerHandedOver');
  await tell(presentNo, nameOf(formerNo), 'mainManagerGiven');
}

/** Notifies the administrators who requested and approved a change of a person's sign-in that it came to nothing. */
export async function writeVoidNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { claimNo }: { claimNo: string },
): Promise<void> {
  const told = await db
    .selectFrom('account_claim as c')
    .innerJoin('staff as s', 's.staff_no', 'c.staff_no')
    .innerJoin('staff as a', (join) =>
      join.on((eb) =>
        eb.or([eb('a.staff_no', '=', eb.ref('c.asked_by')), eb('a.staff_no', '=', eb.ref('c.decided_by'))]),
      ),
    )
    .select(['a.enterprise_num', 'a.staff_no', 's.staff_name as by_name'])
    .where('c.claim_no', '=', claimNo)
    .execute();
  await writeUnrelatedNotices({ db, now }, told, { occasion: `contact ${claimNo}`, kind: 'contactVoid' });
}

/** Inserts notices without an application or an order. */
export async function writeUnrelatedNotices(
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  staff: readonly {
    enterprise_num: string;
    staff_no: string;
    by_name?: string;
    is_shown?: boolean;
    by_sms?: boolean;
    rules?: string;
    page?: string;
  }[],
  told: {
    occasion: string;
    kind:
      | AccountNoticeKind
      | WalletNoticeKind
      | ManagerNoticeKind
      | JoinNoticeKind
      | ImportNoticeKind
      | ContactNoticeKind
      | RuleNoticeKind;
  },
): Promise<void> {
  if (staff.length === 0) return;
  await db
    .insertInto('notice')
    .values(staff.map((one) => ({ ...UNRELATED, ...one, ...told, created_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['staff_no', 'occasion'])
        .where('apply_id', 'is', null)
        .where('order_no', 'is', null)
        .doNothing(),
    )
    .execute();
}
