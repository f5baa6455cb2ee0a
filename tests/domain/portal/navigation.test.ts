import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import {
  innerHttpAddress,
  NO_PAGE_PERMISSION,
  NO_PC_LOGIN,
  resolveNavigation,
  type Decision,
  type NavigationContext,
  type RouteLocation,
} from '../../../src/domain/portal/navigation';
import { at, context, ORIGIN, unknown } from './navigation-samples';

const proceed: Decision = { kind: 'proceed' };
const error = (errorMsg: string): Decision => ({
  kind: 'redirect',
  to: { path: '/error', query: { errorMsg } },
});
/** Clearing the storage also removes the flag, so the address itself says that no page can be opened from the error page. */
const noPcLogin: Decision = {
  kind: 'redirect',
  to: { path: '/error', query: { errorMsg: NO_PC_LOGIN, toIndex: '1' } },
};
const staff7: RouteLocation = {
  ...at('/employeeManage/staffDetail/7'),
  treePath: '/employeeManage/staffDetail',
};
const redirect = (path: string, query: Record<string, string> = {}): Decision => ({
  kind: 'redirect',
  to: { path, query },
});

interface Case {
  name: string;
  to: RouteLocation;
  from?: RouteLocation;
  given?: Partial<NavigationContext>;
  decision: Decision;
  effects?: Partial<ReturnType<typeof resolveNavigation>['effects']>;
}

const STEPS: Record<string, Case[]> = {
  'step 1: login from a PC is disabled': [
    {
      name: 'the flag is stored',
      to: at('/orders'),
      given: { disableLogin: true },
      decision: noPcLogin,
      effects: { clearStorage: true, previous: undefined },
    },
    {
      name: 'the flag comes before any permission',
      to: at('/standard/standardList'),
      given: { disableLogin: true },
      decision: noPcLogin,
      effects: { clearStorage: true },
    },
    {
      name: 'one comes from the error page with toIndex=1',
      to: at('/'),
      from: at('/error', { toIndex: '1' }),
      decision: noPcLogin,
      effects: { clearStorage: true },
    },
    { name: 'from an error page without toIndex', to: at('/'), from: at('/error'), decision: proceed },
    {
      name: 'toIndex of another page means nothing',
      to: at('/orders'),
      from: at('/Home/index', { toIndex: '1' }),
      decision: proceed,
    },
    {
      name: 'the page that says so may be shown',
      to: at('/error', { errorMsg: NO_PC_LOGIN }),
      from: at('/error', { toIndex: '1' }),
      given: { disableLogin: true },
      decision: proceed,
      effects: { clearStorage: false },
    },
  ],
  'step 2: the page one comes from': [
    {
      name: 'is saved',
      to: at('/orders'),
      from: at('/Home/index', { tab: '1' }),
      decision: proceed,
      effects: { previous: { path: '/Home/index', query: { tab: '1' } } },
    },
    { name: 'is none at first', to: at('/orders'), decision: proceed, effects: { previous: undefined } },
    {
      name: 'is saved of a refused change too',
      to: at('/standard/standardList'),
      from: at('/orders'),
      decision: error(NO_PAGE_PERMISSION),
      effects: { previous: { path: '/orders', query: {} } },
    },
  ],
  'step 3: selections': [
    {
      name: 'stay with the page',
      to: at('/orders', { page: '2' }),
      from: at('/orders'),
      decision: proceed,
      effects: { clearSelections: false },
    },
    {
      name: 'are cleared on another page',
      to: at('/orders'),
      from: at('/Home/index'),
      decision: proceed,
      effects: { clearSelections: true },
    },
    {
      name: 'stay among ticket pages',
      to: at('/travelReport/ticket/hotAnalysis'),
      from: at('/travelReport/ticket/ticketReport'),
      decision: proceed,
      effects: { clearSelections: false },
    },
    {
      name: 'are cleared on leaving the ticket pages',
      to: at('/travelReport/train/trainReport'),
      from: at('/travelReport/ticket/ticketReport'),
      decision: proceed,
      effects: { clearSelections: true },
    },
    {
      name: 'are cleared on entering the report analysis',
      to: at('/travelReport/ticket/reportAnalysis'),
      from: at('/travelReport/ticket/ticketReport'),
      decision: proceed,
      effects: { clearSelections: true },
    },
    {
      name: 'are cleared on leaving the report analysis',
      to: at('/travelReport/ticket/ticketReport'),
      from: at('/travelReport/ticket/reportAnalysis'),
      decision: proceed,
      effects: { clearSelections: true },
    },
    { name: 'are none at first', to: at('/orders'), decision: proceed, effects: { clearSelections: false } },
  ],
  'step 4: pages of others': [
    {
      name: 'a page of the list that is not held',
      to: at('/standard/standardList'),
      decision: error(NO_PAGE_PERMISSION),
    },
    { name: 'a page that is held', to: at('/orders'), decision: proceed },
    {
      name: 'a page with a parameter that is not held',
      to: staff7,
      given: { allPages: ['/employeeManage/staffDetail'] },
      decision: error(NO_PAGE_PERMISSION),
    },
    {
      name: 'a page with a parameter that is held',
      to: staff7,
      given: {
        allPages: ['/employeeManage/staffDetail'],
        permittedPages: ['/employeeManage/staffDetail'],
      },
      decision: proceed,
    },
    { name: 'a page of no list', to: at('/404'), decision: proceed },
    {
      name: 'inside a frame the outer portal has judged',
      to: at('/standard/standardList'),
      given: { isTop: false },
      decision: proceed,
    },
    {
      name: 'comes before returnUrl',
      to: at('/standard/standardList', { returnUrl: '/orders' }),
      decision: error(NO_PAGE_PERMISSION),
    },
  ],
  'step 5: an unknown path without login': [
    {
      name: 'goes to the login, and back afterwards',
      to: unknown('/nowhere?a=1'),
      given: { signedIn: false },
      decision: redirect('/', { returnUrl: '/nowhere?a=1' }),
    },
    {
      name: 'the error page itself stays',
      to: at('/error', { errorMsg: 'x' }),
      given: { signedIn: false },
      decision: proceed,
    },
  ],
  'step 6: an unknown path with login': [
    {
      name: 'leaves to the server-side site',
      to: unknown('/contract/list?id=1'),
      decision: { kind: 'leave', address: 'https://old.example/app/contract/list?id=1' },
    },
    {
      name: 'a double slash is normalised and tried again',
      to: unknown('/contract//list?id=1'),
      decision: redirect('/contract/list', { id: '1' }),
    },
    {
      name: 'a double slash of the query is none',
      to: unknown('/contract?u=a//b'),
      decision: { kind: 'leave', address: 'https://old.example/app/contract?u=a//b' },
    },
    {
      name: 'a page that is reached from a page of that site is there, too',
      to: unknown('/contract/detail?no=1'),
      decision: { kind: 'leave', address: 'https://old.example/app/contract/detail?no=1' },
    },
    {
      name: 'another path is on no site: the error page says so',
      to: unknown('/approve.html'),
      decision: redirect('/error'),
    },
    { name: 'nor is one in the wrong case', to: unknown('/Contract/List'), decision: redirect('/error') },
    {
      name: 'so is an inner-http address that the tree lacks',
      to: unknown('/inner-https://help.example/a'),
      decision: redirect('/error'),
    },
    { name: 'the index has no page there', to: unknown('//'), decision: redirect('/error') },
    {
      name: 'without such a site no path leads there',
      to: unknown('/contract/list'),
      given: { serverSite: undefined },
      decision: redirect('/error'),
    },
    {
      name: 'a site that is not configured is not gone to',
      to: unknown('/contract/list'),
      given: { serverSite: 'https://evil.example' },
      decision: redirect('/error'),
    },
    {
      name: 'a path that would change the site is not followed',
      to: unknown('/\\evil.example'),
      decision: redirect('/error'),
    },
    {
      name: 'nor one that carries another address',
      to: unknown('/contract?returnUrl=https://evil.example'),
      decision: redirect('/error'),
    },
  ],
  'step 7: menus': [
    {
      name: 'the levels of the path are active',
      to: at('/orders'),
      decision: proceed,
      effects: { activeMenus: ['01', '0101'] },
    },
    {
      name: 'none is for a path no menu has',
      to: at('/404'),
      decision: proceed,
      effects: { activeMenus: [] },
    },
    {
      name: 'of a redirect they stay',
      to: at('/standard/standardList'),
      decision: error(NO_PAGE_PERMISSION),
      effects: { activeMenus: undefined },
    },
  ],
  'step 8: returnUrl': [
    {
      name: 'a path is a page of the portal',
      to: at('/Home/index', { returnUrl: '/orders?page=2' }),
      decision: redirect('/orders', { page: '2' }),
    },
    { name: 'so is a hash', to: at('/Home/index', { returnUrl: '#/orders' }), decision: redirect('/orders') },
    {
      name: 'and a hash behind the root',
      to: at('/Home/index', { returnUrl: '/#/orders' }),
      decision: redirect('/orders'),
    },
    {
      name: 'and the portal’s own address',
      to: at('/Home/index', { returnUrl: `${ORIGIN}/#/orders` }),
      decision: redirect('/orders'),
    },
    {
      name: 'a configured origin is left to',
      to: at('/Home/index', { returnUrl: 'https://cashier.example/pay' }),
      decision: { kind: 'leave', address: 'https://cashier.example/pay' },
    },
    {
      name: 'any other is not',
      to: at('/Home/index', { returnUrl: 'https://evil.example/' }),
      decision: proceed,
    },
    { name: 'index keeps it for later', to: at('/', { returnUrl: '/orders' }), decision: proceed },
    { name: 'so does chooseEnt', to: at('/chooseEnt', { returnUrl: '/orders' }), decision: proceed },
    {
      name: 'but for the page that hands it on',
      to: at('/Home/index', { returnUrl: '/chooseEnt?returnUrl=%2Forders' }),
      decision: redirect('/chooseEnt', { returnUrl: '/orders' }),
    },
    {
      name: 'a return does not follow another',
      to: at('/Home/index', { returnUrl: '/orders?returnUrl=%2FHome%2Findex' }),
      decision: redirect('/orders'),
    },
  ],
};

describe('the navigation guard', () => {
  for (const [step, cases] of Object.entries(STEPS)) {
    describe(step, () => {
      for (const { name, to, from, given, decision, effects } of cases) {
        it(name, () => {
          const answer = resolveNavigation(to, from, context(given));
          assert.deepEqual(answer.decision, decision);
          for (const [effect, value] of Object.entries(effects ?? {})) {
            assert.deepEqual(answer.effects[effect as keyof typeof answer.effects], value, effect);
          }
        });
      }
    });
  }
});

describe('an inner-http address', () => {
  const cases: [string, string | undefined][] = [
    ['/inner-https://help.example/a?b=1', 'https://help.example/a?b=1'],
    ['inner-http://help.example', 'http://help.example'],
    ['/inner-ftp://help.example', undefined],
    ['/orders', undefined],
    ['/a/inner-https://help.example', undefined],
  ];
  for (const [path, address] of cases) it(path, () => assert.equal(innerHttpAddress(path), address));
});
