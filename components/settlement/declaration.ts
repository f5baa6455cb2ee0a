import * as v from 'valibot';
import { BILL_STATES, GROUP_KEYS, LINE_DISPUTES, LINE_KINDS } from '../../src/contract/settlement/bills';
import { COMPARE_RESULTS, DIFFER_FIELDS } from '../../src/contract/settlement/compare';
import { DISPUTE_STATES } from '../../src/contract/settlement/disputes';
import { declare } from '../../src/element/definition/declaration';
import { detailOf } from '../../src/element/navigation/detail';
import { filtersEvent } from '../../src/element/navigation/filters';
import {
  AccountSafetyTarget,
  DownloadsTarget,
  navigateEvent,
  OrderTarget,
} from '../../src/element/navigation/targets';
import { TABS } from './views';

export const settlement = declare({
  tag: 'settlement',
  summary:
    'Monthly settlement of the enterprise: bills with all their lines, disputes with the agency, the contract, and the people who may use each product. Each line leads to its order.',
  attributes: {
    tab: {
      type: 'string',
      options: TABS,
      default: 'bills',
      description: 'Part that is shown: `bills`, `disputes`, `contract` or `products`.',
    },
    'bill-no': { type: 'string', default: '', description: 'Number of the bill whose detail is shown.' },
    'bill-state': {
      type: 'string',
      options: ['', ...BILL_STATES],
      default: '',
      description:
        'State of the bills that are listed: `generating`, `toConfirm`, `confirmed`, `overdue` or `settled`. Empty: all.',
    },
    'account-no': {
      type: 'string',
      default: '',
      description:
        'Accounting entity whose own bills are listed, where the enterprise settles by several accounts; `-`: bills of none. Empty: all.',
    },
    'dispute-no': {
      type: 'string',
      default: '',
      description: 'Number of the dispute whose detail is shown.',
    },
    'dispute-state': {
      type: 'string',
      options: ['', ...DISPUTE_STATES],
      default: '',
      description:
        'State of the disputes that are listed: `open`, `accepted`, `partlyAccepted`, `refused` or `withdrawn`. Empty: all.',
    },
    'group-by': {
      type: 'string',
      options: ['', ...GROUP_KEYS],
      default: '',
      description:
        'Grouping of a bill: `entity`, `department`, `costCenter`, `product` or `traveller`. Empty: its lines.',
    },
    'lines-of': {
      type: 'string',
      default: '',
      description:
        'Group whose lines are shown, as `department:100001D02`; without a number the lines of no group. Empty: all lines.',
    },
    'line-kind': {
      type: 'string',
      options: ['', ...LINE_KINDS],
      default: '',
      description: 'Kind of the lines that are shown, e.g. `fare`, `service` or `refund`. Empty: all.',
    },
    'line-dispute': {
      type: 'string',
      options: ['', ...LINE_DISPUTES],
      default: '',
      description:
        'Only undisputed lines (`none`), or lines whose dispute is `open`, `accepted` or `refused`. Empty: all.',
    },
    keyword: {
      type: 'string',
      default: '',
      description: 'Part of an order or ticket number, a traveller or a flight. Empty: all lines.',
    },
    'bill-part': {
      type: 'string',
      options: ['', 'compare'],
      default: '',
      description:
        'View shown instead of the lines of a bill: `compare`, its comparison with the enterprise’s own record. Empty: its lines or groups.',
    },
    'comparison-no': {
      type: 'string',
      default: '',
      description:
        'Number of the comparison of a bill whose detail is shown. Empty: a record can be uploaded, and former comparisons are listed.',
    },
    'compare-result': {
      type: 'string',
      options: ['', ...COMPARE_RESULTS],
      default: '',
      description:
        'Entries of a comparison that are shown: `differs`, `onlyBill`, `onlyRecord`, `unreadable` or `same`. Empty: all.',
    },
    'compare-field': {
      type: 'string',
      options: ['', ...DIFFER_FIELDS],
      default: '',
      description:
        'Differing field of the shown entries of a comparison: `amount`, `date`, `traveller`, `department` or `costCenter`. Empty: any.',
    },
    'compare-keyword': {
      type: 'string',
      default: '',
      description:
        'Part of an order or ticket number or a traveller of the entries of a comparison that are shown. Empty: all entries.',
    },
    'page-size': {
      type: 'number',
      default: 50,
      min: 5,
      max: 200,
      integer: true,
      description: 'Lines per page, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('bill'),
      description: 'The detail of a bill is shown, or the list again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The displayed part, group or selection has changed; the detail has the attributes that restore it.',
    ),
    'tp-navigate': navigateEvent(
      [OrderTarget, DownloadsTarget, AccountSafetyTarget],
      'The user wants to see the order of a line, their exported files, or the page of the security password. Unless prevented, the element shows it in its place.',
    ),
    'tp-bill-confirmed': {
      detail: v.object({ billNo: v.string(), payableAmount: v.number() }),
      description: 'A bill was confirmed; `payableAmount` is owed, in fen.',
    },
    'tp-bill-paid': {
      detail: v.object({ billNo: v.string(), amount: v.number(), outstandingAmount: v.number() }),
      description:
        'A bill was paid by the prepaid account, all of it or a part (`amount`); `outstandingAmount` is still owed. In fen.',
    },
    'tp-bill-disputed': {
      detail: v.object({ billNo: v.string(), disputeNo: v.string(), lineCount: v.number() }),
      description: 'Lines of a bill were disputed.',
    },
    'tp-dispute-withdrawn': {
      detail: v.object({ disputeNo: v.string() }),
      description: 'A dispute was withdrawn.',
    },
    'tp-settle-product-saved': {
      detail: v.object({ productNo: v.string() }),
      description: 'The users of a product were changed.',
    },
  },
  tracks: {
    'order-opened': 'The order of a line was opened.',
    'bill-confirmed': 'A bill was confirmed.',
    'bill-paid': 'A bill was paid by the prepaid account, all of it or a part.',
    'bill-compared': 'A record was uploaded to be compared with a bill.',
    'bill-disputed': 'Lines of a bill were disputed; how many (`lineCount`), and the `reason`.',
    'settle-product-saved': 'The users of a product were changed.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the lines of a bill.',
    list: 'A table of bills, lines or disputes.',
    detail: 'The detail of a bill or a dispute.',
    figures: 'The total of a bill.',
  },
  cssProperties: {},
});
