import * as v from 'valibot';
import { declare } from '../../../src/element/definition/declaration';
import { defineElement } from '../../../src/element/definition/define-element';
import css from './order-refund.css?inline';

export const orderRefund = declare({
  tag: 'order-refund',
  speaksEnglish: true,
  summary: 'Gives tickets of an order back: what each brings now, and what became of former refunds.',
  attributes: {
    'order-no': { type: 'string', default: '', description: 'Order whose tickets are given back.' },
  },
  properties: {},
  events: {
    'tp-refund-applied': {
      detail: v.object({ orderNo: v.string(), refundNo: v.string() }),
      description: 'A refund was asked for. Its state is read on until it has ended.',
    },
  },
  tracks: { 'refund-applied': 'A refund was asked for; its `reasonType` and the number of `tickets`.' },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    tickets: 'The tickets to choose from.',
    sum: 'What comes back for those chosen, with the button.',
    refunds: 'The refunds asked for so far.',
  },
  cssProperties: {},
});

export default defineElement({
  declaration: orderRefund,
  view: () => import('./OrderRefund'),
  styles: [css],
});
