import * as v from 'valibot';
import { ApplyState } from '../../../src/contract/approval/apply-state';
import { declare } from '../../../src/element/definition/declaration';
import { detailOf } from '../../../src/element/navigation/detail';
import { filtersEvent } from '../../../src/element/navigation/filters';
import { LIST_PLACE } from '../../../src/element/navigation/list-place';
import {
  ChangeTarget,
  navigateEvent,
  OrderTarget,
  RefundTarget,
  RequestTarget,
  SearchTarget,
} from '../../../src/element/navigation/targets';

/** Navigation targets of the list. */
const TARGETS = [OrderTarget, RequestTarget, SearchTarget, ChangeTarget, RefundTarget] as const;
export type ListTarget = v.InferOutput<(typeof TARGETS)[number]>;

export const approvalList = declare({
  tag: 'approval-list',
  summary:
    'Applications to decide, those decided, the user’s own and copies of others’, with the detail and the decision of each.',
  attributes: {
    'apply-id': { type: 'string', default: '', description: 'Application whose detail is shown.' },
    tab: {
      type: 'string',
      options: ['pending', 'decided', 'mine', 'copied'],
      default: 'pending',
      description:
        'What is listed first: what waits for the user, what they decided, their own, or what they get a copy of. Who decides nothing sees their own alone, and copies where they get any.',
    },
    ...LIST_PLACE,
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Applications on a page, until the user chooses another number, which is kept for them.',
    },
    'hide-filters': { type: 'boolean', description: 'Shows the table alone.' },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('approval'),
      description: 'An application is shown whole, or the list is back (`id` null).',
    },
    'tp-filters': filtersEvent('The list is looked at in another way: what shows the same again.'),
    'tp-before-decide': {
      detail: v.object({
        applyId: v.string(),
        decision: v.picklist(['agree', 'refuse']),
        opinion: v.string(),
      }),
      cancelable: true,
      description:
        'The user has decided; it is sent after 5 seconds unless they take it back, of several decided together at once. Prevented: it is not sent.',
    },
    'tp-approval-decided': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'An application was agreed to, refused, or taken back by its applicant from here.',
    },
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see the order of an application, to make a new request, to book the flights of an over-standard application agreed to beforehand, or to ask for a change or refund that was. Unless prevented, it is shown in place.',
    ),
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
