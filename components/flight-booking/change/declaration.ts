import * as v from 'valibot';
import { Voyage } from '../../../src/contract/flight-booking/booking';
import { NO_CHANGE_REASON } from '../../../src/contract/order/change';
import { declare } from '../../../src/element/definition/declaration';

export const changeFlights = declare({
  tag: 'change-flights',
  summary: 'The flights that a flight of an order can be changed to, to choose one of; it orders nothing.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'The order that is changed.' },
    'segment-no': {
      type: 'number',
      default: 1,
      min: 1,
      max: 99,
      integer: true,
      description: 'Which of its flights, from 1.',
    },
    'dep-code': { type: 'string', default: '', description: 'City code that the flight leaves from.' },
    'arr-code': { type: 'string', default: '', description: 'City code that it flies to.' },
    'dep-date': { type: 'string', default: '', description: 'The day looked at first, YYYY-MM-DD.' },
    'passenger-nos': {
      type: 'json',
      schema: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
      default: [],
      description: 'Those who change, by their numbers in the order.',
    },
    'change-reason': {
      type: 'number',
      default: NO_CHANGE_REASON,
      integer: true,
      description: 'Why it is changed, by the number of the reason.',
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
      description: 'A price of a flight was chosen in the place of the flight `oldSegmentNo`.',
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
