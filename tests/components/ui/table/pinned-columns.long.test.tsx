import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { useMemo, useState } from 'react';
import { accessible } from '../../../support/components/accessible';
import { until } from '../../../support/components/fake-runtime';
import { Button } from '../../../../src/ui/button/Button';
import { DataTable, type Column, type DataTableProps } from '../../../../src/ui/table/DataTable';
import { all, hover, mount, one, placedPopover, press, withText } from '../../../support/components/mount';

interface Order {
  no: string;
}
const NAMES = [
  '订单号',
  '状态',
  '行程',
  '时间',
  '部门',
  '预订人',
  '金额',
  '支付',
  '舱位',
  '税费',
  '保险',
  '退款',
];
const COLUMNS: Column<Order>[] = NAMES.map((header, at) => ({
  id: `c${at}`,
  header,
  width: 120,
  total: at === 0 ? '合计' : `和${at}`,
  cell: ({ no }) =>
    at === 0 ? (
      no
    ) : at === 6 ? (
      <Button size="small">{`查 ${no}`}</Button>
    ) : at === 7 ? (
      <Button size="small">{`付 ${no}`}</Button>
    ) : (
      `${no}·${at}`
    ),
}));
const orders = (count: number): Order[] => Array.from({ length: count }, (_, i) => ({ no: `F${i}` }));

const NONE: readonly string[] = [];
function Orders({
  count = 5,
  pinned: first = NONE,
  ...rest
}: Partial<DataTableProps<Order>> & { count?: number; pinned?: readonly string[] }) {
  const [pinned, setPinned] = useState<readonly string[]>(first);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<readonly string[]>(COLUMNS.map(({ id }) => id));
  const [widths, setWidths] = useState<Record<string, number>>({});
  const columns = useMemo(
    () => order.flatMap((wanted) => COLUMNS.filter(({ id }) => id === wanted)),
    [order],
  );
  return (
    <DataTable
      label="订单"
      columns={columns}
      rows={orders(count)}
      rowKey={({ no }) => no}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      pinnedColumns={pinned}
      onPinnedColumnsChange={setPinned}
      onColumnOrderChange={setOrder}
      columnWidths={widths}
      onColumnWidthChange={(id, width) => setWidths((before) => ({ ...before, [id]: width }))}
      empty="还没有订单"
      {...rest}
    />
  );
}

const SELECTION = {
  selected: new Set(['F1']),
  isSelectable: () => true,
  onChange: () => undefined,
};

function sized(width: number, view: React.ReactNode, ...states: string[]) {
  const mounted = mount(view, ...states);
  mounted.host.style.width = `${width}px`;
  return mounted;
}
const heads = (root: ShadowRoot) =>
  all(root, 'th:not(.tp-table-selection, .tp-table-end)').map(({ textContent }) => textContent);
const scroller = (root: ShadowRoot) => one(root, '.tp-table-scroller');
/** Left and right edges of a column's cells in its head, a row and the totals. */
const edges = (root: ShadowRoot, at: number) =>
  ['thead', 'tbody', 'tfoot']
    .map((part) => root.querySelector(`${part} > tr:not([aria-hidden]) > :nth-child(${at})`))
    .flatMap((cell) => {
      const { left, right } = cell?.getBoundingClientRect() ?? { left: NaN, right: NaN };
      return [left, right];
    })
    .map((px) => Math.round(px * 10) / 10);
async function scrolled(root: ShadowRoot, to: number): Promise<void> {
  scroller(root).scrollLeft = to;
  await until(() => scroller(root).hasAttribute('data-more-start') === to > 0);
}
const topmost = (root: ShadowRoot, cell: Element) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return root.elementFromPoint(left + width / 2, top + height / 2);
};
/** True when the colour is opaque. */
const isOpaque = (colour: string) =>
  colour !== 'transparent' && !/(?:, 0(?:\.\d+)?|\/ 0?\.?\d+)\)$/.test(colour);

describe('pinned columns of a DataTable', () => {
  before(() => setViewport({ width: 1280, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('stand behind the one that names the row and stay while the others scroll, in head, rows and totals', async () => {
    const { root } = sized(1000, <Orders pinned={['c6', 'c2']} />);
    expect(heads(root).slice(0, 4)).to.deep.equal(['订单号', '行程', '金额', '状态']);
    await until(() => scroller(root).matches('.scrolls'));
    const before = [1, 2, 3].map((at) => edges(root, at));
    const free = edges(root, 4);
    await scrolled(root, 300);
    expect([1, 2, 3].map((at) => edges(root, at))).to.deep.equal(before);
    expect(edges(root, 4).map((px, i) => Math.round((free[i] ?? 0) - px))).to.deep.equal(Array(6).fill(300));
    // Pinned cells touch each other, and no scrolling cell covers them.
    expect(before[1]?.[0]).to.equal(before[0]?.[1]);
    expect(before[2]?.[0]).to.equal(before[1]?.[1]);
    for (const cell of all(root, '[data-pinned]')) {
      const top = topmost(root, cell);
      expect(top !== null && cell.contains(top), cell.textContent).to.equal(true);
    }
  });

  it('are behind nothing that shows through, in every state of a row, and end in an edge only over others', async () => {
    for (const theme of ['light', 'dark']) {
      const { root, unmount } = sized(
        1000,
        <Orders pinned={['c2']} selection={SELECTION} isCurrent={({ no }) => no === 'F2'} />,
        theme,
      );
      await until(() => scroller(root).matches('.scrolls'));
      const edge = (cell: Element) => getComputedStyle(cell, '::after').content;
      const last = all(root, '[data-pinned=last]');
      expect(last.length).to.equal(7);
      expect(new Set(last.map(edge))).to.deep.equal(new Set(['none']));
      await scrolled(root, 200);
      expect(new Set(last.map(edge))).to.deep.equal(new Set(['""']));
      expect(
        all(root, '[data-pinned=""]')
          .map(edge)
          .filter((content) => content !== 'none'),
      ).to.deep.equal([]);
      await hover(withText(root, 'td', 'F0'));
      const colours = all(root, '[data-pinned]').map((cell) => getComputedStyle(cell).backgroundColor);
      expect(colours.filter((colour) => !isOpaque(colour))).to.deep.equal([]);
      expect(new Set(colours).size, 'hovered, chosen, current and plain').to.be.above(2);
      unmount();
    }
  });

  it('follow the box of the rows, and the widths of those before them as they are dragged', async () => {
    const { root } = sized(1000, <Orders pinned={['c2']} selection={SELECTION} />);
    await until(() => scroller(root).matches('.scrolls'));
    await scrolled(root, 200);
    const [box, name, route] = [edges(root, 1), edges(root, 2), edges(root, 3)];
    expect([box[0], name[0], route[0]]).to.deep.equal([
      scroller(root).getBoundingClientRect().left,
      box[1],
      name[1],
    ]);
    const edge = one(root, '[role=separator][aria-label="调整列宽：订单号"]');
    const { x, y, width, height } = edge.getBoundingClientRect();
    const at = (dx: number): [number, number] => [Math.round(x + width / 2 + dx), Math.round(y + height / 2)];
    await sendMouse({ type: 'move', position: at(0) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: at(30) });
    await until(() => edges(root, 3)[0] === (name[1] ?? 0) + 30, 'it gives way meanwhile');
    await sendMouse({ type: 'up' });
    edge.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => edges(root, 3)[0] === (name[1] ?? 0) + 22, 'narrower again');
    expect(edges(root, 3)[0]).to.equal(edges(root, 2)[1]);
  });

  it('are pinned and let go by the keyboard, which keeps the focus, and stand where they were afterwards', async () => {
    const { host, root } = sized(1000, <Orders />);
    await press(withText(root, 'button', '选择列'));
    await placedPopover(root);
    const button = (name: string) => withText<HTMLButtonElement>(root, '.tp-column-chooser button', name);
    expect(all(root, '.tp-column-order > li:first-child button')).to.deep.equal([]);
    button('上移：金额').focus();
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ up: 'Shift' });
    expect(root.activeElement === button('固定列：金额')).to.equal(true);
    expect(button('固定列：金额').ariaPressed).to.equal('false');
    await sendKeys({ press: 'Enter' });
    expect(button('固定列：金额').ariaPressed).to.equal('true');
    expect(root.activeElement === button('固定列：金额'), 'the focus stays').to.equal(true);
    expect(heads(root).slice(0, 3)).to.deep.equal(['订单号', '金额', '状态']);
    expect(
      all(root, '.tp-column-order > li')
        .map((row) => row.dataset['column'])
        .slice(0, 3),
    ).to.deep.equal(['c0', 'c6', 'c1']);
    expect([button('上移：金额').disabled, button('下移：金额').disabled]).to.deep.equal([true, true]);
    button('固定列：行程').click();
    await until(() => heads(root).slice(0, 3).join() === '订单号,行程,金额');
    button('上移：金额').focus();
    await sendKeys({ press: 'Enter' });
    expect(heads(root).slice(0, 3)).to.deep.equal(['订单号', '金额', '行程']);
    await accessible(host);
    button('固定列：行程').focus();
    await sendKeys({ press: 'Space' });
    expect(heads(root).slice(0, 4)).to.deep.equal(['订单号', '金额', '状态', '行程']);
  });

  it('do not stay where they would take more than half of the room, which is said, nor in cards', async () => {
    const { host, root } = sized(1000, <Orders pinned={['c6', 'c2']} />);
    const staying = () => all(root, 'tbody > tr:first-child > [data-pinned]').length;
    await until(() => staying() === 3);
    host.style.width = '740px';
    await until(() => staying() === 1, 'only what names the row');
    expect(heads(root).slice(0, 3)).to.deep.equal(['订单号', '行程', '金额']);
    await press(withText(root, 'button', '选择列'));
    expect((await placedPopover(root)).textContent).to.include('宽度不足，固定列暂不生效');
    await sendKeys({ press: 'Escape' });
    host.style.width = '390px';
    await until(() => staying() === 0, 'cards');
    expect(
      all(root, 'tbody > tr:first-child > td[data-label]').map((cell) => cell.dataset['label']),
    ).to.deep.equal(NAMES);
    host.style.width = '1000px';
    await until(() => staying() === 3, 'again');
    expect(heads(root).slice(0, 3)).to.deep.equal(['订单号', '行程', '金额']);
    await scrolled(root, 200);
    expect(edges(root, 3)[0]).to.equal(edges(root, 2)[1]);
  });

  it('never hide the focused control', async () => {
    const { root } = sized(
      1000,
      <Orders pinned={['c2', 'c6']} rowActions={() => <button type="button">详情</button>} />,
    );
    await until(() => scroller(root).matches('.scrolls'));
    const button = withText(root, 'td button', '付 F1');
    // After this key press, focus counts as moved by keyboard.
    await sendKeys({ press: 'Tab' });
    for (const from of [scroller(root).scrollWidth, 0]) {
      scroller(root).scrollLeft = from;
      button.focus();
      const { left, right } = button.getBoundingClientRect();
      expect(left, `from ${from}`).to.be.at.least(edges(root, 3)[1] ?? NaN);
      expect(right).to.be.at.most(one(root, 'th.tp-table-end').getBoundingClientRect().left);
      button.blur();
    }
    // Focusing a pinned control does not scroll the other columns.
    scroller(root).scrollLeft = 200;
    for (const name of ['查 F1', '详情']) {
      all(root, 'tbody > tr:nth-child(2) button')
        .find(({ textContent }) => textContent === name)
        ?.focus();
      expect(root.activeElement?.textContent).to.equal(name);
      expect(scroller(root).scrollLeft, name).to.equal(200);
    }
  });

  it('stay in a table of many rows, of which those in view are drawn', async () => {
    const { root } = sized(1000, <Orders count={600} pinned={['c2']} virtual maxHeight={400} />);
    await until(() => all(root, 'tbody [data-index]').length > 0);
    await scrolled(root, 300);
    scroller(root).scrollTop = 9000;
    await until(() => all(root, 'tbody [data-index]').some((row) => Number(row.dataset['index']) > 200));
    const [first, ...others] = all(root, 'tbody [data-index]').map((row) =>
      [...row.children].slice(0, 2).map((cell) => cell.getBoundingClientRect().left),
    );
    expect(first?.[0]).to.equal(scroller(root).getBoundingClientRect().left);
    for (const one of others) expect(one).to.deep.equal(first);
    // The head covers the rows, and its pinned cells cover the scrolling ones.
    const head = withText(root, 'th', '行程');
    expect(head.getBoundingClientRect().top).to.equal(scroller(root).getBoundingClientRect().top);
    const top = topmost(root, head);
    expect(top !== null && head.contains(top)).to.equal(true);
  });

  it('leave no slit in zoomed pages', async () => {
    const { host, root } = sized(1000, <Orders pinned={['c2', 'c6']} selection={SELECTION} />);
    const page = host.parentElement;
    if (!page) throw new Error('it stands in the page');
    for (const zoom of ['1.1', '0.75']) {
      page.style.zoom = zoom;
      await until(() => all(root, 'tbody > tr:first-child > [data-pinned]').length === 4);
      await scrolled(root, 200);
      await until(
        () =>
          [2, 3, 4].every((at) => {
            const [before, cell] = [edges(root, at - 1), edges(root, at)];
            return cell.every((px, i) => i % 2 === 1 || Math.abs(px - (before[i + 1] ?? NaN)) <= 0.2);
          }),
        `side by side, zoomed by ${zoom}`,
      );
    }
  });

  it('stay at the right where one reads from there', async () => {
    const { host, root } = sized(1000, <Orders pinned={['c2']} />);
    host.dir = 'rtl';
    await until(() => scroller(root).matches('.scrolls'));
    const before = [edges(root, 1), edges(root, 2)];
    scroller(root).scrollLeft = -250;
    await until(() => scroller(root).hasAttribute('data-more-start'));
    expect([edges(root, 1), edges(root, 2)]).to.deep.equal(before);
    expect(before[1]?.[1]).to.equal(before[0]?.[0]);
  });

  it('have an edge in forced colours', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const { root } = sized(1000, <Orders pinned={['c2']} />);
    await until(() => scroller(root).matches('.scrolls'));
    await scrolled(root, 200);
    const style = getComputedStyle(one(root, 'thead [data-pinned=last]'), '::after');
    expect([style.borderInlineStartStyle, style.borderInlineStartWidth]).to.deep.equal(['solid', '1px']);
    await emulateMedia({ forcedColors: 'none' });
  });

  for (const theme of ['light', 'dark'])
    it(`are accessible, and where they are chosen, ${theme}`, async () => {
      const { host, root } = sized(1000, <Orders pinned={['c2']} selection={SELECTION} />, theme);
      await until(() => scroller(root).matches('.scrolls'));
      await scrolled(root, 200);
      await accessible(host);
      await press(withText(root, 'button', '选择列'));
      await placedPopover(root);
      await accessible(host);
    });
});
