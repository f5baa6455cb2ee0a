import type { Picture, Town } from '../../../../src/ui/chart/picture';

export const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'];
export const SPEND = { name: '支出', values: [1200, 3400, null, 2800, 5200, 900] };
export const YEAR_BEFORE = {
  name: '上年同期',
  values: [1000, 2400, 1100, 2000, null, 1900],
  isCompared: true,
};

const format = (value: number) => `¥${value.toFixed(2)}`;
const formatShort = (value: number) => String(value);
export const MONTHLY: Picture = {
  kind: 'columns',
  categories: MONTHS,
  series: [SPEND, YEAR_BEFORE],
  format,
  formatShort,
};

export const HOSTILE_NAMES = [
  '<img src=x onerror="document.title=1">市场部',
  '{a|rich} 研发\n\t中心',
  'قسم المبيعات',
  '很长的名字'.repeat(100),
  'a\u202egnp.exe\u2066',
];

const town = (name: string, longitude: number, latitude: number): Town => ({ name, longitude, latitude });
export const BEIJING = town('北京', 116.5, 39.8);
export const SHANGHAI = town('上海', 121.57, 31.17);
export const GUANGZHOU = town('广州', 113.3, 23.39);
export const SANYA = town('三亚', 109.41, 18.3);

/** Two series over three pairs of cities, the last of which lies beyond the map. */
export const ON_MAP = {
  kind: 'map',
  categories: ['北京↔上海', '广州↔三亚', '北京↔东京'],
  series: [{ name: '张数', values: [120, 30, 4] }],
  places: {
    kind: 'map',
    lines: [
      [BEIJING, SHANGHAI],
      [GUANGZHOU, SANYA],
    ],
  },
  format,
  formatShort,
} as const satisfies Picture;

/** `count` days from Wednesday, 1 October 2025. */
export const daysFrom = (count: number): string[] =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2025, 9, 1 + day)).toISOString().slice(0, 10));

const OCTOBER = daysFrom(31);
export const DAILY = {
  kind: 'calendar',
  categories: OCTOBER,
  series: [{ name: '支出', values: OCTOBER.map((_, day) => (day === 3 ? null : 10 * day)) }],
  places: {
    kind: 'calendar',
    days: OCTOBER,
    off: new Set(['2025-10-01', '2025-10-02']),
    offName: '节假日',
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    monthName: (month: string) => `${Number(month.slice(5))}月`,
  },
  format,
  formatShort,
} as const satisfies Picture;

/** Four flows that are drawn, and one with a negative value. */
export const FLOWING = {
  kind: 'flow',
  categories: ['研发→沪', '研发→穗', '市场→沪', '其他→穗', '其他→沪'],
  series: [{ name: '支出', values: [500, 300, 100, 50, -20] }],
  places: {
    kind: 'flow',
    from: ['研发', '市场', '其他'],
    to: ['沪', '穗'],
    ends: [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 1],
    ],
  },
  format,
  formatShort,
} as const satisfies Picture;
