import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../accessible';
import { Button } from '../../../src/ui/Button';
import { DataTable, type Column, type DataTableProps, type Sort } from '../../../src/ui/DataTable';
import { EmptyState } from '../../../src/ui/EmptyState';
import { all, mount, one, placedPopover, press, withText } from './mount';

interface Order {
  no: string;
  status: string;
  amount: number;
}
const COLUMNS: Column<Order>[] = [
  { id: 'no', header: '订单号', cell: ({ no }) => no, total: '合计' },
  { id: 'status', header: '状态', cell: ({ status }) => status, sortable: true },
  { id: 'amount', header: '金额', cell: ({ amount }) => amount, numeric: true, sortable: true, total: '600' },
];
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({ no: `F${index}`, status: '已出票', amount: index * 100 }));

const sorts: Sort[] = [];
function Orders(props: Partial<DataTableProps<Order>> & { count?: number; start?: Sort }) {
  const { count = 3, start, ...rest } = props;
  const [sort, setSort] = useState(start);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <DataTable
      label="订单"
      columns={COLUMNS}
      rows={orders(count)}
      rowKey={({ no }) => no}
      sort={sort}
      onSortChange={(next) => {
        sorts.push(next);
        setSort(next);
      }}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      empty={<EmptyState title="还没有订单" />}
      {...rest}
    />
  );
}

function wide(view: React.ReactNode, ...states: string[]) {
  const mounted = mount(view, ...states);
  mounted.host.style.width = '780px';
  return mounted;
}
const texts = (root: ShadowRoot, selector: string) => all(root, selector).map((cell) => cell.textContent);

describe('DataTable', () => {
  beforeEach(() => sorts.splice(0));

  it('is a real table with a row an order, figures on the right, and totals', () => {
    const { root } = wide(<Orders />);
    const table = one<HTMLTableElement>(root, 'table');
    expect(table.ariaLabel).to.equal('订单');
    expect([...table.tBodies].map((body) => body.rows.length)).to.deep.equal([3]);
    expect(texts(root, 'tbody tr:first-child td')).to.deep.equal(['F0', '已出票', '0', '']);
    expect(texts(root, 'tfoot td')).to.deep.equal(['合计', '', '600', '']);
    expect(getComputedStyle(withText(root, 'td', '600')).textAlign).to.equal('end');
    expect(table.tBodies[0]?.rows[0]?.getBoundingClientRect().height).to.equal(40);
  });

  it('asks its owner to sort: words from the first, figures from the largest', async () => {
    const { root } = wide(<Orders />);
    const header = (text: string) => withText(root, 'th', text);
    expect(header('订单号').querySelector('button')).to.equal(null);
    await press(withText(root, 'th button', '状态'));
    expect(header('状态').ariaSort).to.equal('ascending');
    await press(withText(root, 'th button', '状态'));
    expect(header('状态').ariaSort).to.equal('descending');
    withText(root, 'th button', '金额').focus();
    await sendKeys({ press: 'Enter' });
    expect([header('状态').ariaSort, header('金额').ariaSort]).to.deep.equal([null, 'descending']);
    expect(sorts.map(({ column, order }) => `${column} ${order}`)).to.deep.equal([
      'status asc',
      'status desc',
      'amount desc',
    ]);
    expect(texts(root, 'tbody td:first-child')).to.deep.equal(['F0', 'F1', 'F2']);
  });

  it('lets columns be hidden and shown again, never the one that names the row', async () => {
    const { root } = wide(<Orders />);
    await press(withText(root, 'button', '选择列'));
    await placedPopover(root);
    expect(withText(root, '.tp-column-chooser label', '订单号').querySelector('input')?.disabled).to.equal(
      true,
    );
    await press(withText(root, '.tp-column-chooser span', '状态'));
    expect(texts(root, 'th').slice(0, 2)).to.deep.equal(['订单号', '金额']);
    expect(texts(root, 'tbody tr:first-child td')).to.deep.equal(['F0', '0', '']);
    expect(texts(root, 'tfoot td')).to.deep.equal(['合计', '600', '']);
    await press(withText(root, '.tp-column-chooser span', '状态'));
    expect(texts(root, 'th').slice(0, 3)).to.deep.equal(['订单号', '状态', '金额']);
  });

  it('holds the place of the first rows, keeps the old ones while new ones load, and says when there are none', () => {
    const { root, render } = wide(<Orders count={0} loading skeletonRows={4} />);
    const table = one(root, 'table');
    expect([table.ariaBusy, all(root, 'tbody tr').length]).to.deep.equal(['true', 4]);
    render(<Orders count={2} loading />);
    expect(texts(root, 'tbody td:first-child')).to.deep.equal(['F0', 'F1']);
    expect(table.ariaBusy).to.equal('true');
    render(<Orders count={0} />);
    expect(one(root, 'tbody').textContent).to.equal('还没有订单');
    expect(all(root, 'tfoot')).to.deep.equal([]);
    render(<Orders count={2} />);
    expect(table.ariaBusy).to.equal('false');
  });

  it('gives each row its actions and marks the current one', async () => {
    const pressed: string[] = [];
    const { root } = wide(
      <Orders
        isCurrent={({ no }) => no === 'F1'}
        rowActions={({ no }) => <Button onClick={() => pressed.push(no)}>{`详情 ${no}`}</Button>}
      />,
    );
    expect(one(root, '[aria-current=true]').textContent).to.contain('F1');
    await press(withText(root, 'button', '详情 F2'));
    expect(pressed).to.deep.equal(['F2']);
  });

  it('scrolls within itself where it is too wide, the first column staying in view', async () => {
    const many: Column<Order>[] = [
      ...COLUMNS,
      ...Array.from({ length: 12 }, (_, index) => ({
        id: `c${index}`,
        header: `第 ${index} 列`,
        cell: () => '一些内容',
        width: 120,
      })),
    ];
    // a grid is as wide as its widest content wants to be
    const { root } = wide(
      <div style={{ display: 'grid' }}>
        <Orders columns={many} />
      </div>,
    );
    const region = one(root, '[role=region]');
    expect([region.tabIndex, region.ariaLabel]).to.deep.equal([0, '订单']);
    expect(one(root, '.tp-root').scrollWidth).to.equal(780);
    region.scrollLeft = 500;
    const left = region.getBoundingClientRect().left;
    for (const text of ['订单号', 'F1', '合计']) {
      const cell = withText(root, 'th, td', text);
      expect(cell.getBoundingClientRect().left, text).to.equal(left);
      const { x, y, width, height } = cell.getBoundingClientRect();
      expect(root.elementFromPoint(x + width / 2, y + height / 2), `${text} is on top`).to.equal(cell);
    }
  });

  it('keeps its header in view of the page that scrolls', async () => {
    const { root } = wide(<Orders count={60} />);
    one(root, 'tbody').querySelectorAll('tr')[40]?.scrollIntoView({ block: 'center' });
    expect(withText(root, 'th', '订单号').getBoundingClientRect().top).to.equal(0);
    window.scrollTo(0, 0);
  });

  it('becomes cards where it is narrow: the same facts in the same order, each with its name', () => {
    const { host, root } = mount(<Orders />);
    host.style.width = '390px';
    const row = all(root, 'tbody tr')[1];
    if (!row) throw new Error('there are rows');
    const cells = all(row, 'td[data-label]');
    expect(cells.map((cell) => cell.dataset['label'])).to.deep.equal(['订单号', '状态', '金额']);
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).to.equal(3);
    expect(getComputedStyle(cells[1] ?? row, '::before').content).to.equal('"状态"');
    expect(one(root, '.tp-root').scrollWidth).to.equal(390);
    expect(withText(root, 'th button', '金额').offsetWidth).to.be.above(0);
  });

  it('has only the rows in view of many in the document, numbered among all', async () => {
    const { root } = wide(<Orders count={1000} virtual maxHeight={400} />);
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

  for (const theme of ['light', 'dark']) {
    it(`is accessible as table, cards, skeleton and empty, ${theme}`, async () => {
      const start: Sort = { column: 'amount', order: 'desc' };
      const { host, render } = wide(<Orders start={start} rowActions={() => <Button>详情</Button>} />, theme);
      await accessible(host);
      host.style.width = '390px';
      await accessible(host);
      render(<Orders count={0} loading />);
      await accessible(host);
      render(<Orders count={0} />);
      await accessible(host);
    });
  }
});
