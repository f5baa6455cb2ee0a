import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import { SAFETY_PAGES } from '../../src/element/navigation/safety-pages';
import { AccountSafetyTarget, navigateEvent } from '../../src/element/navigation/targets';

export const accountSafety = declare({
  tag: 'account-safety',
  summary:
    'The security of the user’s account and means to improve it: login and security password, phone, mail address, an authenticator app as second factor with recovery codes, their sessions, and the history of the account. Each change takes two proofs of identity.',
  attributes: {
    page: {
      type: 'string',
      options: SAFETY_PAGES,
      default: 'safeList',
      description: 'View that is shown: `safeList` for the overview, or one of its changes.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description:
        'Rows per page of the history, until the user chooses another number, which is stored for them.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [AccountSafetyTarget],
      'The user proceeds to another page of account safety. Unless prevented, the element shows it.',
    ),
    'tp-account-changed': {
      detail: v.object({
        change: v.picklist(['password', 'securityPassword', 'phone', 'email', 'totp', 'recoveryCodes']),
      }),
      description: 'A part of the account was changed.',
    },
    'tp-account-claimed': {
      detail: v.object({ claimNo: v.string() }),
      description:
        'The user, who can reach neither phone nor mailbox, has claimed a new phone with documents.',
    },
    'tp-claim-withdrawn': {
      detail: v.object({ claimNo: v.string() }),
      description: 'The user has withdrawn their claim.',
    },
    'tp-sessions-ended': {
      detail: v.object({}),
      description: 'The user has ended sessions of their account on other devices.',
    },
  },
  tracks: {
    'identity-proved': 'The user has proved their identity; by which `factor`.',
    'account-changed': 'A part of the account was changed; which `change`.',
    'claim-made': 'The user has claimed a new phone with documents.',
    'claim-withdrawn': 'The user has withdrawn their claim.',
    'sessions-ended': 'Sessions on other devices were ended.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    list: 'The table of the history.',
  },
  cssProperties: {},
});
