import { defineElement } from '../../src/element/definition/define-element';
import css from './flight-booking.css?inline';
import { flightBooking } from './declaration';

export default defineElement({
  declaration: flightBooking,
  view: () => import('./FlightBooking'),
  styles: [css],
});
