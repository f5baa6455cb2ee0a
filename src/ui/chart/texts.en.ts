import type { ChartTexts } from './texts';

export default {
  table: 'Table',
  chart: 'Chart',
  toTable: (title: string) => `Table: ${title}`,
  toChart: (title: string) => `Chart: ${title}`,
  loading: 'Loading chart',
  missing: 'The chart could not be loaded. Check the network and try again',
  share: 'Share',
  total: 'Total',
  none: '—',
  keys: 'Arrow keys go from one to the next.',
  keysChoose: 'Arrow keys go from one to the next, Enter shows details.',
  empty: 'No data.',
  extremes: (count: number, series: string, highest: string, lowest: string) =>
    `${count} in all. Highest ${series}: ${highest}. Lowest: ${lowest}.`,
  figure: (name: string, value: string) => `${name} ${value}`,
  point: (category: string, figures: readonly string[]) => `${category}: ${figures.join(', ')}`,
  withShare: (value: string, share: string) => `${value} (${share})`,
  belowZero: 'below 0',
  upTo: (value: string) => `≤ ${value}`,
  rest: (shown: number, rest: number) => `The chart shows the first ${shown}; ${rest} more are in the table`,
} satisfies ChartTexts;
