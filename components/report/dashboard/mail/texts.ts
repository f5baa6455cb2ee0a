import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const WEEKDAYS = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'];
const PERIODS: Readonly<Record<string, string>> = {
  lastWeek: '上周',
  lastMonth: '上月',
  thisWeek: '本周至今',
  thisMonth: '本月至今',
};

const chinese = {
  title: '定时邮件',
  close: '关闭',
  add: '新建定时邮件',
  loading: '正在查询定时邮件',
  none: '还没有定时邮件。新建后，报表的关键数据将按时发送到收件人的邮箱。',
  active: '已启用',
  paused: '已暂停',
  rhythm: (every: string, day: number, time: string) =>
    `${every === 'week' ? `每${(WEEKDAYS[day - 1] ?? '').replace('星期', '周')}` : `每月${day}日`} ${time}`,
  periodOf: (period: string) => PERIODS[period] ?? '',
  to: (names: string) => `收件人：${names}`,
  next: (time: string) => `下次发送：${time === '' ? '—' : time}`,
  last: (time: string, { all, sent, failed }: { all: number; sent: number; failed: number }) =>
    time === ''
      ? '尚未发送'
      : `上次发送：${time}，${all}封中已发送${sent}封${failed > 0 ? `，${failed}封未发送` : ''}`,
  try: '给自己发一封',
  tryNamed: (name: string) => `给自己发一封：${name}`,
  pause: '暂停',
  pauseNamed: (name: string) => `暂停：${name}`,
  resume: '恢复',
  resumeNamed: (name: string) => `恢复：${name}`,
  remove: '删除',
  removeNamed: (name: string) => `删除：${name}`,
  removeYes: '确定删除',
  removeYesNamed: (name: string) => `确定删除：${name}`,
  tried: '测试邮件已发送，请查收',
  isPaused: '已暂停',
  resumed: '已恢复，将从下次开始发送',
  removed: '定时邮件已删除',
  added: '定时邮件已新建',
  failed: (why: string) => `操作失败：${why}`,
  // form
  addTitle: '新建定时邮件',
  hint: '每位收件人收到的数据按其本人的统计范围计算，时间为北京时间。',
  name: '名称',
  nameMissing: '请输入名称',
  source: '筛选条件',
  sourceHint: '按新建时的条件发送，统计区间以下方所选为准',
  presentFilters: '当前筛选',
  period: '统计区间',
  language: '邮件语言',
  languageOf: (language: string) => (language === 'zh' ? '中文' : 'English'),
  every: '频率',
  weekly: '每周',
  monthly: '每月',
  day: '日期',
  dayOf: (every: string, day: number) => (every === 'week' ? (WEEKDAYS[day - 1] ?? '') : `${day}日`),
  time: '时间',
  shortMonths: '当月没有该日期时，在当月最后一天发送。',
  recipients: '收件人',
  recipientsHint: (most: number) => `有邮箱且有权查看该报表的同事，最多${most}人`,
  recipientsMissing: '请选择收件人',
  findHint: '姓名或员工编号',
  findFailed: '查询失败',
  nobodyFound: '没有可选的同事',
  removePerson: (name: string) => `移除${name}`,
  save: '保存',
  cancel: '取消',
  // link of a mail
  opening: '正在打开报表',
  goneHint: '您仍可在报表中查看您有权查看的数据。',
  goOn: '查看报表',
};

export type MailTexts = TextsOf<typeof chinese>;

/** Texts of scheduled report mails. */
export const mailTexts = defineTexts('report-mails', chinese, () => import('./texts.en'));
