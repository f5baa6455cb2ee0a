import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { accessible } from '../../../support/components/accessible';
import { DataTable, type Column, type DataTableProps } from '../../../../src/ui/table/DataTable';
import { all, mount, one } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

interface Order {
  no: string;
  isOpen: boolean;
}
const COLUMNS: Column<Order>[] = [
  { id: 'no', header: '订单号', cell: ({ no }) => no, card: 'number', total: '合计' },
  { id: 'route', header: '行程', cell: () => '北京—上海', card: 'title' },
  { id: 'status', header: '状态', cell: () => '已出票', card: 'state', sortable: true },
];
/** `count` orders, every third of which cannot be selected. */
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, i) => ({ no: `F${i}`, isOpen: i % 3 !== 2 }));

let chosen: ReadonlySet<string> = new Set();
function Orders({ count = 6, ...rest }: Partial<DataTableProps<Order>> & { count?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<readonly string[]>([]);
  return (
    <DataTable
      label="订单"
      columns={COLUMNS}
      rows={orders(count)}
      rowKey={({ no }) => no}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      selection={{
        selected,
        isSelectable: ({ isOpen }) => isOpen,
        onChange: (next) => {
          chosen = next;
          setSelected(next);
        },
      }}
      empty="还没有订单"
      {...rest}
    />
  );
}

function sized(width: number, view: React.ReactNode) {
  const mounted = mount(view);
  mounted.host.style.width = `${width}px`;
  return mounted;
}
const header = (root: ShadowRoot) => one<HTMLInputElement>(root, 'thead input');
const box = (root: ShadowRoot, no: string) => one<HTMLInputElement>(root, `[data-row="${no}"] input`);
const names = () => [...chosen].toSorted();

describe('the rows chosen in a table', () => {
  for (const width of [1200, 390]) {
    it(`are chosen one by one or all at once, but for those that cannot be, ${width} px`, async () => {
      const { host, root } = sized(width, <Orders />);
      expect(all(root, 'tbody input')).to.have.length(4);
      expect(header(root).labels?.[0]?.textContent).to.equal('全选本页');
      expect(box(root, 'F1').ariaLabel).to.equal('选择 F1');
      box(root, 'F1').click();
      expect(names()).to.deep.equal(['F1']);
      expect([header(root).checked, header(root).indeterminate]).to.deep.equal([false, true]);
      expect(all(root, '[data-selected]').map(({ dataset }) => dataset['row'])).to.deep.equal(['F1']);
      header(root).click();
      expect(names()).to.deep.equal(['F0', 'F1', 'F3', 'F4']);
      expect([header(root).checked, header(root).indeterminate]).to.deep.equal([true, false]);
      await accessible(host);
      header(root).click();
      expect(names()).to.deep.equal([]);
      expect(one(root, '.tp-root').scrollWidth).to.be.at.most(width);
    });
  }

  it('are chosen by the keyboard', async () => {
    const { root } = sized(1200, <Orders />);
    header(root).focus();
    await sendKeys({ press: 'Space' });
    expect(names()).to.have.length(4);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement === box(root, 'F0'), 'on at the first row').to.equal(true);
    await sendKeys({ press: 'Space' });
    expect(names()).to.deep.equal(['F1', 'F3', 'F4']);
  });

  it('cannot be chosen where there are none to choose', () => {
    const { root } = sized(1200, <Orders rows={[{ no: 'F2', isOpen: false }]} />);
    expect(header(root).disabled).to.equal(true);
    expect(header(root).checked).to.equal(false);
  });

  it('have a column that is none of the user’s', async () => {
    const { root } = sized(1200, <Orders />);
    one(root, 'button[aria-expanded]').click();
    const choices = () => all(root, '.tp-column-chooser label').map(({ textContent }) => textContent);
    await waitUntil(() => choices().length > 0);
    expect(choices().join()).to.contain('行程').and.not.to.contain('全选');
    const cells = (selector: string) => all(root, selector).length;
    expect(cells('tfoot td')).to.equal(cells('thead th'));
    expect(cells('tbody > tr:first-child > td')).to.equal(cells('thead th'));
  });

  it('are announced in a table without rows, too', () => {
    const { root } = sized(1200, <Orders rows={[]} />);
    expect(one<HTMLTableCellElement>(root, '.tp-table-empty td').colSpan).to.equal(
      all(root, 'thead th').length,
    );
    const coming = sized(1200, <Orders rows={[]} loading />);
    expect(all(coming.root, 'tbody > tr:first-child > td')).to.have.length(
      all(coming.root, 'thead th').length,
    );
  });

  it('are all of many, of which those in view are drawn', async () => {
    const { root } = sized(1200, <Orders count={600} virtual maxHeight={400} />);
    await waitUntil(() => all(root, 'tbody [data-index] input').length > 0);
    box(root, 'F0').click();
    await waitUntil(() => box(root, 'F0').checked);
    header(root).click();
    expect(chosen.size).to.equal(400);
    await waitUntil(() => box(root, 'F1').checked);
    const region = one(root, '[role=region]');
    region.scrollTop = region.scrollHeight;
    await waitUntil(() => all(root, '[data-row="F598"]').length === 1);
    expect([box(root, 'F598').checked, header(root).checked]).to.deep.equal([true, true]);
  });

  it('stay in view beside the names of the rows where the table scrolls', async () => {
    const columns = [
      ...COLUMNS,
      ...Array.from({ length: 12 }, (_, i) => ({
        id: `c${i}`,
        header: `第${i}列`,
        width: 120,
        cell: () => '…',
      })),
    ];
    const { root } = sized(780, <Orders columns={columns} />);
    await waitUntil(() => all(root, '.scrolls').length === 1);
    const lefts = () =>
      all(root, '[data-row="F0"] > td')
        .slice(0, 2)
        .map((cell) => Math.round(cell.getBoundingClientRect().left));
    const before = lefts();
    one(root, '.scrolls').scrollLeft = 300;
    expect(lefts()).to.deep.equal(before);
  });

  it('have their box beside the rest of a card', () => {
    const { root } = sized(390, <Orders />);
    const card = one(root, '[data-row="F0"]').getBoundingClientRect();
    const cell = one(root, '[data-row="F0"] > .tp-table-selection').getBoundingClientRect();
    const title = one(root, '[data-row="F0"] > [data-card=title]').getBoundingClientRect();
    expect(cell.left).to.be.closeTo(card.left, 2);
    expect(cell.top).to.be.closeTo(card.top, 2);
    expect(title.left).to.be.at.least(cell.right - 1);
    expect(cell.width).to.be.at.least(44);
    // A card that cannot be selected is aligned with the others.
    const other = one(root, '[data-row="F2"] > [data-card=title]').getBoundingClientRect();
    expect(other.left).to.equal(title.left);
  });
});
