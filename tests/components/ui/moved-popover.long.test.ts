import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { orderRow } from '../order/support/order-samples';

describe('an open popover of an element that the page moves', () => {
  before(() => define());
  afterEach(takeAway);

  it('stays in the top layer', async () => {
    const { element, act } = await putOnPage('tp-order-list', {
      queryorderListOnPermission: () => ({ total: 1, totalAmount: 1, orderList: [orderRow({})] }),
    });
    await until(() => act.button('选择列'), 'the table');
    await act.press('选择列');
    const panel = () => act.root.querySelector('[popover]:popover-open');
    await until(panel, 'the panel');
    element.parentElement?.append(element);
    expect(panel() === null, 'the panel is hidden').to.equal(false);
  });
});
