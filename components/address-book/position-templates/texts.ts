import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  templates: '行业模板',
  intro: '选择所属行业的职位，一次加入本企业的职位列表；已有同名职位的会跳过。',
  positions: '职位',
  there: (name: string) => `${name}（已有）`,
  all: '全选',
  none: '取消全选',
  take: (count: number) => `采用所选（${count}）`,
  taking: '正在新增',
  chooseOne: '请选择职位',
  added: (names: readonly string[]) =>
    names.length === 0 ? '没有新增职位' : `已新增 ${names.length} 个职位：${names.join('、')}`,
  skipped: (names: readonly string[]) => `已有同名职位，已跳过：${names.join('、')}`,
  loading: '正在查询职位模板',
  failed: (why: string) => `职位模板查询失败：${why}`,
  addMany: '新增职位',
  names: '职位名称',
  namesHint: (most: number) => `每行一个，最多 ${most} 个，每个不超过30个字`,
  save: '保存',
  saved: (count: number) => `已新增 ${count} 个职位`,
  atLine: (line: number, what: string) => `第 ${line} 行：${what}`,
  lines: (problems: readonly string[]) => problems.join('；'),
  missing: '请输入职位名称',
  tooLong: '职位名称不能超过30个字',
  sameAs: (line: number) => `与第 ${line} 行重复`,
  tooMany: (most: number) => `一次最多新增 ${most} 个职位`,
};

export type PositionTemplateTexts = TextsOf<typeof chinese>;

export const positionTemplateTexts = defineTexts('position-templates', chinese, () => import('./texts.en'));
