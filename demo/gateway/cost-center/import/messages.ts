import type { ImportProblem } from '../../../../src/domain/cost-center/import-row';
import { COST_CENTER_FAULTS } from '../../../../src/contract/cost-center/faults';

/** Maximum number of numbers that a message lists. */
const NAMED = 5;
const NUMBER_LENGTH = 40;

/** Message for an invalid cell. */
export function problemText(problem: ImportProblem): string {
  switch (problem.kind) {
    case 'refused':
      return problem.message;
    case 'twice':
      return `与第${problem.line}行的编号重复`;
    case 'unknown': {
      const named = problem.numbers.slice(0, NAMED).map((no) => no.slice(0, NUMBER_LENGTH));
      return `编号在本企业中不存在：${named.join('、')}${problem.numbers.length > NAMED ? '等' : ''}`;
    }
    case 'tooMany':
      return `不能超过${problem.most}个`;
    default:
      return TEXTS[problem.kind];
  }
}

const TEXTS: Readonly<
  Record<Exclude<ImportProblem['kind'], 'refused' | 'twice' | 'unknown' | 'tooMany'>, string>
> = {
  missing: '不能为空',
  unreadable: '含有不支持的字符',
  notADate: '日期不存在或格式不正确，应为2026-01-31',
  notYesNo: '只能填是或否',
  parentUnknown: '上级编号不存在',
  parentClosed: '上级已关闭',
  circle: '上级不能是自己或自己的下级',
  notACreditCode: '税号应为18位统一社会信用代码，请检查是否有误',
  endBeforeBegin: '失效日期不能早于生效日期',
  closed: '该数据已关闭，不能修改',
  reopened: '已关闭的数据不能通过导入重新开启',
  closedNew: '新增的数据不能同时关闭',
  ownOwner:
    '不能通过导入修改本人所属或可使用的成本中心的负责人，请由其他管理员修改；没有其他管理员的，请自行在页面上修改',
  ownOpened: '不能通过导入对本人单独开放，请由其他管理员在页面上修改；没有其他管理员的，请自行在页面上修改',
  successorNeeded: COST_CENTER_FAULTS.successorNeeded.msg,
};
