import * as v from 'valibot';
import { ApplyType } from '../../../src/contract/approval/approval';
import { ApplyState } from '../../../src/contract/approval/apply-state';
import { declare } from '../../../src/element/definition/declaration';
import { ApprovalTarget, navigateEvent } from '../../../src/element/navigation/targets';

export const travelRequest = declare({
  tag: 'travel-request',
  summary: 'Asks the supervisor for a business trip, or for a pre-trip request.',
  attributes: {
    kind: {
      type: 'string',
      options: ['trip', 'pre-trip'],
      default: 'trip',
      description: 'Initial kind of the form: a business trip (business type 1) or a pre-trip request (9).',
    },
    'dep-city': { type: 'string', default: '', description: 'Code of the city to leave from, e.g. `BJS`.' },
    'arr-city': { type: 'string', default: '', description: 'Code of the city to go to.' },
    'begin-date': { type: 'string', default: '', description: 'First day of the trip, YYYY-MM-DD.' },
    'end-date': { type: 'string', default: '', description: 'Last day of the trip, YYYY-MM-DD.' },
    'copy-of': {
      type: 'string',
      default: '',
      description: 'Number of a former request whose content and copies of whose files prefill the form.',
    },
    'change-of': {
      type: 'string',
      default: '',
      description:
        'Number of an approved trip of the user that is changed: at once within the tolerance of its form, otherwise after approval.',
    },
  },
  properties: {},
  events: {
    'tp-before-submit': {
      detail: v.object({ applyType: ApplyType, changeOf: v.string() }),
      cancelable: true,
      description:
        'A request is about to be sent: its kind, and the trip that it would change, if any. If prevented, it is not sent.',
    },
    'tp-approval-submitted': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'The request waits for its approver.',
    },
    'tp-request-cancelled': {
      detail: null,
      description: 'The user has cancelled the form; the input is discarded.',
    },
    'tp-navigate': navigateEvent(
      [ApprovalTarget],
      'The user wants to see the application. Unless prevented, it is shown in place.',
    ),
  },
  tracks: {
    'request-submitted': 'A request was submitted; its `applyType`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    form: 'The form.',
    done: 'The confirmation after the request is submitted.',
  },
  cssProperties: {},
});
