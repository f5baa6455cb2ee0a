import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';

for (const tag of ['tp-order-change', 'tp-order-refund'] as const)
  describe(`<${tag}> without the number of an order`, () => {
    before(() => define());
    afterEach(takeAway);

    it('asks the page around for the orders', async () => {
      const { element, act } = await putOnPage(tag, {}, {});
      await act.sees('缺少订单号，请从订单列表中选择订单');
      await accessible(element);
      element.addEventListener('tp-navigate', (event) => event.preventDefault());
      const navigated = next(element, 'tp-navigate');
      await act.press('查看我的订单');
      expect((await navigated).detail).to.deep.equal({ target: 'orders', statuses: [] });
      await act.sees('缺少订单号，请从订单列表中选择订单');
    });

    it('shows the orders in its place where the page has none, and comes back', async () => {
      const { act } = await putOnPage(tag, {}, {});
      await act.press('查看我的订单');
      await until(() => act.root.querySelector('tp-order-list') !== null);
      await act.press('返回');
      await act.sees('缺少订单号，请从订单列表中选择订单');
    });
  });
