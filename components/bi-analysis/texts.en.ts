import type { BiAnalysisTexts } from './texts';

export default {
  title: 'Business intelligence',
  opening: 'Opening business intelligence',
  forbidden: 'You do not have access to business intelligence',
  forbiddenHint: 'Please ask your administrator for it.',
  unset: 'The address of the business intelligence site is not set',
  unsetHint: 'Please ask your administrator to set it.',
  insecure: 'The business intelligence site has no secure connection and was not opened',
  insecureHint: 'Please ask your administrator to change its address to https.',
  noCode: 'No pre-authorisation code for business intelligence was given',
  again: 'Get a new one',
  signedOut: 'Please sign in to see business intelligence',
  signIn: 'Sign in',
} satisfies BiAnalysisTexts;
