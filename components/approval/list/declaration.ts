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
    'Pending and decided applications, the user’s own and copies of others, with the detail and the decision of each.',
  attributes: {
    'apply-id': { type: 'string', default: '', description: 'Application whose detail is shown.' },
    tab: {
      type: 'string',
      options: ['pending', 'decided', 'mine', 'copied'],
      default: 'pending',
      description:
        'List that is shown first: applications pending with the user, decided by them, their own, or copies to them. Users who decide none see only their own, and copies if they get any.',
    },
    ...LIST_PLACE,
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description: 'Applications per page, until the user chooses another number, which is stored for them.',
    },
    'hide-filters': { type: 'boolean', description: 'Shows the table alone.' },
  },
  properties: {},
  events: {
    'tp-detail': {
      detail: detailOf('approval'),
      description: 'The detail of an application is shown, or the list again (`id` null).',
    },
    'tp-filters': filtersEvent(
      'The view of the list has changed; the detail has the attributes that restore it.',
    ),
    'tp-before-decide': {
      detail: v.object({
        applyId: v.string(),
        decision: v.picklist(['agree', 'refuse']),
        opinion: v.string(),
      }),
      cancelable: true,
      description:
        'The user has decided; it is sent after 5 seconds unless they undo it; several decided together are sent at once. If prevented, it is not sent.',
    },
    'tp-approval-decided': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'An application was approved, rejected, or withdrawn by its applicant in this element.',
    },
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see the order of an application, to make a new request, to book the flights of an over-standard application approved in advance, or to request an approved change or refund. Unless prevented, it is shown in place.',
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
