import * as v from 'valibot';
import { ApplyState } from '../../../src/contract/approval/apply-state';
import { declare } from '../../../src/element/definition/declaration';
import {
  ChangeTarget,
  navigateEvent,
  OrderTarget,
  RefundTarget,
  RequestTarget,
  SearchTarget,
} from '../../../src/element/navigation/targets';

/** Navigation targets of an application. */
const TARGETS = [OrderTarget, SearchTarget, ChangeTarget, RefundTarget, RequestTarget] as const;
export type DetailTarget = v.InferOutput<(typeof TARGETS)[number]>;

export const approvalDetail = declare({
  tag: 'approval-detail',
  summary:
    'The detail of one application with its decision, for a link in a mail, or a page of a partner that knows its number.',
  attributes: {
    'apply-id': { type: 'string', default: '', description: 'The application.' },
  },
  properties: {},
  events: {
    'tp-before-decide': {
      detail: v.object({
        applyId: v.string(),
        decision: v.picklist(['agree', 'refuse']),
        opinion: v.string(),
      }),
      cancelable: true,
      description:
        'The user has decided; it is sent after 5 seconds unless they undo it. If prevented, it is not sent.',
    },
    'tp-approval-decided': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'The application was approved, rejected, or withdrawn by its applicant in this element.',
    },
    'tp-navigate': navigateEvent(
      TARGETS,
      'The user wants to see the order of the application, to book the flights of an over-standard application approved in advance, to request an approved change or refund, or to copy or change a trip. Unless prevented, it is shown in place.',
    ),
  },
  tracks: {
    'application-decided': 'The application was decided or withdrawn; the `act`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    detail: 'The detail of the application.',
    decision: 'The bar with the opinion and the two decisions.',
  },
  cssProperties: {},
});
