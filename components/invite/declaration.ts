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
    'Takes people into an enterprise by the link of an invitation, without a login: who invites, mobile and SMS code, and the name of whoever is new. Takes the token out of the page’s address at once.',
  attributes: {
    page: {
      type: 'string',
      options: ['linkInvite', 'inviteSuccess'],
      default: 'linkInvite',
      description: 'Page of specification 2.1: joining, or that one has joined.',
    },
    'ent-name': {
      type: 'string',
      default: '',
      description: 'Of the second page: the enterprise that was joined. Shown as text, and cut.',
    },
    'app-title': {
      type: 'string',
      default: '',
      description: 'Of the second page: the app to go on with. Shown as text, and cut.',
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
    joined: 'Somebody joined an enterprise; `isNew`: with an account that was made for it.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.', form: 'The form of a step.' },
  cssProperties: {},
});
