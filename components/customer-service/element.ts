import { defineElement } from '../../src/element/definition/define-element';
import css from './customer-service.css?inline';
import { customerService } from './declaration';

export default defineElement({
  declaration: customerService,
  view: () => import('./CustomerService'),
  styles: [css],
});
