import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { matchRoute, parseHash } from '../../../components/portal/routing/route';
import { isPageRefused, RightsWatch } from '../../../components/portal/routing/rights-watch';
import type { UserPermissions } from '../../../components/portal/routing/user-permissions';
import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from '../../support/components/act';
import { until, type Answers } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { answerOverTheWire } from '../suite/exercises';

describe('the rights of a user at work', () => {
  it('are read at once after a refusal, and no more often than needed', async () => {
    let now = 0;
    let isChanged = true;
    let count = 0;
    const watch = new RightsWatch({
      now: () => now,
      read: () => {
        count += 1;
        return Promise.resolve(isChanged);
      },
    });
    await watch.returned();
    expect(count, 'read at the sign-in').to.equal(0);
    await watch.refused();
    await watch.refused();
    expect(count, 'each refusal found a change').to.equal(2);
    isChanged = false;
    await watch.refused();
    await watch.refused();
    expect(count, 'the refusal has another cause').to.equal(3);
    now = 29_999;
    await watch.returned();
    expect(count).to.equal(3);
    now = 30_000;
    await watch.returned();
    await watch.returned();
    expect(count).to.equal(4);
    await watch.refused();
    expect(count).to.equal(4);
  });

  it('refuse listed pages that are not held, and the form of flights', () => {
    const route = (hash: string) => matchRoute(parseHash(hash), undefined, new Map());
    const [list, one, book] = [
      '/permission/permissionManageNew',
      '/permission/permissionManage',
      '/flightBooking/index',
    ];
    const held = (pages: string[], operations: string[] = []) =>
      ({ allPages: [list, book], pages, operations, pcLoginDisabled: false }) as unknown as UserPermissions;
    const rows: [permitted: UserPermissions, path: string, isRefused: boolean][] = [
      [held([list]), list, false],
      [held([list]), one, false],
      [held([book]), one, true],
      [held([book]), book, true],
      [held([book], [OBJECT.bookFlight]), book, false],
      [held([]), '/myInfo/setNewPhone', true],
      [held([]), '/', false],
    ];
    for (const [permitted, path, isRefused] of rows)
      expect(isPageRefused(permitted, route(`#${path}`)), path).to.equal(isRefused);
  });
});

describe('<tp-portal> whose user gets other rights', () => {
  const present = location.href;
  let stop: () => void;
  let portal: HTMLElement;
  afterEach(() => {
    portal.remove();
    stop();
    history.replaceState(null, '', present);
  });

  /** Returns to the tab after a minute. */
  function comeBack(): void {
    const { now } = performance;
    performance.now = () => now.call(performance) + 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
    performance.now = now;
  }

  it('has other menus at once, and keeps the open page until it is left', async () => {
    const good: Answers = goodAnswers();
    const orders = '/orderManage/airOrderList';
    let isTaken = false;
    const answers: Answers = {
      ...good,
      queryObjectTree: (body) => {
        const tree = good['batchQueryPermissionListForBusiness']?.([] as never) as { treeResps: unknown[] }[];
        const { appNo } = body as { appNo: string };
        return appNo === 'YHWZ'
          ? { queryObjectTreeResps: tree[0]?.treeResps }
          : good['queryObjectTree']?.(body);
      },
      batchQueryPermissionListForBusiness: (body) => {
        const trees = good['batchQueryPermissionListForBusiness']?.(body) as object[];
        return isTaken ? JSON.parse(JSON.stringify(trees).replace(orders, '')) : trees;
      },
      queryPageMenu: (body) => {
        const menus = good['queryPageMenu']?.(body) as { ModuleURL: string }[];
        return isTaken ? menus.filter(({ ModuleURL }) => ModuleURL !== orders) : menus;
      },
    };
    stop = answerOverTheWire(answers);
    await define(['portal']);
    history.replaceState(null, '', `#${orders}?authSign=token-1`);
    const made = document.createElement('tp-portal');
    portal = made;
    made.storage = 'memory';
    made.gateway = '/';
    document.body.append(made);
    const act = within(made);
    const page = () => made.shadowRoot?.querySelector('tp-order-list') ?? null;
    const link = () => made.shadowRoot?.querySelector(`a[href$="#${orders}"]`) ?? null;
    await until(() => page() && link(), 'the page and its menu');
    const before = page();
    isTaken = true;
    comeBack();
    await act.sees('您对本页面的权限已被收回');
    await until(() => !link(), 'the menu is gone');
    expect(page()).to.equal(before);
  });
});
