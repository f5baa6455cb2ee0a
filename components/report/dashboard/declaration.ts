import * as v from 'valibot';
import { FACT_KINDS, REPORT_BASES } from '../../../src/contract/report/report';
import { COMPARISONS, GRANULARITIES } from '../../../src/domain/report/period';
import { declare } from '../../../src/element/definition/declaration';
import { DownloadsTarget, navigateEvent, ReportTarget } from '../../../src/element/navigation/targets';
import { filtersEvent } from '../../../src/element/navigation/filters';
import { MOST_PAGES, SORT_TEXTS } from './facts/fact-list-state';
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
      description: 'The report, by the last part of its page’s path.',
    },
    'begin-date': {
      type: 'string',
      default: '',
      description:
        'First day, YYYY-MM-DD, together with `end-date`. Without them each report uses its own period.',
    },
    'end-date': { type: 'string', default: '', description: 'Last day, YYYY-MM-DD; three years at most.' },
    basis: {
      type: 'string',
      options: ['', ...REPORT_BASES],
      default: '',
      description: 'The date that counts: `booked`, `issued` or `used`. Empty: the report’s default.',
    },
    compare: {
      type: 'string',
      options: ['', ...COMPARISONS],
      default: '',
      description:
        'Comparison of the figures: with none, the former period, or the same days a year earlier. Empty: the report’s default.',
    },
    granularity: {
      type: 'string',
      options: ['', ...GRANULARITIES],
      default: '',
      description: 'Unit of time. Empty: the one that suits the period.',
    },
    'group-by': {
      type: 'string',
      options: ['', ...BREAKDOWNS],
      default: '',
      description: 'Dimension of the table. Empty: the report’s first.',
    },
    'columns-by': {
      type: 'string',
      options: ['', ...BREAKDOWNS],
      default: '',
      description:
        'Dimension of the pivot’s columns, for reports that leave the choice. Empty: the one that suits its rows.',
    },
    cells: {
      type: 'string',
      options: ['', ...CELLS],
      default: '',
      description: 'Content of the pivot’s cells: `share` of the whole. Empty: the figure.',
    },
    metric: {
      type: 'string',
      options: ['', ...METRIC_KEYS],
      default: '',
      description: 'The figure, for reports that leave the choice. Empty: the first.',
    },
    departments: {
      type: 'json',
      schema: NUMBERS,
      default: [],
      description: 'Numbers of departments, each including its descendants. Empty: all in the user’s scope.',
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
        'The part whose tickets, stays and rides are opened: its dimension, a colon and its number, `department:D02`, `month:2026-03`, `lead:7`. Empty: none.',
    },
    'facts-kind': {
      type: 'string',
      options: ['', ...FACT_KINDS],
      default: '',
      description: 'Kind of event that filters them. Empty: all.',
    },
    'facts-sort': {
      type: 'string',
      options: ['', ...SORT_TEXTS],
      default: '',
      description: 'Column and direction of sorting: `amount-asc`. Empty: the report’s default.',
    },
    'facts-page': {
      type: 'number',
      default: 1,
      min: 1,
      max: MOST_PAGES,
      integer: true,
      description: 'Page of the facts.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [DownloadsTarget, ReportTarget],
      'The user wants to see the files exported from facts, or the report that explains a finding. Unless prevented, the element shows them in its place.',
    ),
    'tp-filters': filtersEvent(
      'The displayed facts have changed; the detail has the attributes that restore them.',
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
    attention: 'The findings that need attention.',
    leads: 'The costs of late booking.',
    pivot: 'One figure of two dimensions.',
    table: 'The figures broken down.',
    list: 'The table of facts.',
  },
  cssProperties: {},
});
