import type { InferOutput } from 'valibot';
import { ADVERT_SPACE } from '../../src/contract/adverts';
import { declare } from '../../src/element/definition/declaration';
import {
  ApprovalsTarget,
  navigateEvent,
  OrderTarget,
  SearchTarget,
} from '../../src/element/navigation/targets';
import { OrdersTarget } from '../../src/element/navigation/orders-target';

/** Navigation targets of the home page. */
const TARGETS = [OrderTarget, OrdersTarget, ApprovalsTarget, SearchTarget] as const;
export type HomeTarget = InferOutput<(typeof TARGETS)[number]>;

export const home = declare({
  tag: 'home',
  summary:
    'Pending matters of the user, their next flights, quick ways to book, the month’s spend, and adverts.',
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
      description: 'Number of the advert space. `none`: no adverts.',
    },
    'booking-denied': {
      type: 'boolean',
      description: 'The user may not book domestic flights: a message replaces the search form.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see an order, the orders of some states (none: all), applications that wait for their approval, or flights; codes may be empty. Unless prevented, it is shown in place.',
    ),
  },
  tracks: {
    'way-taken': 'The user left the home page for a target; the `target`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    todo: 'Pending matters of the user.',
    trips: 'Their next flights.',
    search: 'Quick ways to book.',
    spend: 'The month’s spend.',
  },
  cssProperties: {},
});
