import type { AgencyParam, BookingParam, PortalParam } from '../../contract/agency/platform/parameters';
import { USUAL_BOOKABLE_DAYS } from '../travel-standard/bookable-days';

/** Whole number with its limits. `standard`: applies where the database has no standard value. */
interface NumberRule {
  label: string;
  hint: string;
  unit: string;
  least: number;
  most: number;
  standard: number;
}

export const BOOKING_RULES: Readonly<Record<BookingParam, NumberRule>> = {
  JP_LAST_BOOKABLE_DAYS: {
    label: '可预订天数',
    hint: '从今天起可预订多少天内出发的航班',
    unit: '天',
    least: 1,
    most: 365,
    standard: USUAL_BOOKABLE_DAYS,
  },
  JP_STOP_SALE_MINUTES: {
    label: '停售时间',
    hint: '起飞前多少分钟停止销售',
    unit: '分钟',
    least: 1,
    most: 1440,
    standard: 40,
  },
  JP_PAY_MINUTES: {
    label: '支付时限',
    hint: '预订或审批通过后多少分钟内未支付即释放座位',
    unit: '分钟',
    least: 5,
    most: 1440,
    standard: 30,
  },
  JP_APPROVAL_MINUTES: {
    label: '审批时限',
    hint: '占座期间等待审批的分钟数，最晚到停售时为止',
    unit: '分钟',
    least: 5,
    most: 4320,
    standard: 120,
  },
  JP_PRICE_GUARANTEE_MINUTES: {
    label: '价格保证时间',
    hint: '预订后多少分钟内支付不重新计价',
    unit: '分钟',
    least: 1,
    most: 1440,
    standard: 20,
  },
};

export const PORTAL_RULES: Readonly<Record<PortalParam, { label: string; hint: string }>> = {
  CLYH_YHWZ_LOGINOUT_PB: {
    label: '不显示退出按钮的企业',
    hint: '本服务商的企业编号，以逗号分隔；留空表示所有企业都显示',
  },
};

export const isBookingParam = (param: AgencyParam): param is BookingParam => param in BOOKING_RULES;

export const parameterLabel = (param: AgencyParam): string =>
  isBookingParam(param) ? BOOKING_RULES[param].label : PORTAL_RULES[param].label;

/** Numbers of a list, of which Chinese commas, semicolons and blanks are accepted too. */
export const numbersOfList = (value: string): string[] => [
  ...new Set(value.split(/[,，;；、|\s]+/).filter((part) => part !== '')),
];

/** The value as it is stored: a whole number without leading zeros, or numbers separated by commas. */
export function plainParameter(param: AgencyParam, value: string): string {
  if (!isBookingParam(param)) return numbersOfList(value).join(',');
  return /^\d{1,9}$/.test(value) ? String(Number(value)) : value;
}

/** Chinese message for a value that the parameter cannot have. */
export function parameterProblem(param: AgencyParam, value: string): string | undefined {
  if (!isBookingParam(param))
    return numbersOfList(value).every((number) => /^\w{1,20}$/.test(number)) ? undefined : '企业编号不正确';
  const { unit, least, most } = BOOKING_RULES[param];
  const isWhole = /^\d{1,9}$/.test(value);
  return isWhole && Number(value) >= least && Number(value) <= most
    ? undefined
    : `请输入${least}至${most}${unit}的整数`;
}
