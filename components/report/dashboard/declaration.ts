import * as v from 'valibot';
import { FACT_KINDS, REPORT_BASES } from '../../../src/contract/report/report';
import { COMPARISONS, GRANULARITIES } from '../../../src/domain/report/period';
import { declare } from '../../../src/element/definition/declaration';
import { DownloadsTarget, navigateEvent, ReportTarget } from '../../../src/element/navigation/targets';
import { filtersEvent } from '../../../src/element/navigation/filters';
import { MOST_PAGES, SORT_TEXTS } from './facts/listing';
import { BREAKDOWNS, CELLS, METRIC_KEYS } from './filters/filters';
import { REPORTS, type ReportName } from './reports/reports';

/** Limits of the gateway for number and length. */
const NUMBERS = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200));

export const reportDashboard = declare({
  tag: 'report-dashboard',
  summary:
    'One travel report: its figures against those of another period, the chart that answers its question, and the table, down to the tickets, stays and rides behind each number.',
  attributes: {
    report: {
      type: 'string',
      // the names are the keys of `REPORTS`
      options: Object.keys(REPORTS) as ReportName[],
      default: 'pandect',
      description: 'Which report, by the last part of its page’s path.',
    },
    'begin-date': {
      type: 'string',
      default: '',
      description:
        'First day, YYYY-MM-DD, together with `end-date`. Without them each report has a period of its own.',
    },
    'end-date': { type: 'string', default: '', description: 'Last day, YYYY-MM-DD; three years at most.' },
    basis: {
      type: 'string',
      options: ['', ...REPORT_BASES],
      default: '',
      description: 'The date that counts: `booked`, `issued` or `used`. Empty: as the report has it.',
    },
    compare: {
      type: 'string',
      options: ['', ...COMPARISONS],
      default: '',
      description:
        'What the figures are held against: nothing, the period before, or the same days a year earlier. Empty: as the report has it.',
    },
    granularity: {
      type: 'string',
      options: ['', ...GRANULARITIES],
      default: '',
      description: 'How time is cut. Empty: as suits the period.',
    },
    'group-by': {
      type: 'string',
      options: ['', ...BREAKDOWNS],
      default: '',
      description: 'What the table is broken down by. Empty: the first that the report has.',
    },
    'columns-by': {
      type: 'string',
      options: ['', ...BREAKDOWNS],
      default: '',
      description:
        'What stands in the columns of the pivot of a report that is free to choose it. Empty: as suits its rows.',
    },
    cells: {
      type: 'string',
      options: ['', ...CELLS],
      default: '',
      description: 'What the cells of the pivot say: `share` of the whole. Empty: the figure.',
    },
    metric: {
      type: 'string',
      options: ['', ...METRIC_KEYS],
      default: '',
      description: 'The figure of a report that is free to choose it. Empty: its first.',
    },
    departments: {
      type: 'json',
      schema: NUMBERS,
      default: [],
      description: 'Numbers of departments, each with all below it. Empty: all in the user’s scope.',
    },
    persons: { type: 'json', schema: NUMBERS, default: [], description: 'Staff numbers. Empty: all.' },
    'cost-centers': {
      type: 'json',
      schema: NUMBERS,
      default: [],
      description: 'Numbers of cost centres. Empty: all.',
    },
    'accounting-entities': {
      type: 'json',
      schema: NUMBERS,
      default: [],
      description: 'Numbers of accounting entities. Empty: all.',
    },
    'facts-of': {
      type: 'string',
      default: '',
      description:
        'The part whose tickets, stays and rides are opened: what it is a part by, a colon and its number, `department:D02`, `month:2026-03`, `lead:7`. Empty: none.',
    },
    'facts-kind': {
      type: 'string',
      options: ['', ...FACT_KINDS],
      default: '',
      description: 'Which of them, by what happened. Empty: all.',
    },
    'facts-sort': {
      type: 'string',
      options: ['', ...SORT_TEXTS],
      default: '',
      description: 'Column that they are sorted by, and how: `amount-asc`. Empty: as the report has it.',
    },
    'facts-page': {
      type: 'number',
      default: 1,
      min: 1,
      max: MOST_PAGES,
      integer: true,
      description: 'Page of them.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [DownloadsTarget, ReportTarget],
      'The user wants to see the files that were made of facts, or the report that says more of a finding. Unless prevented, the element shows them in its place.',
    ),
    'tp-filters': filtersEvent(
      'The user looks at other facts: what a page has to say to show the same again.',
    ),
  },
  tracks: {
    'facts-opened': 'The facts behind a figure were opened.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the figures.',
    figures: 'The row of figures.',
    charts: 'The charts.',
    attention: 'What needs attention.',
    leads: 'What booking later has cost.',
    pivot: 'One figure of two dimensions.',
    table: 'The figures broken down.',
    list: 'The table of facts.',
  },
  cssProperties: {},
});
