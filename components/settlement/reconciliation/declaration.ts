import { declare } from '../../../src/element/definition/declaration';
import { filtersEvent } from '../../../src/element/navigation/filters';
import {
  BillTarget,
  DownloadsTarget,
  navigateEvent,
  OrderTarget,
} from '../../../src/element/navigation/targets';

export const reconciliation = declare({
  tag: 'reconciliation',
  summary:
    'Spending of a period by the travel report, the ledger and the monthly bills, with the records behind each difference, for the enterprise’s finance.',
  isChineseOnly: true,
  attributes: {
    'begin-date': {
      type: 'string',
      default: '',
      description: 'First day, YYYY-MM-DD, together with `end-date`. Without them the month before.',
    },
    'end-date': { type: 'string', default: '', description: 'Last day, YYYY-MM-DD; three years at most.' },
  },
  properties: {},
  events: {
    'tp-filters': filtersEvent('The period has changed; the detail has the attributes that restore it.'),
    'tp-navigate': navigateEvent(
      [OrderTarget, BillTarget, DownloadsTarget],
      'The user wants to see the order or the bill of a record, or their exported files. Unless prevented, the element shows that in its place.',
    ),
  },
  tracks: {
    'cause-opened': 'The records behind a cause were opened.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The period.',
    figures: 'The spending by report, ledger and bills.',
    list: 'The records behind a cause.',
  },
  cssProperties: {},
});
