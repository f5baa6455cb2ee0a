import type { PerLocale } from '../mail/common-texts';

interface NoticeMailTexts {
  applyId: string;
  deadline: string;
  opinion: string;
  decide: string;
  showApplication: string;
  linkForYou: string;
  orderNo: string;
  flight: string;
  passengers: string;
  payBefore: string;
  refund(refundNo: string, amount: string): string;
  pay: string;
  showOrder: string;
  turnOff: string;
}

/** Texts of notice mails, beside those of the notice itself. */
export const NOTICE_MAIL_TEXTS: PerLocale<NoticeMailTexts> = {
  'zh-CN': {
    applyId: '申请单号',
    deadline: '审批时限',
    opinion: '审批意见',
    decide: '查看并审批',
    showApplication: '查看申请单',
    linkForYou: '链接仅供您本人打开一次，只能查看和审批该申请单，请勿转发。',
    orderNo: '订单号',
    flight: '航班',
    passengers: '乘机人',
    payBefore: '支付时限',
    refund: (refundNo, amount) => `退款单号：${refundNo}，退款金额：${amount}`,
    pay: '去支付',
    showOrder: '查看订单',
    turnOff: '如不需要此类邮件，可在个人信息的通知方式中关闭。',
  },
  en: {
    applyId: 'Application',
    deadline: 'Decide before',
    opinion: 'Opinion',
    decide: 'Show and decide',
    showApplication: 'Show the application',
    linkForYou:
      'The link opens once and for you alone, to see and decide this application. Please do not forward it.',
    orderNo: 'Order',
    flight: 'Flight',
    passengers: 'Passengers',
    payBefore: 'Pay before',
    refund: (refundNo, amount) => `Refund: ${refundNo}, amount: ${amount}`,
    pay: 'Pay',
    showOrder: 'Show the order',
    turnOff: 'You can turn such emails off under Notices in your personal information.',
  },
};
