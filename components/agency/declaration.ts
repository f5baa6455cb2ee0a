import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import type { ViewProps } from '../../src/element/host/view-props';

/** Pages of the agency portal, in the order of its menu. */
export const AGENCY_PAGES = [
  'enterprises',
  'partners',
  'identityProviders',
  'directories',
  'webhooks',
  'recharges',
  'receipts',
  'disputes',
  'refunds',
  'invoices',
  'claims',
  'chats',
  'orders',
  'sites',
  'adverts',
  'parameters',
  'operators',
  'log',
] as const;
export type AgencyPage = (typeof AGENCY_PAGES)[number];

/** Groups of the menu, in its order. */
export const MENU_GROUPS = ['enterprises', 'money', 'service', 'platform', 'administration'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export const agency = declare({
  tag: 'agency',
  summary:
    'The portal of a travel-management company, for its operators: they sign in with a second factor, and see the enterprises of the agency, its operators and its log as their rights allow. Its session is apart from that of an enterprise and ends with the tab.',
  isChineseOnly: true,
  attributes: {
    page: {
      type: 'string',
      options: AGENCY_PAGES,
      default: 'enterprises',
      description: 'The page that is shown. An operator without the right to it sees their first page.',
    },
    'start-token': {
      type: 'secret',
      description: 'Token of the link with which an operator sets their password and second factor, once.',
    },
  },
  properties: {},
  events: {
    'tp-agency-page': {
      detail: v.object({ page: v.picklist(AGENCY_PAGES) }),
      description: 'The operator has opened another page; the page can put it into its address.',
    },
    'tp-agency-signed-in': { detail: null, description: 'An operator has signed in.' },
    'tp-agency-signed-out': { detail: null, description: 'The operator has signed out.' },
  },
  tracks: {},
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    filters: 'The filters above the list.',
    list: 'The list.',
    detail: 'The detail of a row.',
  },
  cssProperties: {},
});

export type AgencyProps = ViewProps<typeof agency>;
