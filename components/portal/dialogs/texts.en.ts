import type { PortalDialogTexts } from './texts';

export default {
  menu: 'Menu',
  closeMenu: 'Close the menu',
  allMenus: 'All menus',
  below: (menu) => `Menus below ${menu}`,
  search: 'Find a page',
  searchHint: 'Name of a page',
  pages: 'Pages',
  found: (count) =>
    count === 0 ? 'No page found: try another name' : `${count} ${count === 1 ? 'page' : 'pages'}`,
  everywhere:
    'You will be signed out on all devices and browsers, this one included. Unsubmitted input is lost.',
  everywhereYes: 'Sign out everywhere',
  cancel: 'Cancel',
  everywhereFailed: (reason) => `The other devices could not be signed out: ${reason}`,
} satisfies PortalDialogTexts;
