import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';
import { costCenterTexts } from '../texts';

const { noun } = costCenterTexts.chinese;

const chinese = {
  addTitle: (kind: CostKind) => `新增${noun(kind)}`,
  editTitle: (kind: CostKind) => `编辑${noun(kind)}`,
  loading: '正在加载数据',

  code: '编号',
  codeHint: '同一类型内不重复，可含文字、数字和 . _ / -',
  name: '名称',
  parent: '上级',
  parentHint: '不选择则为顶级',
  objectHint: '编号、名称或拼音',
  objectsFailed: '查询失败，请重试',
  noObjects: '没有可选择的数据',
  owner: '负责人',
  validFrom: '生效日期',
  validFromShort: '生效',
  validTo: '失效日期',
  validToShort: '失效',
  taxNo: '税号',
  openTo: '适用范围',
  forAll: '全员',
  forSome: '指定部门和人员',
  persons: '人员',

  noDate: '请输入正确的日期',
  noBegin: '请输入生效日期',
  reversed: '失效日期不能早于生效日期',
  nobodyChosen: '请选择部门或人员',

  saved: (kind: CostKind) => `${noun(kind)}已保存`,
  changed: '该数据已被他人修改，您填写的内容尚未保存。',
  takeOver: '载入最新数据并保留我的填写',
  takenOver: '已载入最新数据，您改过的内容已保留，请核对后保存。',
  restored: '已恢复您上次未保存的内容。',
  beginAnew: '重新填写',
  dropRestored: '放弃恢复的内容',
  gone: '该数据已不能修改。',
};

export type CostFormTexts = TextsOf<typeof chinese>;

export const costFormTexts = defineTexts('cost-form', chinese, () => import('./texts.en'));
