import { expect } from '@open-wc/testing';
import { all, mount, one } from '../../../support/components/mount';
import { DataTable, type Column, type DataTableProps } from '../../../../src/ui/table/DataTable';

interface Order {
  no: string;
  passengers: string;
}
const ORDERS: Order[] = [{ no: 'F1', passengers: '赵一鸣' }];

const Orders = (props: Partial<DataTableProps<Order>> & Pick<DataTableProps<Order>, 'columns'>) => (
  <DataTable label="订单" rows={ORDERS} rowKey={({ no }) => no} empty="还没有订单" {...props} />
);

describe('the cards of a table', () => {
  const width = 140;
  const columns: Column<Order>[] = [
    { id: 'no', header: '订单号', card: 'number', cell: ({ no }) => no },
    { id: 'route', header: '行程', card: 'title', cell: () => '北京—上海' },
    { id: 'time', header: '起飞时间', card: 'time', width, sortable: true, cell: () => '2026-11-29' },
    {
      id: 'amount',
      header: '金额（元）',
      card: 'amount',
      width,
      numeric: true,
      sortable: true,
      cell: () => '1',
    },
    { id: 'pay', header: '支付方式', card: 'none', cell: () => '月结' },
    { id: 'names', header: '乘机人', card: 'note', cell: ({ passengers }) => passengers },
    { id: 'made', header: '预订时间', card: 'none', width, sortable: true, cell: () => '2026-11-22' },
  ];

  it('are sorted by the values in one row', () => {
    const { host, root } = mount(<Orders columns={columns} onHiddenColumnsChange={() => undefined} />);
    host.style.width = '366px';
    const middles = all(root, 'thead button').map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return top + height / 2;
    });
    expect(middles.length).to.equal(4);
    expect(Math.max(...middles) - Math.min(...middles)).to.be.below(6);
  });

  it('begin at once where nothing can be sorted', () => {
    const { host, root } = mount(<Orders columns={columns.filter(({ sortable }) => !sortable)} />);
    host.style.width = '366px';
    expect(one(root, 'thead').offsetHeight).to.equal(0);
  });

  it('have nearly their height while they load', () => {
    const heightOf = (root: ParentNode) => all(root, 'tbody tr')[0]?.offsetHeight ?? 0;
    const found = mount(<Orders columns={columns} />);
    const coming = mount(<Orders columns={columns} rows={[]} loading />);
    for (const { host } of [found, coming]) host.style.width = '366px';
    expect(heightOf(found.root)).to.be.above(0);
    expect(heightOf(coming.root)).to.be.closeTo(heightOf(found.root), 60);
  });
});

describe('names in a table', () => {
  it('keep to one line, whole in their titles, as table and as cards', () => {
    const name = '马克西米利安娜·冯·霍恩施泰因·巴拉克里希南';
    const columns: Column<Order>[] = [
      { id: 'no', header: '订单号', cell: ({ no }) => no },
      { id: 'names', header: '乘机人', oneLine: true, cell: () => `${name}、${name}` },
      { id: 'dept', header: '部门', oneLine: true, card: 'note', cell: () => name.repeat(3) },
    ];
    const { host, root } = mount(<Orders columns={columns} />);
    for (const width of [1200, 390]) {
      host.style.width = `${width}px`;
      const lines = all(root, 'td > [title]');
      expect(lines.map((line) => line.title)).to.deep.equal([`${name}、${name}`, name.repeat(3)]);
      for (const line of lines) {
        expect(line.offsetHeight).to.be.below(30);
        expect(line.scrollWidth).to.be.above(line.clientWidth);
      }
      expect(one(root, '.tp-root').scrollWidth).to.be.at.most(width);
    }
  });
});

describe('a paragraph', () => {
  it('leaves no character alone on its last line', () => {
    const text = '没有需要支付、等待审批或正在办理改签、退票的订单';
    const { host, root } = mount(<p className="sentence">{text}</p>);
    const [node] = one(root, '.sentence').childNodes;
    if (!node) throw new Error('there is a text');
    const rightOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range.getBoundingClientRect();
    };
    for (let width = 160; width <= 360; width += 1) {
      host.style.width = `${width}px`;
      const last = rightOf(text.length - 1, text.length);
      const before = rightOf(text.length - 2, text.length - 1);
      expect(last.top, `${width} px`).to.equal(before.top);
    }
  });
});
