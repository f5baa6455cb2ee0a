import * as v from 'valibot';
import { BookConditions } from '../../src/contract/flight-booking/book-conditions';
import { declare } from '../../src/element/definition/declaration';
import { navigateEvent, OrderTarget, RequestTarget } from '../../src/element/navigation/targets';
import { PLACE_STEPS } from './model/place/place';

export const flightBooking = declare({
  tag: 'flight-booking',
  summary: 'Books a domestic flight: search, results, passengers, order and payment.',
  attributes: {
    'dep-code': { type: 'string', default: '', description: 'City or airport code to fly from, e.g. `BJS`.' },
    'arr-code': { type: 'string', default: '', description: 'City or airport code to fly to.' },
    'dep-date': {
      type: 'string',
      default: '',
      description: 'Date of departure, YYYY-MM-DD. Default: tomorrow.',
    },
    'ret-date': {
      type: 'string',
      default: '',
      description: 'Date of the way back, YYYY-MM-DD. If set: a round trip.',
    },
    'auto-search': { type: 'boolean', description: 'Searches at once when both cities are given.' },
    'travel-type': {
      type: 'number',
      default: 1,
      min: 1,
      max: 2,
      integer: true,
      description: 'The travel type the form starts with: 1 on business, 2 private.',
    },
    'over-standard-apply-id': {
      type: 'string',
      default: '',
      description:
        'Number of an over-standard application approved in advance: an order of the same flights and travellers is booked by it.',
    },
    step: {
      type: 'string',
      default: '',
      description:
        'The step of the booking, as in `tp-booking-step`; a step that is no longer available leads to the flights.',
    },
    'order-no': {
      type: 'string',
      default: '',
      description: 'The order made here, at its steps `order`, `pay` and `paid`.',
    },
    view: {
      type: 'string',
      default: '',
      description: 'View of the found flights, as in `tp-booking-step`: filters, order and the open flight.',
    },
    'keeps-address': {
      type: 'boolean',
      description:
        'The search, the step and the view of the flights are kept in the query of the page’s address, so that reload, back and a shared link show the same. For one element of a page; values in the address override the attributes. The page’s own query stays, and so does its router’s data in `history.state`.',
    },
    'hides-held-orders': {
      type: 'boolean',
      description:
        'Hides the user’s unpaid orders below the search form and above the flights, and does not resume an order begun in this tab: the page does so elsewhere.',
    },
    'max-passengers': {
      type: 'number',
      default: 9,
      min: 1,
      max: 9,
      integer: true,
      description: 'Most passengers on one order.',
    },
    'cabin-types': {
      type: 'json',
      schema: v.array(v.picklist([1, 2, 3])),
      default: [],
      description: 'Cabins the results are first filtered to: 1 economy, 2 business, 3 first. Empty: all.',
    },
    conditions: {
      type: 'json',
      schema: BookConditions,
      default: [],
      description:
        'Conditions the results are first filtered by, beside those the enterprise has set, e.g. of an approved application: type 3 highest discount in tenths of a percent, 33 and 10033 cabin types, 100 highest sale price in fen, 10001 bookable in work hours (1) or outside them (2), 9999 no limit.',
    },
    'book-price-limit': {
      type: 'number',
      default: 10,
      integer: true,
      description:
        'With any value but 10, here or in the enterprise’s settings, each flight at first shows only its lowest price.',
    },
  },
  properties: {},
  events: {
    'tp-search': {
      detail: v.object({
        depCode: v.string(),
        arrCode: v.string(),
        depDate: v.string(),
        retDate: v.string(),
        travelType: v.picklist([1, 2]),
        isPrefilled: v.boolean(),
      }),
      cancelable: true,
      description:
        'A search begins. `retDate` is empty for one way; `travelType`: 1 on business, 2 private; `isPrefilled`: the attributes started it, not the user. If prevented, the page shows the results elsewhere.',
    },
    'tp-travel-type': {
      detail: v.object({ travelType: v.picklist([1, 2]) }),
      description:
        'The user has made the displayed search, or its order, one on business (1) or private (2). Pages that store the search in an address update it.',
    },
    'tp-booking-restarted': {
      detail: null,
      description:
        'A new booking begins at the search form. Pages that store the search in an address remove it.',
    },
    'tp-booking-step': {
      detail: v.object({
        step: v.picklist(PLACE_STEPS),
        orderNo: v.string(),
        view: v.string(),
        replaces: v.boolean(),
      }),
      description:
        'The user has reached another step, or changed the view of the flights. Steps: the flights (empty), those of the way back, `passengers`, the `review` of the order, the `order` made, its payment (`pay`), its end (`paid`). `view`: filters, order and open flight where they differ from the default. Pages that store them in an address set them as `step`, `order-no` and `view`. `replaces`: Back must not lead to the former step.',
    },
    'tp-before-submit': {
      detail: v.object({ passengers: v.number(), salePrice: v.number() }),
      cancelable: true,
      description:
        'The order is about to be sent: number of passengers, fare of one adult on all flights in fen. If prevented, it is not sent.',
    },
    'tp-order-created': {
      detail: v.object({ orderNo: v.string(), totalAmount: v.number() }),
      description:
        'Seats are held and the order waits for payment, or for its approver first. `totalAmount` in fen.',
    },
    'tp-order-paid': {
      detail: v.object({ orderNo: v.string(), payAmount: v.number() }),
      description: 'The order is paid. `payAmount` in fen.',
    },
    'tp-navigate': navigateEvent(
      [OrderTarget, RequestTarget],
      'The user wants to see an order, or to make a request for the journey; codes and dates may be empty. Unless prevented, it is shown in place.',
    ),
  },
  tracks: {
    'flights-searched': 'Flights were searched for; `travelType` 1 on business, 2 private.',
    'fare-chosen': 'A price was chosen; the `flightNo`.',
    'cheaper-taken': 'A cheaper flight was taken in place of the chosen one; its `flightNo`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    'search-form': 'The search form.',
    results: 'The list of flights with its filters.',
    order: 'Passengers, contact and price of the order.',
    summary: 'The chosen flights and the price.',
  },
  cssProperties: {},
});
