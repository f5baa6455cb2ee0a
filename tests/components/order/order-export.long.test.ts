import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { orderRow, ORDER_NO } from './support/order-samples';

const ONE = {
  queryorderListOnPermission: () => ({ total: 1, totalAmount: 115_000, orderList: [orderRow()] }),
};
const asked = () => called('addExport').map(({ body }) => body as Record<string, unknown>);

describe('the export of a list', () => {
  before(() => define());
  afterEach(takeAway);

  it('requests a file of the displayed list, with its filters and order', async () => {
    const { act } = await putOnPage('tp-order-list', {
      ...ONE,
      addExport: () => ({ exportNo: `E${'0'.repeat(32)}` }),
    });
    await act.sees(ORDER_NO);
    await act.type('关键字', '林静');
    await act.press('查询');
    await until(
      () => (called('queryorderListOnPermission').at(-1)?.body as { keyword?: string })?.keyword === '林静',
    );
    await act.press('导出 CSV');
    await act.sees('已开始生成文件，完成后可在下载中心下载');
    const [body] = asked();
    expect(body).to.include({ kind: 'order', format: 'csv' });
    expect(body?.['query']).to.include({ keyword: '林静', scope: 'own', sortField: 'createTime' });
    await act.press('导出 Excel');
    await until(() => asked().length === 2, 'the second');
    expect(asked()[1]).to.include({ format: 'xlsx' });
  });

  it('keeps the focus on the pressed control, and leads to the files', async () => {
    let answer: (() => void) | undefined;
    const { element, act } = await putOnPage('tp-order-list', {
      ...ONE,
      addExport: () => new Promise((resolve) => (answer = () => resolve({ exportNo: `E${'0'.repeat(32)}` }))),
    });
    await act.sees(ORDER_NO);
    const button = act.button('导出 CSV') as HTMLButtonElement;
    button.focus();
    button.click();
    await until(() => button.ariaBusy === 'true' && answer, 'it is under way');
    expect(act.root.activeElement).to.equal(button);
    act.button('导出 Excel')?.click();
    answer?.();
    await act.sees('查看下载');
    expect(act.root.activeElement).to.equal(button);
    expect(asked()).to.have.length(1);
    const wanted = next(element, 'tp-navigate');
    await act.press('查看下载');
    expect((await wanted).detail).to.deep.equal({ target: 'downloads' });
    // No listener has cancelled the event, so the element shows the downloads itself.
    await until(() => act.root.querySelector('tp-download-list'), 'the files in its place');
    expect(act.root.textContent).not.to.include('查看下载');
    await act.press('返回订单');
    await act.sees(ORDER_NO);
  });

  it('says why none is made', async () => {
    const { act } = await putOnPage('tp-order-list', {
      ...ONE,
      addExport: () => {
        throw refusal('tooManyExports');
      },
    });
    await act.sees(ORDER_NO);
    await act.press('导出 Excel');
    await act.sees('导出失败：正在生成的文件过多，请等待完成后再导出');
  });

  it('is not offered where there is nothing to export', async () => {
    const { act } = await putOnPage('tp-order-list', {
      queryorderListOnPermission: () => ({ total: 0, totalAmount: 0, orderList: [] }),
    });
    await act.sees('还没有订单');
    expect(act.button('导出 Excel')).to.equal(undefined);
  });
});
