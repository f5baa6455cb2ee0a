import type { OrderNoticeKind } from '../../../src/contract/notice/notice';
import { ownNoticeTexts } from '../../../src/domain/notice/texts/texts';
import { formatPrice } from '../../../src/domain/money/money';
import { instantText } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { inOneLine, type Mail } from '../mail/message';
import { forRecipient, isReachable, recipientOf } from '../mail/recipient';
import { COMMON_MAIL_TEXTS, inLocale } from '../mail/common-texts';
import type { GatewayConfig } from '../server/config';
import { NOTICE_MAIL_TEXTS } from './mail-texts';

/** Age from which a mail is dropped, because its receiver has seen the notice in the portal. */
const OLDEST_MS = 2 * 24 * 3_600_000;

/** The mail of a notice of an order; undefined when its reason no longer exists, or there is no address. */
export async function composeOrderNotice(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  noticeNo: number,
  now: Date,
): Promise<Mail | undefined> {
  const notice = await db
    .selectFrom('notice as n')
    .innerJoin('flight_order as o', 'o.order_no', 'n.order_no')
    .innerJoin('staff as s', 's.staff_no', 'n.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['n.kind', 'n.occasion', 'n.created_at', 's.staff_name', 'u.mail_locale'])
    .select(recipientOf())
    .select(['o.order_no', 'o.order_status', 'o.pay_deadline', 'o.flights', 'o.passenger_names'])
    .where('n.notice_no', '=', noticeNo)
    .$narrowType<{ kind: OrderNoticeKind }>()
    .executeTakeFirst();
  if (!isReachable(notice)) return undefined;
  if (now.getTime() - notice.created_at.getTime() > OLDEST_MS) return undefined;
  const { kind, order_no: orderNo, pay_deadline: deadline } = notice;
  const isUnpaid = kind === 'unpaidSoon';
  if (isUnpaid && (notice.order_status !== '待支付' || deadline <= now)) return undefined;
  const { mail_locale: locale } = notice;
  const words = NOTICE_MAIL_TEXTS[locale];
  const { greeting, sentence, colon, comma, bySystem } = COMMON_MAIL_TEXTS[locale];
  const said = (await inLocale(ownNoticeTexts, locale)).ofOrder(kind);
  const refund = kind === 'refunded' ? await findRefund(db, notice.occasion) : undefined;
  return forRecipient(notice, {
    locale,
    address: notice.email,
    subject: said,
    lines: [
      greeting(inOneLine(notice.staff_name)),
      sentence(said),
      `${words.orderNo}${colon}${orderNo}`,
      ...notice.flights.map(
        ({ flightNo, depCityName, arrCityName, takeOffTime }) =>
          `${words.flight}${colon}${flightNo} ${inOneLine(depCityName)}-${inOneLine(arrCityName)} ${takeOffTime.replace('T', ' ')}`,
      ),
      `${words.passengers}${colon}${notice.passenger_names.map((name) => inOneLine(name)).join(comma)}`,
      ...(isUnpaid ? [`${words.payBefore}${colon}${instantText(deadline.toISOString())}`] : []),
      ...(refund ? [words.refund(refund.refund_no, `¥${formatPrice(refund.refund_amount)}`)] : []),
    ],
    link: {
      text: isUnpaid ? words.pay : words.showOrder,
      url: `${publicUrl}/#/orderManage/airOrderList?orderNo=${encodeURIComponent(orderNo)}`,
    },
    notes: [words.turnOff, bySystem],
  });
}

const findRefund = (db: Database, occasion: string) =>
  db
    .selectFrom('refund_order')
    .select(['refund_no', 'refund_amount'])
    .where('refund_no', '=', occasion.replace(/^refunded /, ''))
    .executeTakeFirst();
