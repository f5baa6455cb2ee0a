import type { EnterpriseTexts } from './texts';

export default {
  loading: 'Loading your companies',
  loadFailed: (reason: string) => `Your companies could not be loaded: ${reason}`,
  signedOut: 'Sign in to choose a company',
  signIn: 'Sign in',
  find: 'Find a company',
  findBy: 'Name, number or pinyin initials',
  none: 'You do not belong to a company yet. Please contact your administrator',
  noneFound: 'No matching companies',
  clear: 'Clear search',
  list: 'My companies',
  current: 'Current company',
  switching: 'Switching',
  switched: (name: string) => `Switched to ${name}`,
  switchFailed: (reason: string) => `Switching failed: ${reason}`,
} satisfies EnterpriseTexts;
