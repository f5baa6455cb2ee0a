/** What the gateway says beside a way to pay, and why one cannot be used. */
export const PAY_NOTES = {
  cashier: '在第三方收银台支付',
  creditEnough: '额度充足',
  prepaidEnough: '余额充足',
  notForPersonal: '因私出行不能由企业支付',
  noCredit: '企业未开通月结',
  noPrepaid: '企业未开通预存',
  creditShort: '剩余额度不足',
  prepaidShort: '可用余额不足',
} as const;

/** What an amount that stands behind it is. */
export const PAY_AMOUNTS = { credit: '剩余额度', prepaid: '可用余额' } as const;
