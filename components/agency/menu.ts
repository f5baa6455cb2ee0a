import type { ComponentType } from 'react';
import type { AgencyRight } from '../../src/contract/agency/rights';
import { lazyPart } from '../../src/element/host/lazy-part';
import type { AgencyPage, MenuGroup } from './declaration';
import type { AgencyPageProps } from './page-props';

interface MenuEntry {
  group: MenuGroup;
  /** Operators without this right do not see the page. */
  right: AgencyRight;
  View: ComponentType<AgencyPageProps>;
}

export const MENU: Readonly<Record<AgencyPage, MenuEntry>> = {
  enterprises: {
    group: 'enterprises',
    right: 'readEnterprises',
    View: lazyPart(() => import('./enterprises/Enterprises')),
  },
  partners: {
    group: 'enterprises',
    right: 'readPartners',
    View: lazyPart(() => import('./partners/Partners')),
  },
  identityProviders: {
    group: 'enterprises',
    right: 'readIdentityProviders',
    View: lazyPart(() => import('./identity-providers/IdentityProviders')),
  },
  directories: {
    group: 'enterprises',
    right: 'readDirectories',
    View: lazyPart(() => import('./directory-sync/Directories')),
  },
  webhooks: {
    group: 'enterprises',
    right: 'readPartners',
    View: lazyPart(() => import('./webhooks/Webhooks')),
  },
  recharges: {
    group: 'money',
    right: 'readRecharges',
    View: lazyPart(() => import('./recharges/Recharges')),
  },
  receipts: {
    group: 'money',
    right: 'readBankStatements',
    View: lazyPart(() => import('./receipts/Receipts')),
  },
  disputes: {
    group: 'money',
    right: 'readDisputes',
    View: lazyPart(() => import('./disputes/Disputes')),
  },
  refunds: {
    group: 'money',
    right: 'readRefundsOwed',
    View: lazyPart(() => import('./refunds/Refunds')),
  },
  invoices: {
    group: 'money',
    right: 'readInvoices',
    View: lazyPart(() => import('./invoices/Invoices')),
  },
  claims: {
    group: 'service',
    right: 'readClaims',
    View: lazyPart(() => import('./claims/Claims')),
  },
  chats: { group: 'service', right: 'readChats', View: lazyPart(() => import('./chats/Chats')) },
  orders: { group: 'service', right: 'readOrders', View: lazyPart(() => import('./orders/Orders')) },
  adverts: { group: 'platform', right: 'readPlatform', View: lazyPart(() => import('./adverts/AdvertDesk')) },
  parameters: {
    group: 'platform',
    right: 'readPlatform',
    View: lazyPart(() => import('./parameters/Parameters')),
  },
  sites: { group: 'platform', right: 'readPlatform', View: lazyPart(() => import('./sites/Sites')) },
  operators: {
    group: 'administration',
    right: 'readOperators',
    View: lazyPart(() => import('./operators/Operators')),
  },
  log: { group: 'administration', right: 'readLog', View: lazyPart(() => import('./log/AgencyLog')) },
};
