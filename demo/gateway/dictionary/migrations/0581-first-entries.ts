import { statements } from '../../db/statements';

/** Sub pay types 0 to 20 in their order; the specification names the kinds, the numbers are the portal's own. */
const SUB_PAY_TYPES =
  '钱包 支付宝 财付通 微信 银行卡 易宝 BSP 商旅卡 UATP PPM 企业微信 信用卡 公务卡 服务商授信 服务商预存 快捷支付 云闪付 数字人民币 对公转账 现金 其他';

/** Card types in the order of their lists. */
const CARD_TYPES = [
  [0, '身份证'],
  [1, '护照'],
  [5, '回乡证'],
  [6, '台胞证'],
  [20, '港澳台居民居住证'],
  [15, '外国人永久居留身份证'],
  [18, '外国护照'],
  [3, '军人证'],
] as const;

const HOTEL: readonly (readonly [param: string, names: string])[] = [
  ['JD_STAR', '经济型 三星/舒适 四星/高档 五星/豪华'],
  ['JD_BREAKFAST', '无早 单早 双早 多早'],
  ['JD_PAY_TYPE', '到店付 预付 担保'],
];

const ENTRIES = [
  ...SUB_PAY_TYPES.split(' ').map((name, code) => ['SUB_PAY_TYPE', code, name] as const),
  ...CARD_TYPES.map(([code, name]) => ['CARD_TYPE', code, name] as const),
  ...HOTEL.flatMap(([param, names]) => names.split(' ').map((name, i) => [param, i + 1, name] as const)),
].map(([param, code, name], place) => `('${param}', ${code}, '${name}', ${place})`);

/**
 * Dictionaries and booking parameters that pages read. Only the demo's data had them, so a database of its own showed
 * empty lists; a database that has set them keeps its values.
 */
export const migration = statements(
  `insert into dictionary_entry (param, code, name, sort_order) values ${ENTRIES.join(', ')}
    on conflict do nothing`,
  `insert into sys_param (param, value) values ('JP_LAST_BOOKABLE_DAYS', '365'), ('JP_STOP_SALE_MINUTES', '40'),
    ('JP_PAY_MINUTES', '30'), ('JP_APPROVAL_MINUTES', '120'), ('JP_PRICE_GUARANTEE_MINUTES', '20')
    on conflict do nothing`,
);
