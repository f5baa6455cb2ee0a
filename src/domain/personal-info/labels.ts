import type { Meal, Relation, Seat } from '../../contract/personal-info/personal-info';
import type { DelegationProblem } from './delegation';
import type { ChosenNotice, NoticeWay } from '../../contract/personal-info/notices';

export const RELATION_LABELS: Readonly<Record<Relation, string>> = {
  spouse: '配偶',
  parent: '父母',
  child: '子女',
  sibling: '兄弟姐妹',
  friend: '朋友',
  colleague: '同事',
  other: '其他',
};

export const DELEGATION_PROBLEM_LABELS: Readonly<Record<DelegationProblem, string>> = {
  past: '结束日期不能早于今天',
  order: '结束日期不能早于开始日期',
  long: '最长可授权一年',
};

export const CHOSEN_NOTICE_LABELS: Readonly<Record<ChosenNotice, string>> = {
  asking: '待我审批',
  outcome: '审批结果',
  issued: '出票成功',
  notIssued: '出票失败',
  changed: '改签结果',
  refunded: '退款到账',
  unpaidSoon: '待支付提醒',
  balanceLow: '余额不足',
};

export const NOTICE_WAY_LABELS: Readonly<Record<NoticeWay, string>> = {
  portal: '门户',
  mail: '邮件',
  sms: '短信',
};

/** Labels of wishes; each place has its own text for none. */
export const SEAT_LABELS: Readonly<Record<Exclude<Seat, ''>, string>> = {
  window: '靠窗',
  aisle: '靠过道',
  front: '前排',
  exit: '紧急出口旁',
};

export const MEAL_LABELS: Readonly<Record<Exclude<Meal, ''>, string>> = {
  vegetarian: '素食餐',
  muslim: '清真餐',
  diabetic: '糖尿病餐',
  lowSalt: '低盐餐',
  seafood: '海鲜餐',
  none: '不用餐',
};
