import type { PerLocale } from '../mail/common-texts';

interface ReviewMailTexts {
  asked(applicant: string): string;
  decided(isAgreed: boolean): string;
  about(said: string, orderNo: string, amount: string): string;
  reason(reason: string): string;
  before(until: string, isAsked: boolean): string;
  review: string;
  showOrder: string;
}

interface WarningMailTexts {
  subject(entName: string): string;
  below(entName: string, bound: string): string;
  balance(at: string, balance: string): string;
  open: string;
  again: string;
}

/** Mails about the wallet of an enterprise, each kind in each language. */
export const WALLET_MAIL_TEXTS: PerLocale<{ review: ReviewMailTexts; warning: WarningMailTexts }> = {
  'zh-CN': {
    review: {
      asked: (applicant) => `${applicant}提交的企业预存付款等待您复核`,
      decided: (isAgreed) => `您提交的企业预存付款复核已${isAgreed ? '同意' : '拒绝'}`,
      about: (said, orderNo, amount) => `${said}：订单${orderNo}，${amount}。`,
      reason: (reason) => `拒绝原因：${reason}`,
      before: (until, isAsked) => `请于${until}前${isAsked ? '复核' : '完成支付'}，逾期订单自动取消。`,
      review: '去复核',
      showOrder: '查看订单',
    },
    warning: {
      subject: (entName) => `${entName}企业预存余额不足提醒`,
      below: (entName, bound) => `${entName}的企业预存余额已低于设置的 ${bound}。`,
      balance: (at, balance) => `${at}的余额为 ${balance}，请及时充值。`,
      open: '查看企业钱包',
      again: '余额回升后再次低于该金额时，会再次提醒。',
    },
  },
  en: {
    review: {
      asked: (applicant) => `A payment from the wallet that ${applicant} asks for awaits your review`,
      decided: (isAgreed) =>
        `The payment from the wallet that you asked for was ${isAgreed ? 'agreed to' : 'refused'}`,
      about: (said, orderNo, amount) => `${said}: order ${orderNo}, ${amount}.`,
      reason: (reason) => `Reason: ${reason}`,
      before: (until, isAsked) =>
        `Please ${isAsked ? 'review' : 'pay'} before ${until}: after that the order is cancelled.`,
      review: 'Review',
      showOrder: 'Show the order',
    },
    warning: {
      subject: (entName) => `Low balance in the wallet of ${entName}`,
      below: (entName, bound) =>
        `The balance in the wallet of ${entName} is below the ${bound} that was set.`,
      balance: (at, balance) => `At ${at} it was ${balance}. Please recharge in time.`,
      open: 'Show the wallet',
      again: 'You are told again when the balance has recovered and falls below the amount once more.',
    },
  },
};
