import type { Measures } from '../../../../src/contract/report/measures';
import { METRICS, type MetricKey } from '../../../../src/domain/report/metrics';
import { formatPrice } from '../../../../src/domain/money/money';
import type { Period } from '../../../../src/domain/report/period';

interface ReportMailDetails extends Period {
  scheduleName: string;
  ownerName: string;
  recipientName: string;
  isTest: boolean;
}

/** Texts of a report's mail in one language. */
interface ReportMailTexts {
  subject(told: ReportMailDetails): string;
  greeting(told: ReportMailDetails): string;
  about(told: ReportMailDetails): string;
  nothing: string;
  figure: Readonly<Record<Figure, string>>;
  colon: string;
  open: string;
  notes(days: number): readonly string[];
}

const FIGURES = [
  'amount',
  'bookings',
  'compliance',
  'agreementSaving',
  'missedSaving',
] as const satisfies MetricKey[];
type Figure = (typeof FIGURES)[number];

export const REPORT_MAIL_TEXTS: Readonly<Record<'zh' | 'en', ReportMailTexts>> = {
  zh: {
    subject: ({ scheduleName, beginDate, endDate, isTest }) =>
      `${isTest ? '【测试】' : ''}差旅报表：${scheduleName}（${beginDate} 至 ${endDate}）`,
    greeting: ({ recipientName }) => `${recipientName}，您好：`,
    about: ({ ownerName, beginDate, endDate }) =>
      `以下是您统计范围内 ${beginDate} 至 ${endDate} 的差旅数据，由${ownerName}设置定时发送。`,
    nothing: '所选区间内没有差旅记录。',
    figure: {
      amount: '净支出',
      bookings: '预订数量',
      compliance: '合规率',
      agreementSaving: '协议节省',
      missedSaving: '错失节省',
    },
    colon: '：',
    open: '查看报表',
    notes: (days) => [
      `链接${days}天内有效，登录后打开，仅供您本人使用，请勿转发。`,
      '此邮件由系统自动发送，请勿回复。',
    ],
  },
  en: {
    subject: ({ scheduleName, beginDate, endDate, isTest }) =>
      `${isTest ? '[Test] ' : ''}Travel report: ${scheduleName} (${beginDate} to ${endDate})`,
    greeting: ({ recipientName }) => `Dear ${recipientName},`,
    about: ({ ownerName, beginDate, endDate }) =>
      `These are the travel figures within your scope from ${beginDate} to ${endDate}, scheduled by ${ownerName}.`,
    nothing: 'There are no records of travel in this period.',
    figure: {
      amount: 'Net spend',
      bookings: 'Bookings',
      compliance: 'Within policy',
      agreementSaving: 'Saved by agreements',
      missedSaving: 'Missed savings',
    },
    colon: ': ',
    open: 'Open the report',
    notes: (days) => [
      `The link is good for ${days} days, after signing in, and for you alone. Please do not pass it on.`,
      'This mail was sent automatically. Please do not reply.',
    ],
  },
};

/** The key figures, one per line. */
export function figureLines(measures: Measures, { figure, colon, nothing }: ReportMailTexts): string[] {
  if (Object.values(measures).every((sum) => sum === 0)) return [nothing];
  return FIGURES.map((key) => {
    const { unit, of } = METRICS[key];
    return `${figure[key]}${colon}${valueText(unit, of(measures))}`;
  });
}

function valueText(unit: (typeof METRICS)[Figure]['unit'], value: number | null): string {
  if (value === null) return '—';
  if (unit === 'fen') return `${value < 0 ? '-' : ''}¥${formatPrice(Math.abs(value))}`;
  return unit === 'percent' ? `${value.toFixed(1)}%` : value.toLocaleString('en-US');
}
