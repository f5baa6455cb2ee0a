import { PRODUCTS, REPORT_BASES } from '../../../src/contract/report/report';
import { declare } from '../../../src/element/definition/declaration';
import { filtersEvent } from '../../../src/element/navigation/filters';
import { DownloadsTarget, navigateEvent, OrderTarget } from '../../../src/element/navigation/targets';

export const consumerBill = declare({
  tag: 'consumer-bill',
  summary:
    'The user’s own spending on business trips: flights, trains, rides and hotels, with sums by product and month.',
  attributes: {
    'begin-date': {
      type: 'string',
      default: '',
      description: 'First day, YYYY-MM-DD, together with `end-date`. Without them the last twelve months.',
    },
    'end-date': { type: 'string', default: '', description: 'Last day, YYYY-MM-DD; three years at most.' },
    basis: {
      type: 'string',
      options: ['', ...REPORT_BASES],
      default: '',
      description: 'The date that counts: `booked`, `issued` or `used`. Empty: `issued`.',
    },
    product: {
      type: 'string',
      options: ['', ...PRODUCTS],
      default: '',
      description: 'Product that is shown: `flight`, `train`, `car` or `hotel`. Empty: all.',
    },
    keyword: {
      type: 'string',
      default: '',
      description: 'Part of an order or ticket number, a route, train, hotel or carrier. Empty: all.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [OrderTarget, DownloadsTarget],
      'The user wants to see an order of the bill, or the files exported from it. Unless prevented, the element shows that in its place.',
    ),
    'tp-filters': filtersEvent(
      'The displayed part of the bill has changed; the detail has the attributes that restore it.',
    ),
  },
  tracks: {
    'order-opened': 'An order of the bill was opened.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the bill.',
    figures: 'The total.',
    list: 'The table of the spending.',
  },
  cssProperties: {},
});
