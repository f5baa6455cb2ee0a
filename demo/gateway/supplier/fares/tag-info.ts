import type { ProductTagInfo } from '../../../../src/contract/flight-booking/product';

/** Meaning of the tags of `products.ts` and `restrictions.ts`; products of several age ranges may share a tag. */
const TAGS: Readonly<Record<string, readonly [title: string, content: string]>> = {
  企业协议: [
    '企业协议价',
    '贵企业与航空公司的协议价格，低于公布运价；可免费改期1次，须补足票价差额。仅限本企业预订，乘机时可能查验企业身份。',
  ],
  免费改期: ['免费改期', '起飞前可免费改期2次，改至票价更高的航班时须补足差额。'],
  行李套餐: ['行李套餐', '票价已含20公斤免费托运行李，比机场购买更优惠。'],
  青年特惠: ['青年特惠', '乘机当天年龄在所列范围内的旅客可享；值机时核验证件上的出生日期。'],
  长者特惠: ['长者特惠', '乘机当天年满60岁的旅客可享；值机时核验证件上的出生日期。'],
  一老一青: ['一老一青', '乘机当天18至24岁或年满60岁的旅客可享；值机时核验证件上的出生日期。'],
  女性专享: ['女性专享', '限女性旅客购买，以证件上的性别为准。'],
  男性专享: ['男性专享', '限男性旅客购买，以证件上的性别为准。'],
  身份证专享: ['身份证专享', '限使用居民身份证购票和乘机的旅客。'],
  军人优惠: ['军人优惠', '限使用军人证件购票和乘机的旅客；证件由人工核验，仅工作时间可以预订。'],
  港澳台旅客优惠: [
    '港澳台旅客优惠',
    '限使用台胞证、回乡证或港澳台居民居住证的旅客；证件由人工核验，仅工作时间可以预订。',
  ],
  外籍旅客优惠: [
    '外籍旅客优惠',
    '限使用护照或外国人永久居留身份证的旅客；证件由人工核验，仅工作时间可以预订。',
  ],
  多人同行: ['多人同行', '同一订单内人数在所列范围内可享；须一同乘机，不得退票和改期。'],
  三人同行: ['三人同行', '同一订单内3至9人可享；须一同乘机，不得退票和改期。'],
  双人同行: ['双人同行', '同一订单内2人可享；须一同乘机，不得退票和改期。'],
  她享特惠: ['她享特惠', '乘机当天年龄在所列范围内的女性旅客可享；以证件上的性别和出生日期为准。'],
  银龄特惠: ['银龄特惠', '乘机当天年满60岁的男性旅客可享；以证件上的性别和出生日期为准。'],
};

/** Explains tags, in the requested order; unknown ones are left out. */
export function tagInfo(productTags: readonly string[]): ProductTagInfo[] {
  return productTags.flatMap((productTag) => {
    const found = Object.hasOwn(TAGS, productTag) ? TAGS[productTag] : undefined;
    return found ? [{ productTag, title: found[0], content: found[1] }] : [];
  });
}
