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
      description: 'What the form starts with: a business trip (business type 1) or a pre-trip request (9).',
    },
    'dep-city': { type: 'string', default: '', description: 'Code of the city to leave from, e.g. `BJS`.' },
    'arr-city': { type: 'string', default: '', description: 'Code of the city to go to.' },
    'begin-date': { type: 'string', default: '', description: 'First day of the trip, YYYY-MM-DD.' },
    'end-date': { type: 'string', default: '', description: 'Last day of the trip, YYYY-MM-DD.' },
    'copy-of': {
      type: 'string',
      default: '',
      description: 'Number of a request of before that the form begins with, and with copies of its files.',
    },
    'change-of': {
      type: 'string',
      default: '',
      description:
        'Number of a trip of the user that was agreed to, which is to be changed: at once within the tolerance of its form, else once that is agreed to.',
    },
  },
  properties: {},
  events: {
    'tp-before-submit': {
      detail: v.object({ applyType: ApplyType, changeOf: v.string() }),
      cancelable: true,
      description:
        'A request is about to be sent: its kind, and the trip that it would change or nothing. Prevented: it is not sent.',
    },
    'tp-approval-submitted': {
      detail: v.object({ applyId: v.string(), applyState: ApplyState }),
      description: 'The request waits for its approver.',
    },
    'tp-request-cancelled': {
      detail: null,
      description: 'The user has given the form up; what was typed is forgotten.',
    },
    'tp-navigate': navigateEvent(
      [ApprovalTarget],
      'The user wants to see the application. Unless prevented, it is shown in place.',
    ),
  },
  tracks: {
    'request-submitted': 'A request was handed in; its `applyType`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    form: 'The form.',
    done: 'What is said once the request is submitted.',
  },
  cssProperties: {},
});
