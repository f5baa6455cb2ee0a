import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  columns: '选择列',
  shown: '显示的列',
  givingWay: (columns: string) => `宽度不足，暂不显示：${columns}`,
  separator: '、',
  showAll: '全部显示',
  reset: '恢复默认列',
  up: (column: string) => `上移：${column}`,
  down: (column: string) => `下移：${column}`,
  pin: (column: string) => `固定列：${column}`,
  noRoomForPinned: '宽度不足，固定列暂不生效',
  resize: (column: string) => `调整列宽：${column}`,
  auto: '自动',
  pixels: (width: number) => `${width} 像素`,
  updating: '正在更新',
  actions: '操作',
  selection: '选择',
  selectAll: '全选本页',
  select: (row: string) => `选择 ${row}`,
  keyword: '关键字',
  search: '查询',
  filters: '筛选',
  clear: '重置',
  narrowedBy: '已选条件',
  filterTag: (label: string, value: string) => `${label}：${value}`,
  removeFilter: (tag: string) => `取消筛选：${tag}`,
  from: '开始日期',
  to: '结束日期',
};

export type TableTexts = TextsOf<typeof chinese>;

export const tableTexts = defineTexts('table', chinese, () => import('./texts.en'));
