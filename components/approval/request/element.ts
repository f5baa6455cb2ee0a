import { defineElement } from '../../../src/element/definition/define-element';
import css from './travel-request.css?inline';
import { travelRequest } from './declaration';

export default defineElement({
  declaration: travelRequest,
  view: () => import('./TravelRequest'),
  styles: [css],
});
