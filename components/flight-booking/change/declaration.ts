import * as v from 'valibot';
import { Voyage } from '../../../src/contract/flight-booking/booking';
import { NO_CHANGE_REASON } from '../../../src/contract/order/change';
import { declare } from '../../../src/element/definition/declaration';

export const changeFlights = declare({
  tag: 'change-flights',
  summary:
    'The flights to which a flight of an order can be changed, to choose one of them. It places no order.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'The order that is changed.' },
    'segment-no': {
      type: 'number',
      default: 1,
      min: 1,
      max: 99,
      integer: true,
      description: 'Number of the flight in the order, from 1.',
    },
    'dep-code': { type: 'string', default: '', description: 'City code of the departure.' },
    'arr-code': { type: 'string', default: '', description: 'City code of the arrival.' },
    'dep-date': { type: 'string', default: '', description: 'The day shown first, YYYY-MM-DD.' },
    'passenger-nos': {
      type: 'json',
      schema: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      default: [],
      description: 'The passengers to change, by their numbers in the order.',
    },
    'change-reason': {
      type: 'number',
      default: NO_CHANGE_REASON,
      integer: true,
      description: 'Number of the reason for the change.',
    },
  },
  properties: {},
  events: {
    'tp-flight-chosen': {
      detail: v.object({
        oldSegmentNo: v.number(),
        voyage: Voyage,
        carrierShortName: v.string(),
        depAirportName: v.string(),
        arrAirportName: v.string(),
        takeOffTime: v.string(),
        arrTime: v.string(),
        cabinName: v.string(),
      }),
      description: 'A price of a flight was chosen to replace the flight `oldSegmentNo`.',
    },
  },
  tracks: { 'fare-chosen': 'A price was chosen; the `flightNo`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    results: 'The list of flights with its filters.',
  },
  cssProperties: {},
});
