import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { all, mount, one } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

interface Order {
  no: string;
}

const COLUMNS: Column<Order>[] = [
  { id: 'no', header: '订单号', cell: ({ no }) => <button type="button">{no}</button> },
];
const ordersFrom = (first: number, count: number): Order[] =>
  Array.from({ length: count }, (_, i) => ({ no: `F${first + i}` }));

const Orders = ({ rows }: { rows: readonly Order[] }) => (
  <DataTable label="订单" columns={COLUMNS} rows={rows} rowKey={({ no }) => no} empty={null} />
);

const shown = (root: ParentNode) => all(root, 'tbody [data-row]').map(({ dataset }) => dataset['row']);
const isDrawn = (root: ParentNode) => root.querySelector('tbody[aria-busy]') === null;

function wide(view: React.ReactNode) {
  const mounted = mount(view);
  mounted.host.style.width = '780px';
  return mounted;
}

describe('The rows of a page, drawn a few at a time', () => {
  it('are all there soon, in their order, and are as high together from the start', async () => {
    const rows = ordersFrom(0, 100);
    const { root } = wide(<Orders rows={rows} />);
    expect(shown(root)).to.deep.equal(ordersFrom(0, 6).map(({ no }) => no));
    expect(isDrawn(root)).to.equal(false);
    const height = one(root, 'tbody').offsetHeight;
    await waitUntil(() => isDrawn(root));
    expect(shown(root)).to.deep.equal(rows.map(({ no }) => no));
    expect(one(root, 'tbody').offsetHeight).to.be.within(height - 2, height + 2);
    expect(root.querySelector('.tp-table-space')).to.equal(null);
  });

  it('come with room for cards where rows are cards', async () => {
    const { host, root, render } = mount(<Orders rows={[]} />);
    host.style.width = '390px';
    await waitUntil(() => getComputedStyle(one(root, 'table')).display === 'block');
    render(<Orders rows={ordersFrom(0, 40)} />);
    expect(isDrawn(root)).to.equal(false);
    const height = one(root, 'tbody').offsetHeight;
    expect(height).to.be.above(40 * 40);
    await waitUntil(() => isDrawn(root));
    expect(one(root, 'tbody').offsetHeight).to.be.within(height - 60, height + 60);
  });

  it('stay as they are when others come among them, with the focus', async () => {
    const rows = ordersFrom(0, 60);
    const { root, render } = wide(<Orders rows={rows} />);
    await waitUntil(() => isDrawn(root));
    const button = one(root, '[data-row=F50] button');
    button.focus();
    render(<Orders rows={[...ordersFrom(100, 20), ...rows]} />);
    expect(root.activeElement).to.equal(button);
    expect(shown(root)).to.include('F59');
    await waitUntil(() => isDrawn(root));
    expect(shown(root)).to.have.length(80);
    expect(root.activeElement).to.equal(button);
  });

  it('make room for those of another page', async () => {
    const { root, render } = wide(<Orders rows={ordersFrom(0, 50)} />);
    await waitUntil(() => isDrawn(root));
    render(<Orders rows={ordersFrom(50, 50)} />);
    expect(shown(root)).to.deep.equal(ordersFrom(50, 6).map(({ no }) => no));
    await waitUntil(() => isDrawn(root));
    expect(shown(root)).to.deep.equal(ordersFrom(50, 50).map(({ no }) => no));
  });

  it('are all on paper, however few are drawn yet', async () => {
    const { root } = wide(<Orders rows={ordersFrom(0, 100)} />);
    await emulateMedia({ media: 'print' });
    await waitUntil(() => shown(root).length === 100);
    await emulateMedia({ media: 'screen' });
    const another = wide(<Orders rows={ordersFrom(0, 100)} />);
    window.dispatchEvent(new Event('beforeprint'));
    expect(shown(another.root)).to.have.length(100);
    window.dispatchEvent(new Event('afterprint'));
    expect(shown(another.root)).to.have.length(100);
  });
});
