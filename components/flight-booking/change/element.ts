import { defineElement } from '../../../src/element/definition/define-element';
import css from '../flight-booking.css?inline';
import { changeFlights } from './declaration';

export default defineElement({
  declaration: changeFlights,
  view: () => import('./ChangeFlights'),
  styles: [css],
});
