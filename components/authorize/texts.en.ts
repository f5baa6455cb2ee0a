import type { AuthorizeTexts } from './texts';

export default {
  start: 'Sign in with single sign-on',
  leaving: (to: string) => `Going to ${to || 'the sign-in page'}…`,
  signingIn: 'Authorised, signing in…',
  signedIn: (name: string) => `${name}, you are signed in`,
  again: 'Sign in again',
  byAccount: 'Sign in with account and password',
  noType: 'No way to sign in was given. Sign in with account and password.',
  state: 'The sign-in request has expired or was not made by this page. Sign in again.',
  denied: 'You declined the authorisation and are not signed in',
  provider: 'The third-party sign-in was not completed. Sign in again.',
  address: 'The address of the third-party sign-in is not allowed. Contact your administrator.',
  insecure:
    'This page is not on a secure connection, so third-party sign-in is not possible. Sign in with account and password.',
  framed:
    'The third-party sign-in page cannot be shown in a frame. Open this page in a new window, or sign in with account and password.',
  storage:
    'The browser denies this page its storage, so third-party sign-in is not possible. Sign in with account and password.',
  other: 'Sign-in failed. Try again later.',
} satisfies AuthorizeTexts;
