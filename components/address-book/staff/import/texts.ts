import { defineChineseTexts } from '../../../../src/domain/texts/texts';

const number = (count: number): string => count.toLocaleString('zh-CN');

export const staffImportTexts = defineChineseTexts('staff-import', {
  chooseFile: '选择文件',
  file: '员工文件',
  fileHint: (rows: number, megabytes: number) =>
    `.xlsx或.csv，最多${number(rows)}行、${megabytes}MB。上传后先检查，确认后才新增。`,
  placeHint:
    '部门填写名称或完整路径（如：总部/市场部），成本中心和核算主体填写编号或名称；直属上级填写其员工编号，也可以是文件中的员工。',
  templateName: '员工导入模板.csv',
  unit: '人',
  nothing: '文件中没有员工，无需导入',
  allOrNone: '有错误的文件不会新增任何员工，请修改后重新上传',
  import: (count: number) => `新增${number(count)}名员工`,
  question: (count: number) => `将新增${number(count)}名员工，并开通员工的常用权限，确定导入吗？`,
  uncertain: (why: string) => `${why}。结果未知，请重试确认，不会重复新增`,
  changed: '文件检查后数据有变化，没有新增任何员工，请查看新的检查结果',
});
