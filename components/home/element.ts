import * as v from 'valibot';
import { ADVERT_SPACE } from '../../src/contract/adverts';
import { OrderStatus } from '../../src/contract/order/list';
import { declare } from '../../src/element/definition/declaration';
import { defineElement } from '../../src/element/definition/define-element';
import css from './home.css?inline';

/** Where the user wants to go. */
export const Destination = v.union([
  v.object({ target: v.literal('order'), orderNo: v.string() }),
  v.object({ target: v.literal('orders'), status: v.array(OrderStatus) }),
  v.object({ target: v.literal('approvals') }),
  v.object({
    target: v.literal('search'),
    depCode: v.string(),
    arrCode: v.string(),
    depDate: v.string(),
    /** Empty for one way. */
    retDate: v.string(),
    /** 1 on business, 2 private. */
    travelType: v.picklist([1, 2]),
  }),
]);
export type Destination = v.InferOutput<typeof Destination>;

export const home = declare({
  tag: 'home',
  summary: 'What waits for the user, his next flights, quick ways to book, the month’s spend, and adverts.',
  attributes: {
    'trip-count': {
      type: 'number',
      default: 5,
      min: 1,
      max: 20,
      integer: true,
      description: 'Most flights shown under the coming trips.',
    },
    'advert-space': {
      type: 'string',
      default: ADVERT_SPACE.home,
      description: 'Number of the advert space. Empty: no adverts.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': {
      detail: Destination,
      cancelable: true,
      description:
        'The user wants to see an order, the orders of some states (none: all), what waits for his approval, or flights; codes may be empty. Unless prevented, it is shown in place.',
    },
  },
  tracks: {
    'way-taken': 'The user went on from the home page; the `target`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    todo: 'What waits for the user.',
    trips: 'His next flights.',
    search: 'Quick ways to book.',
    spend: 'The month’s spend.',
  },
  cssProperties: {},
});

export default defineElement({ declaration: home, view: () => import('./Home'), styles: [css] });
