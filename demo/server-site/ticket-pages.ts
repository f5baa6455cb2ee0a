import { html, type Html } from '../html';
import type { SiteUser } from './sign-in';

/** The old site's entry to booking flights, which now leads to the portal. */
export const bookingBody = ({ enterprise }: SiteUser): Html =>
  html`<h1>机票预订</h1>
    <p>${enterprise}的国内机票预订已迁移到新版门户，协议价和差旅标准保持不变。</p>
    <p><button type="button" data-open="/flightBooking/index">去预订机票</button></p>`;

/** The old site's message after a booking. */
export const bookedBody = (): Html =>
  html`<h1>机票预订成功</h1>
    <p>出票结果以短信通知联系人。订单的支付、退票和改期请在新版门户办理。</p>
    <p><button type="button" data-open="/orderManage/airOrderList">查看我的订单</button></p>`;
