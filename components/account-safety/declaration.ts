import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import { SAFETY_PAGES } from '../../src/element/navigation/safety-pages';
import { AccountSafetyTarget, navigateEvent } from '../../src/element/navigation/targets';

export const accountSafety = declare({
  tag: 'account-safety',
  summary:
    'How safe the user’s account is, and what makes it safer: login and security password, phone, mail address, an authenticator app as second factor with recovery codes, where they are signed in, and what happened to the account. Who they are is proved in two ways before anything changes.',
  attributes: {
    page: {
      type: 'string',
      options: SAFETY_PAGES,
      default: 'safeList',
      description: 'What is shown: `safeList` for the overview, or one of its changes.',
    },
    'page-size': {
      type: 'number',
      default: 20,
      min: 5,
      max: 100,
      integer: true,
      description:
        'Rows on a page of what happened, until the user chooses another number, which is kept for them.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [AccountSafetyTarget],
      'The user goes on to another page of account safety. Unless prevented, the element shows it.',
    ),
    'tp-account-changed': {
      detail: v.object({
        change: v.picklist(['password', 'securityPassword', 'phone', 'email', 'totp', 'recoveryCodes']),
      }),
      description: 'Something of the account was changed.',
    },
    'tp-account-claimed': {
      detail: v.object({ claimNo: v.string() }),
      description:
        'The user, who can reach neither phone nor mailbox, has claimed a new phone with documents.',
    },
    'tp-claim-withdrawn': {
      detail: v.object({ claimNo: v.string() }),
      description: 'The user has taken their claim back.',
    },
    'tp-sessions-ended': {
      detail: v.object({}),
      description: 'The user has ended sessions of their account on other devices.',
    },
  },
  tracks: {
    'identity-proved': 'The user has proved who they are; by which `factor`.',
    'account-changed': 'Something of the account was changed; which `change`.',
    'claim-made': 'The user has claimed a new phone with documents.',
    'claim-withdrawn': 'The user has taken their claim back.',
    'sessions-ended': 'Sessions on other devices were ended.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    list: 'The table of what happened.',
  },
  cssProperties: {},
});
