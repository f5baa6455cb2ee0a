import * as v from 'valibot';
import { ApplyState } from '../../../src/contract/approval/apply-state';
import { declare } from '../../../src/element/definition/declaration';
import { defineElement } from '../../../src/element/definition/define-element';
import css from './approval-list.css?inline';

export const approvalList = declare({
  tag: 'approval-list',
  summary:
    'Applications to decide, those decided, and the user’s own, with the detail and the decision of each.',
  attributes: {
    'apply-id': { type: 'string', default: '', description: 'Application whose detail is shown.' },
    tab: {
      type: 'string',
      options: ['pending', 'decided', 'mine'],
      default: 'pending',
      description:
        'What is listed first: what waits for the user, what he decided, or his own. Who decides nothing sees his own alone.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Applications on a page, until the user chooses another number, which is kept for him.',
    },
    'hide-filters': { type: 'boolean', description: 'Shows the table alone.' },
  },
  properties: {},
  events: {
    'tp-approval-opened': {
      detail: v.object({ applyId: v.string() }),
      description: 'The detail of an application is shown.',
    },
    'tp-approval-closed': { detail: null, description: 'The list is shown again.' },
    'tp-approval-decided': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'An application was agreed to, refused, or taken back by its applicant from here.',
    },
    'tp-navigate': {
      detail: v.union([
        v.object({ target: v.literal('order'), orderNo: v.string() }),
        v.object({ target: v.literal('travel-request') }),
        v.object({
          target: v.literal('search'),
          depCode: v.string(),
          arrCode: v.string(),
          depDate: v.string(),
          /** Empty for one way. */
          retDate: v.string(),
          overApplyId: v.string(),
        }),
      ]),
      cancelable: true,
      description:
        'The user wants to see the order of an application, to make a new request, or to book the flights of an over-standard application agreed to beforehand. Unless prevented, it is shown in place.',
    },
  },
  tracks: {
    'application-decided': 'An application was decided or withdrawn; the `act`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the table.',
    list: 'The table of applications.',
    detail: 'The detail of an application.',
    decision: 'The bar with the opinion and the two decisions.',
  },
  cssProperties: {},
});

export default defineElement({
  declaration: approvalList,
  view: () => import('./ApprovalList'),
  styles: [css],
});
