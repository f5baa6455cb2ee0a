import { expect } from '@open-wc/testing';
import { createApp, h, type App } from 'vue';
import { createRouter, createWebHistory, RouterView, type Router } from 'vue-router';
import { define } from '../../../../components/index';
import { takeAway } from '../../../support/components/element-page';
import { until } from '../../../support/components/fake-runtime';
import { show as showBooking } from '../support/booking-page';
import { roundAnswers, THERE } from '../support/round-trip-samples';

const LATER = '2027-03-02';

describe('<tp-flight-booking keeps-address> in a page of vue-router', () => {
  const start = location.href;
  let app: App;
  let router: Router;
  before(() => define());
  beforeEach(async () => {
    history.replaceState(null, '', '/travel?lang=zh');
    const page = { render: () => h('p') };
    router = createRouter({
      history: createWebHistory(),
      routes: [{ path: '/:page(.*)*', component: page }],
    });
    app = createApp({ render: () => h(RouterView) });
    app.use(router);
    app.mount(document.createElement('div'));
    await router.isReady();
  });
  afterEach(() => {
    takeAway();
    app.unmount();
    history.replaceState(null, '', start);
  });

  it('goes one step a Back, through searches and pages of the host, whose query stays', async () => {
    const { position } = history.state as { position: number };
    const { act } = await showBooking(roundAnswers(), { 'keeps-address': '' });
    const first = `/travel?lang=zh&depCode=BJS&arrCode=SHA&depDate=${THERE}`;
    const second = `/travel?lang=zh&depCode=BJS&arrCode=SHA&depDate=${LATER}`;
    await act.type('出发城市', 'bj');
    await act.type('到达城市', 'sh');
    await act.type('出发日期', THERE);
    await act.press('搜索航班');
    await until(() => address() === first, 'the first search');
    await act.type('出发日期', LATER);
    await act.press('搜索航班');
    await until(() => address() === second, 'the second search');
    expect(history.state).to.include({ back: first, current: second, position: position + 2 });

    await router.push('/travel/help');
    expect(history.state).to.include({ current: '/travel/help', position: position + 3 });
    router.back();
    await until(() => router.currentRoute.value.fullPath === second, 'the route of the second search');
    expect(address()).to.equal(second);
    router.back();
    await until(() => router.currentRoute.value.fullPath === first, 'the route of the first search');
    await until(() => act.field('出发日期')?.value === THERE, 'the first search in its form');
    router.back();
    await until(() => router.currentRoute.value.fullPath === '/travel?lang=zh', 'the page as it was opened');
    await until(() => act.field('出发城市')?.value === '', 'the empty form');
  });
});

const address = (): string => location.pathname + location.search;
