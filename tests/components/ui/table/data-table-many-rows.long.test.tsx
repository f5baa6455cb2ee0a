import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { until } from '../../../support/components/fake-runtime';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { all, mount, one, withText } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

interface Order {
  no: string;
}

const COLUMNS: Column<Order>[] = [{ id: 'no', header: '订单号', cell: ({ no }) => no }];

function Orders({ count, maxHeight }: { count: number; maxHeight?: number }) {
  return (
    <DataTable
      label="订单"
      columns={COLUMNS}
      rows={Array.from({ length: count }, (_, i) => ({ no: `F${i}` }))}
      rowKey={({ no }) => no}
      empty={null}
      virtual
      {...(maxHeight !== undefined && { maxHeight })}
    />
  );
}

function wide(view: React.ReactNode) {
  const mounted = mount(view);
  mounted.host.style.width = '780px';
  return mounted;
}

describe('DataTable of many rows', () => {
  it('has only the rows in view of many in the document, numbered among all', async () => {
    const { root } = wide(<Orders count={1000} maxHeight={400} />);
    await waitUntil(() => all(root, 'tbody [data-index]').length > 0);
    const shown = () => all(root, 'tbody [data-index]').map((row) => Number(row.dataset['index']));
    expect(one(root, 'table').ariaRowCount).to.equal('1001');
    expect(shown()[0]).to.equal(0);
    expect(shown().length).to.be.below(40);
    const region = one(root, '[role=region]');
    expect(region.scrollHeight).to.be.within(1000 * 40, 1000 * 42 + 200);
    region.scrollTop = region.scrollHeight;
    await waitUntil(() => shown().at(-1) === 999);
    expect(shown().length).to.be.below(40);
    const last = all(root, 'tbody [data-index]').at(-1);
    expect([last?.ariaRowIndex, last?.querySelector('td')?.textContent]).to.deep.equal(['1001', 'F999']);
    expect(withText(root, 'th', '订单号').getBoundingClientRect().top).to.equal(
      region.getBoundingClientRect().top,
    );
  });

  for (const around of ['the page', 'a box of the page'] as const) {
    it(`has only the rows in view of many that scroll with ${around}`, async () => {
      const { host, root, render } = wide(<p>…</p>);
      const scroller = around === 'the page' ? document.documentElement : document.createElement('div');
      if (around !== 'the page') {
        host.before(scroller);
        scroller.style.cssText = 'height: 500px; overflow: auto';
        scroller.append(host);
      }
      const above = document.createElement('p');
      above.style.height = '300px';
      host.before(above);
      render(<Orders count={1000} />);
      const shown = () => all(root, 'tbody [data-index]').map((row) => Number(row.dataset['index']));
      await until(() => shown().length > 0, 'rows');
      expect(shown()[0]).to.equal(0);
      expect(shown().length).to.be.below(40);
      const middle = () => {
        const { left, top, height } = scroller.getBoundingClientRect();
        const y = around === 'the page' ? innerHeight / 2 : top + height / 2;
        return root.elementFromPoint(left + 40, y)?.closest('tr');
      };
      scroller.scrollTop = 300 + 500 * 41;
      await until(() => Number(middle()?.dataset['index']) > 400, 'a row of the middle is seen');
      expect(shown().length).to.be.below(50);
      scroller.scrollTop = scroller.scrollHeight;
      await until(() => shown().at(-1) === 999, 'the last row');
      scroller.scrollTop = 0;
      await until(() => shown()[0] === 0, 'the first row');
      expect(shown().length).to.be.below(40);
      above.remove();
      if (around !== 'the page') scroller.remove();
    });
  }

  it('has all of many rows on paper', async () => {
    const { root } = wide(<Orders count={300} maxHeight={400} />);
    await waitUntil(() => all(root, 'tbody [data-index]').length > 0);
    await emulateMedia({ media: 'print' });
    await until(() => all(root, 'tbody tr').length === 300, 'all rows');
    await emulateMedia({ media: 'screen' });
    await until(() => all(root, 'tbody tr').length < 40, 'those in view again');
  });
});
