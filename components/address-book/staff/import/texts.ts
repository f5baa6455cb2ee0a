import type { WrittenCounts } from '../../../../src/element/table-import/wizard';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const number = (count: number): string => count.toLocaleString('zh-CN');

const effects = (added: number, changed: number): string =>
  [
    ...(added > 0 ? [`新增${number(added)}名员工`] : []),
    ...(changed > 0 ? [`修改${number(changed)}名员工的资料`] : []),
  ].join('，');

const chinese = {
  chooseFile: '选择文件',
  file: '员工文件',
  fileHint: (rows: number, megabytes: number) =>
    `.xlsx或.csv，最多${number(rows)}行、${megabytes}MB。上传后先检查，确认后才导入。`,
  placeHint:
    '员工编号已存在的行修改该员工的资料，只修改文件中有的列，单元格为空表示清空；其余行新增员工。部门填写名称或完整路径（如：总部/市场部），成本中心和核算主体填写编号或名称；直属上级填写其员工编号，也可以是文件中的员工。导出的员工列表修改后可直接导入：带*号的手机号和证件号码表示不修改。',
  ignored: '不导入的列',
  listed: (names: readonly string[]) => names.join('、'),
  templateName: '员工导入模板.csv',
  unit: '人',
  nothing: '文件中没有需要新增或修改的员工，无需导入',
  allOrNone: '有错误的文件不会新增任何员工，也不会修改资料，请修改后重新上传',
  import: (_count: number, { added, changed }: WrittenCounts) => effects(added, changed),
  question: (_count: number, { added, changed }: WrittenCounts) =>
    `将${effects(added, changed)}${added > 0 ? '，并为新员工开通常用权限' : ''}，确定导入吗？`,
  uncertain: (why: string) => `${why}。结果未知，请重试确认，不会重复导入`,
  changed: '文件检查后数据有变化，没有导入任何内容，请查看新的检查结果',
};

export type StaffImportTexts = TextsOf<typeof chinese>;

export const staffImportTexts = defineTexts('staff-import', chinese, () => import('./texts.en'));
