import {
  SOLD_PRODUCTS,
  type OperatedProduct,
  type Weekday,
} from '../../../src/contract/permission/operators';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const PRODUCTS: Readonly<Record<OperatedProduct, string>> = {
  flight: '国内机票',
  hotel: '酒店',
  train: '火车票',
  car: '用车',
};
const DAYS: Readonly<Record<Weekday, string>> = {
  1: '周一',
  2: '周二',
  3: '周三',
  4: '周四',
  5: '周五',
  6: '周六',
  7: '周日',
};

const chinese = {
  noun: '操作员',
  nothing: '还没有操作员',
  hint: '姓名、部门或备注',
  staff: '操作员',
  staffHint: '可在工作时间内为所选部门的员工预订',
  departments: '服务部门',
  departmentsHint: '包含全部下级部门',
  products: '可预订产品',
  weekdays: '工作日',
  hours: '工作时间',
  isEnabled: '状态',
  remark: '备注',
  validTo: '有效期至',
  lasting: '长期',
  over: '已失效',
  modifyTime: '修改时间',
  productName: (product: OperatedProduct): string =>
    SOLD_PRODUCTS.includes(product) ? PRODUCTS[product] : `${PRODUCTS[product]}（本平台暂未开通）`,
  dayName: (day: Weekday): string => DAYS[day],
  list: (words: readonly string[]): string => words.join('、'),
  isEnabledName: (isEnabled: boolean) => (isEnabled ? '启用' : '停用'),
  from: '开始时间',
  to: '结束时间',
};
export type OperatorTexts = TextsOf<typeof chinese>;
export const operatorTexts = defineTexts('operators', chinese, () => import('./texts.en'));
