import type { DifferField, RecordField } from '../../../../src/contract/settlement/compare';
import type { RecordProblem } from '../../../../src/domain/settlement/compare-row';

const FORMS: Readonly<Partial<Record<RecordField, string>>> = {
  ticketNo: '不是票号，或已被表格软件缩写为7.81E+12',
  orderNo: '不是订单号，或已被表格软件缩写为2.61E+13',
};

/** Message for a cell that cannot be read. */
export function problemText(field: RecordField, problem: RecordProblem): string {
  if (typeof problem === 'object') return problem.message;
  switch (problem) {
    case 'missing':
      return '不能为空';
    case 'notAnAmount':
      return '不是金额，应为1234.50，最多两位小数';
    case 'notANumber':
      return FORMS[field] ?? '格式不正确';
    case 'notAKind':
      return '无法识别的费用类型，应为票价、民航发展基金、燃油附加费、服务费、保险、改签或退票';
  }
}

export const FIELD_LABELS: Readonly<Record<DifferField, string>> = {
  amount: '金额',
  date: '日期',
  traveller: '出行人',
  department: '部门',
  costCenter: '成本中心',
};
