import { declare } from '../../src/element/definition/declaration';
import {
  AppDownloadTarget,
  JoinedTarget,
  navigateEvent,
  SignInTarget,
} from '../../src/element/navigation/targets';

export const invite = declare({
  tag: 'invite',
  summary:
    'Takes people into an enterprise by the link of an invitation, without a login: shows the inviting person, asks for mobile and SMS code, and for the name of a new user. Removes the token from the page’s address at once.',
  attributes: {
    page: {
      type: 'string',
      options: ['linkInvite', 'inviteSuccess'],
      default: 'linkInvite',
      description: 'Page of specification 2.1: joining, or its confirmation.',
    },
    'ent-name': {
      type: 'string',
      default: '',
      description: 'Of the second page: the enterprise that was joined. Shown as text, truncated.',
    },
    'app-title': {
      type: 'string',
      default: '',
      description: 'Of the second page: the app to continue with. Shown as text, truncated.',
    },
  },
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [JoinedTarget, SignInTarget, AppDownloadTarget],
      'The user has joined, or wants to sign in or to get the app. Unless prevented, the element shows it in its place.',
    ),
  },
  tracks: {
    joined: 'A user joined an enterprise; `isNew`: with a new account.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', form: 'The form of a step.' },
  cssProperties: {},
});
