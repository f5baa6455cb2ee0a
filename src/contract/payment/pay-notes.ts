/** The gateway's notes on a payment method, and the reasons why one is unavailable. */
export const PAY_NOTES = {
  cashier: '在第三方收银台支付',
  creditEnough: '额度充足',
  prepaidEnough: '余额充足',
  notForPersonal: '因私出行不能由企业支付',
  noCredit: '企业未开通月结',
  monthlyNotOpen: '企业未对您开通企业月结',
  noPrepaid: '企业未开通预存',
  creditShort: '剩余额度不足',
  prepaidShort: '可用余额不足',
  beyondOrderLimit: '超出企业单个订单支付限额',
  beyondPersonLimit: '超出您今日的企业支付限额',
  beyondDayLimit: '超出企业今日支付限额',
  securityBeyondPartner: '须验证安全密码，请登录商旅门户支付',
} as const;

/** Labels of the amount available in a payment method. */
export const PAY_AMOUNTS = { credit: '剩余额度', prepaid: '可用余额' } as const;
