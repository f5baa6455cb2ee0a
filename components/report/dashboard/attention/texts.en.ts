import type { Product } from '../../../../src/contract/report/report';
import {
  COMPLIANCE_POINTS,
  DEPARTMENT_RISE,
  ENOUGH_BOOKINGS,
  REFUND_SHARE,
  SAME_DAY_SHARE,
  type Finding,
} from '../../../../src/domain/report/findings';
import type { AttentionTexts } from './texts';

const PRODUCTS: Readonly<Record<Product, string>> = {
  flight: 'Flights',
  train: 'Trains',
  car: 'Cars',
  hotel: 'Hotels',
};

const RULES: Readonly<Record<Finding['kind'], string>> = {
  complianceFell: `Compliance: fallen by ${COMPLIANCE_POINTS} points or more, with ${ENOUGH_BOOKINGS} bookings or more in both periods`,
  departmentRose: `Department spend: of those that rose by ${DEPARTMENT_RISE}% or more, the one that rose most in money`,
  refundLoss: `Refunds: more than ${REFUND_SHARE}% of bookings`,
  overUnsaid: 'Over the standard: without a reason',
  sameDay: `Same day: more than ${SAME_DAY_SHARE}% of flights, trains or hotels, with ${ENOUGH_BOOKINGS} bookings or more`,
};

export default {
  title: 'Needs attention',
  nothing: 'Nothing needs attention in this period',
  notCompared: 'Compared with nothing: changes of compliance and of department spend are not looked at',
  complianceFell: (product: Product, now: string, before: string) =>
    `${PRODUCTS[product]}: compliance fell from ${before} to ${now}`,
  departmentRose: (name: string, rise: string, percent: string) =>
    `${name}: net spend rose by ${rise} (${percent}), the most of all departments`,
  refundLoss: (product: Product, loss: string, share: string) =>
    `${PRODUCTS[product]}: refunds lost ${loss}, ${share} of bookings`,
  overUnsaid: (count: number, over: number) =>
    `${count} of ${over} bookings over the standard have no reason`,
  sameDay: (product: Product, count: number, share: string) =>
    `${PRODUCTS[product]}: ${count} booked on the day of departure, ${share}`,
  open: 'View',
  openOf: (finding: string) => `View: ${finding}`,
  rules: 'How this is judged',
  ruleOf: (kind: Finding['kind']) => RULES[kind],
} satisfies AttentionTexts;
