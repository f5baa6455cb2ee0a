import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { filtersEvent } from '../../../src/element/navigation/filters';
import { LIST_PLACE } from '../../../src/element/navigation/list-place';
import {
  AccountSafetyTarget,
  ChangeTarget,
  DownloadsTarget,
  navigateEvent,
  RefundTarget,
  SearchTarget,
} from '../../../src/element/navigation/targets';
import { OrderScope, OrderStatus } from '../../../src/contract/order/list';

export const orderList = declare({
  tag: 'order-list',
  summary: 'Domestic flight orders, the user’s own or those they manage, with the detail of each.',
  attributes: {
    scope: {
      type: 'string',
      options: OrderScope.options,
      default: 'own',
      description:
        'Whose orders are listed: `own`, those the user booked or travels on; `managed`, those of their data scope, for users with the page of managed orders.',
    },
    'order-no': { type: 'string', default: '', description: 'Order whose detail is shown.' },
    paying: { type: 'boolean', description: 'The order is shown with its payment, if it can be paid.' },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Orders per page, until the user chooses another number, which is stored for them.',
    },
    statuses: {
      type: 'json',
      schema: v.array(OrderStatus),
      default: [],
      description: 'Order states the list is filtered to. Empty: all.',
    },
    ...LIST_PLACE,
    'hide-filters': { type: 'boolean', description: 'Shows the table alone.' },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: v.object({ ...detailOf('order').entries, mode: v.optional(v.picklist(['paying'])) }),
      description:
        'The detail of an order is shown, its payment was opened or is over (`mode`), or the list is shown again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The view of the list has changed; the detail has the attributes that restore it.',
    ),
    'tp-navigate': navigateEvent(
      [ChangeTarget, RefundTarget, SearchTarget, DownloadsTarget, AccountSafetyTarget],
      'The user wants to change or refund tickets of an order, to search the route of a closed one again, to see the files exported from the list, or to set the security password that payments ask for. Unless prevented, the element shows that in its place.',
    ),
    'tp-order-cancelled': {
      detail: v.object({ orderNo: v.string() }),
      description: 'An order was cancelled.',
    },
    'tp-order-paid': {
      detail: v.object({ orderNo: v.string(), payAmount: v.number() }),
      description: 'An order was paid in this element. `payAmount` in fen.',
    },
  },
  tracks: {
    'order-opened': 'An order was opened.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the table.',
    list: 'The table of orders.',
    detail: 'The detail of an order.',
  },
  cssProperties: {},
});
