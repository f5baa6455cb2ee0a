import { aTimeout, expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { within } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { fakeRuntime, next, providing, until, USER } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { ORDER_NO } from '../order/order-samples';

/** As KeepAlive of Vue, `.detach()` and boards do it: out, a while, and in again. */
async function putAside(element: HTMLElement, meanwhile: () => void = () => undefined): Promise<void> {
  const place = element.parentElement;
  element.remove();
  await aTimeout(50);
  meanwhile();
  const ready = next(element, 'tp-ready');
  place?.append(element);
  await ready;
}

describe('An element that is taken out of the page and put back', () => {
  before(() => define());
  afterEach(takeAway);

  it('goes on from its filters and from the entry that is open', async () => {
    const { element, act } = await putOnPage('tp-order-list');
    await act.sees(ORDER_NO);
    await act.type('关键字', '林静');
    await act.press('查询');
    const asked = () => called('queryorderListOnPermission').map(({ body }) => body as { keyword: string });
    await until(() => asked().at(-1)?.keyword === '林静');
    await putAside(element);
    await act.sees(ORDER_NO);
    expect(asked().at(-1)?.keyword).to.equal('林静');
    await act.press(ORDER_NO);
    await until(() => act.root.querySelector('.tp-detail'), 'the order');
    await putAside(element);
    expect(act.root.querySelector('.tp-detail')).to.exist;
  });

  it('has a dialog open with what is typed in it, as a modal one', async () => {
    const { element, act } = await putOnPage('tp-address-book', {}, { page: 'positionList' });
    await act.press('新增职位');
    const dialog = () => act.root.querySelector('dialog');
    await until(() => dialog()?.matches(':modal'), 'the dialog');
    await within(element).type('职位名称', '总监');
    await putAside(element);
    await until(() => dialog()?.matches(':modal'), 'the dialog again');
    expect(dialog()?.querySelector('input')?.value).to.equal('总监');
  });

  it('hears nothing meanwhile', async () => {
    const { element, act } = await putOnPage('tp-order-list');
    await act.sees(ORDER_NO);
    element.remove();
    await aTimeout(50);
    const before = called('queryorderListOnPermission').length;
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await aTimeout(50);
    expect(called('queryorderListOnPermission').length).to.equal(before);
  });

  it('shows another user nothing of it', async () => {
    const fake = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
    const { store } = fake.runtime.session;
    const [enterprise] = USER.entAndTmcShortInfoList;
    if (!enterprise) throw new Error('the user is in an enterprise');
    const signIn = (userNO: string) =>
      store.setState({ status: 'signedIn', user: { ...USER, userNO }, enterprise });
    signIn('U1');
    const provider = providing(fake.runtime);
    const element = document.createElement('tp-order-list');
    const act = within(element);
    provider.append(element);
    await act.sees(ORDER_NO);
    const keyword = () => act.root.querySelector<HTMLInputElement>('.tp-filters input')?.value;
    await act.type('关键字', '林静');
    await act.press('查询');
    await putAside(element);
    expect(keyword()).to.equal('林静');
    await putAside(element, () => signIn('U2'));
    await act.sees(ORDER_NO);
    expect(keyword()).to.equal('');
    provider.remove();
  });
});
