import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useMemo, useState } from 'react';
import { accessible } from '../../../support/components/accessible';
import { until } from '../../../support/components/fake-runtime';
import { Button } from '../../../../src/ui/button/Button';
import { DataTable, type Column, type DataTableProps, type Sort } from '../../../../src/ui/table/DataTable';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { all, mount, one, placedPopover, press, withText } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

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
const resized: string[] = [];
const edge = (root: ParentNode, name: string) =>
  one(root, `[role=separator][aria-label="调整列宽：${name}"]`);
function Orders(props: Partial<DataTableProps<Order>> & { count?: number; start?: Sort }) {
  const { count = 3, start, ...rest } = props;
  const [sort, setSort] = useState(start);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [widths, setWidths] = useState<Record<string, number>>({});
  const [order, setOrder] = useState<readonly string[]>(COLUMNS.map(({ id }) => id));
  const columns = useMemo(
    () => order.flatMap((wanted) => COLUMNS.filter(({ id }) => id === wanted)),
    [order],
  );
  return (
    <DataTable
      label="订单"
      columns={columns}
      columnWidths={widths}
      onColumnWidthChange={(id, width) => {
        resized.push(`${id} ${width}`);
        setWidths(({ [id]: _before, ...others }) => (width > 0 ? { ...others, [id]: width } : others));
      }}
      onColumnOrderChange={setOrder}
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

/** Columns far wider than the page. */
const MANY: Column<Order>[] = [
  ...COLUMNS,
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `c${index}`,
    header: `第 ${index} 列`,
    cell: () => '一些内容',
    width: 120,
  })),
];

function wide(view: React.ReactNode, ...states: string[]) {
  const mounted = mount(view, ...states);
  mounted.host.style.width = '780px';
  return mounted;
}
const texts = (root: ShadowRoot, selector: string) => all(root, selector).map((cell) => cell.textContent);

describe('DataTable', () => {
  beforeEach(() => {
    sorts.splice(0);
    resized.splice(0);
  });

  it('keeps the controls in its cells while rows and columns are reloaded: a press that has begun is not lost', () => {
    const columns = (total: string): Column<Order>[] => [
      { id: 'no', header: '订单号', cell: ({ no }) => <button type="button">{no}</button>, total },
    ];
    const view = (status: string, total: string) => (
      <DataTable
        label="订单"
        columns={columns(total)}
        rows={orders(2).map((order) => ({ ...order, status }))}
        rowKey={({ no }) => no}
        empty={null}
      />
    );
    const { root, render } = mount(view('出票中', '合计 2 单'));
    const before = all(root, 'tbody button');
    render(view('已出票', '合计 3 单'));
    expect(one(root, 'tfoot td').textContent).to.equal('合计 3 单');
    expect(all(root, 'tbody button')).to.deep.equal(before);
    expect(before.every((button) => button.isConnected)).to.equal(true);
  });

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

  it('lets columns change places, by buttons that keep the focus, never the one that names the row', async () => {
    const { root } = wide(<Orders />);
    await press(withText(root, 'button', '选择列'));
    await placedPopover(root);
    const button = (name: string) => withText<HTMLButtonElement>(root, '.tp-column-chooser button', name);
    expect(all(root, '.tp-column-order > li:first-child button')).to.deep.equal([]);
    expect([button('上移：状态').disabled, button('下移：金额').disabled]).to.deep.equal([true, true]);
    button('下移：状态').focus();
    await sendKeys({ press: 'Enter' });
    expect(texts(root, 'th').slice(0, 3)).to.deep.equal(['订单号', '金额', '状态']);
    expect(texts(root, 'tbody tr:last-child td').slice(0, 3)).to.deep.equal(['F2', '200', '已出票']);
    // Once the column cannot move further, the button for the other direction has the focus.
    expect(root.activeElement?.textContent).to.equal('上移：状态');
    await sendKeys({ press: 'Enter' });
    expect(texts(root, 'th').slice(0, 3)).to.deep.equal(['订单号', '状态', '金额']);
  });

  it('lets columns be made wider and narrower by keys, all edges sharing one tab stop', async () => {
    const { root } = wide(<Orders />);
    const edges = all(root, '[role=separator]');
    expect(edges.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
    edges[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(root.activeElement).to.equal(edge(root, '状态'));
    expect(edges.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1]);
    const header = withText(root, 'th', '状态');
    const begun = header.offsetWidth;
    expect(edge(root, '状态').ariaValueNow).to.equal(String(begun));
    await sendKeys({ press: 'Home' });
    expect([header.offsetWidth, edge(root, '状态').ariaValueNow]).to.deep.equal([48, '48']);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ press: 'ArrowLeft' });
    expect([header.offsetWidth, edge(root, '状态').ariaValueText]).to.deep.equal([88, '88 像素']);
    expect(withText(root, 'td', '已出票').offsetWidth).to.equal(88);
    await sendKeys({ press: 'Enter' });
    expect([header.offsetWidth, edge(root, '状态').ariaValueText]).to.deep.equal([begun, '自动']);
    expect(resized).to.deep.equal(['status 48', 'status 56', 'status 96', 'status 88', 'status 0']);
    expect(sorts, 'the header is not sorted by it').to.deep.equal([]);
  });

  it('lets an edge be dragged: seen at once, told at the end, given up by Escape', async () => {
    const { root } = wide(<Orders />);
    const header = withText(root, 'th', '订单号');
    const begun = header.offsetWidth;
    const { x, y, width, height } = edge(root, '订单号').getBoundingClientRect();
    const at = (dx: number): [number, number] => [Math.round(x + width / 2 + dx), Math.round(y + height / 2)];
    await sendMouse({ type: 'move', position: at(0) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(-60) });
    expect([header.offsetWidth, resized.length]).to.deep.equal([begun - 60, 0]);
    await sendMouse({ type: 'move', position: at(-40) });
    await sendMouse({ type: 'up' });
    expect(header.offsetWidth).to.equal(begun - 40);
    expect(resized).to.deep.equal([`no ${begun - 40}`]);
    await sendMouse({ type: 'move', position: at(-40) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(20) });
    await sendKeys({ press: 'Escape' });
    await sendMouse({ type: 'up' });
    expect([header.offsetWidth, resized.length]).to.deep.equal([begun - 40, 1]);
  });

  it('cuts texts that do not fit a narrow column, and shows them in full on focus', async () => {
    const { root } = wide(<Orders columnWidths={{ status: 50 }} />);
    const line = one(root, 'tbody tr:first-child .tp-ellipsis');
    await waitUntil(() => line.tabIndex === 0);
    expect(line.scrollWidth).to.be.above(line.clientWidth);
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

  it('says in the middle of the visible part that it is empty, at any width', async () => {
    const { root } = wide(<Orders columns={MANY} count={0} />);
    await until(() => root.querySelector('[role=region]'), 'it scrolls');
    const region = one(root, '[role=region]');
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    for (const scrolled of [0, 500]) {
      region.scrollLeft = scrolled;
      expect(middle(withText(root, 'p', '还没有订单'))).to.be.closeTo(middle(region), 2);
    }
  });

  it('scrolls within itself where it is too wide, the first column staying in view', async () => {
    // A grid sizes itself to its widest content.
    const { root } = wide(
      <div style={{ display: 'grid' }}>
        <Orders columns={MANY} />
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

  it('lets its actions scroll where they would cover the columns', async () => {
    const actions = (width: number) => () => <button style={{ width }}>详情</button>;
    const { root, render } = wide(<Orders columns={MANY} rowActions={actions(100)} />);
    const position = () => all(root, 'tbody .tp-table-end').map((cell) => getComputedStyle(cell).position)[0];
    await waitUntil(() => position() === 'sticky', 'narrow actions stay in view');
    render(<Orders columns={MANY} rowActions={actions(700)} />);
    await waitUntil(() => position() !== 'sticky', 'wide actions scroll');
  });

  it('keeps its actions in view where it is too wide, and marks the sides that hold more', async () => {
    const { root } = wide(
      <Orders columns={MANY} onHiddenColumnsChange={() => {}} rowActions={() => <button>详情</button>} />,
    );
    const region = one(root, '[role=region]');
    const marks = () => region.getAttributeNames().filter((name) => name.startsWith('data-more'));
    const topmost = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return root.elementFromPoint(x + width / 2, y + height / 2);
    };
    const end = region.clientWidth;
    for (const [scrolled, expected] of [
      [0, ['data-more-end']],
      [300, ['data-more-end', 'data-more-start']],
      [region.scrollWidth, ['data-more-start']],
    ] as const) {
      region.scrollLeft = scrolled;
      await waitUntil(() => marks().toSorted().join() === expected.join(), `marks at ${scrolled} px`);
      for (const action of [withText(root, 'tbody button', '详情'), withText(root, 'button', '选择列')]) {
        expect(action.getBoundingClientRect().right, `at ${scrolled} px`).to.be.at.most(end);
        expect(action.contains(topmost(action)), `on top at ${scrolled} px`).to.equal(true);
      }
    }
  });

  it('keeps its header in view of the page that scrolls', async () => {
    const { root } = wide(<Orders count={60} />);
    await waitUntil(() => all(root, 'tbody tr').length === 60);
    all(root, 'tbody tr')[40]?.scrollIntoView({ block: 'center' });
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

  it('puts the deciding values at the top of a card, and the action beside the identifying one', () => {
    const placed: Column<Order>[] = [
      { id: 'no', header: '订单号', card: 'number', cell: ({ no }) => no },
      { id: 'status', header: '状态', card: 'state', cell: ({ status }) => status },
      { id: 'route', header: '行程', card: 'title', cell: () => '北京—上海' },
      { id: 'time', header: '起飞时间', card: 'time', cell: () => '2026-11-29 14:30' },
      { id: 'dept', header: '部门', cell: () => '研发部' },
      { id: 'amount', header: '金额', card: 'amount', cardPrefix: '¥', cell: ({ amount }) => amount },
      { id: 'made', header: '预订时间', card: 'none', cell: () => '2026-11-22 19:44' },
    ];
    const { host, root } = mount(
      <Orders columns={placed} rowActions={() => <Button size="small">详情</Button>} />,
    );
    host.style.width = '390px';
    const row = all(root, 'tbody tr')[1];
    if (!row) throw new Error('there are rows');
    const at = (text: string) => withText(row, 'td', text).getBoundingClientRect();
    expect([at('北京—上海').top, at('2026-11-29 14:30').top, at('研发部').top, at('F1').top]).to.satisfy(
      (tops: number[]) => tops.every((top, i) => i === 0 || top > (tops[i - 1] ?? 0)),
    );
    expect(at('已出票').left).to.be.above(at('北京—上海').left);
    expect(Math.abs(at('已出票').top - at('北京—上海').top)).to.be.below(12);
    expect(getComputedStyle(withText(row, 'td', '100'), '::before').content).to.equal('"¥"');
    expect(getComputedStyle(withText(row, 'td', '2026-11-22 19:44')).display).to.equal('none');
    expect(withText(row, 'button', '详情').getBoundingClientRect().height).to.be.at.least(44);
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
