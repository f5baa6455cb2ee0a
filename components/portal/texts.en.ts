import { NO_PAGE_PERMISSION, NO_PC_LOGIN } from '../../src/domain/portal/navigation';
import type { Theme } from '../../src/element/runtime/suite-config';
import type { PortalTexts } from './texts';

/** English names of pages and menus by their Chinese names, from the folder of each area. */
const files = import.meta.glob<Readonly<Record<string, string>>>('../*/pages.en.ts', {
  eager: true,
  import: 'names',
});
const NAMES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(files));

const THEMES: Readonly<Record<Theme, string>> = { auto: 'As the system', light: 'Light', dark: 'Dark' };
const ACTIONS = {
  home: 'Back to home',
  chat: 'Contact customer service',
  'sign-in': 'Back to sign-in',
  'sign-out': 'Sign out',
  retry: 'Retry',
} as const;
const SAID: Readonly<Record<string, string>> = {
  [NO_PC_LOGIN]: 'You cannot sign in on a computer. Please contact your administrator.',
  [NO_PAGE_PERMISSION]: 'You have no right to see this page. Please ask your administrator.',
};

export default {
  portal: 'Corporate travel portal',
  name: (name) => (Object.hasOwn(NAMES, name) ? NAMES[name] : undefined) ?? name,
  loading: 'Loading',
  login: 'Sign in',
  thirdParty: 'Sign in with your company account',
  back: 'Back',
  openMenu: 'Open the menu',
  search: 'Find a page',
  signOut: 'Sign out',
  enterprises: 'Change company',
  own: 'Your menu',
  unread: 'Unread messages of customer service',
  chat: (unread) => (unread > 0 ? `Customer service (${unread} unread)` : 'Customer service'),
  newSite: 'Go to the new site',
  oldVersion: 'Back to the old version',
  everywhere: 'Sign out on all devices',
  addStaff: 'Add staff (debugging)',
  staffDetail: 'Staff details (debugging)',
  themes: 'Appearance',
  themeNow: (theme) => `Appearance: ${THEMES[theme]}`,
  theme: (theme) => THEMES[theme],
  skip: 'Skip to the content',
  expand: 'Expand the sidebar',
  collapse: 'Collapse the sidebar',
  settlement: 'Settlement platform',
  sandbox: 'Sandbox: no real orders, no real charges',
  viewOnly: 'The agency is looking at this portal: nothing can be changed',
  position: 'You are here',
  level1: 'Menu, level 1',
  level2: 'Menu, level 2',
  filterMenu: 'Filter the menu',
  foundPages: (count) => (count === 0 ? 'No page matches' : count === 1 ? '1 page' : `${count} pages`),
  level4: 'Menu, level 4',
  pageTaken:
    'Your right to this page has been withdrawn. It stays open until you leave it, and cannot be opened again.',
  action: (action) => ACTIONS[action],
  quoted: 'Words that came with the link (not from this system)',
  noLogin: 'You cannot sign in',
  noBooking: 'You cannot book flights',
  noBookingHint: 'You are not allowed to book domestic flights. Ask your administrator for the right.',
  wrong: 'Something went wrong',
  unknownPage: 'This page does not exist, or no longer',
  said: (message) => SAID[message] ?? message,
  notOpened: 'The page was not opened',
  notFound: 'Page not found',
  notFoundHint:
    'The address may be wrong, or the page has moved. Check it, or start again from the home page.',
  timeout: 'Signed out',
  timeoutHint:
    'You have not been active for a long time, so you were signed out to keep your account safe. Sign in again to go on where you were.',
  notConnected: 'No connection',
  offline: 'The network failed. Please check it and try again.',
  notLoaded: 'The page could not be loaded',
  noOldSite: 'The address of the old site is not set up. Please contact your administrator.',
  cancel: 'Cancel',
} satisfies PortalTexts;
