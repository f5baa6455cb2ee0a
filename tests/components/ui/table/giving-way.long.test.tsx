import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { until } from '../../../support/components/fake-runtime';
import { Button } from '../../../../src/ui/button/Button';
import { DataTable, type Column } from '../../../../src/ui/table/DataTable';
import { all, mount, one, placedPopover, press, withText } from '../../../support/components/mount';

interface Order {
  no: string;
}
const COLUMNS: Column<Order>[] = [
  { id: 'no', header: '订单号', width: 80, cell: ({ no }) => no },
  { id: 'status', header: '状态', width: 80, cell: () => '已出票' },
  { id: 'dept', header: '部门', width: 320, givesWay: 2, cell: () => '研发部' },
  { id: 'time', header: '时间', width: 320, givesWay: 1, sortable: true, cell: () => '20:00' },
  { id: 'booker', header: '预订人', width: 320, givesWay: 3, cell: () => '刘敏' },
];

function Orders() {
  const [hidden, setHidden] = useState<readonly string[]>();
  return (
    <DataTable
      label="订单"
      columns={COLUMNS}
      rows={[{ no: 'F1' }]}
      rowKey={({ no }) => no}
      sort={{ column: 'time', order: 'asc' }}
      hiddenColumns={hidden}
      onHiddenColumnsChange={setHidden}
      keepsColumns={hidden !== undefined}
      rowActions={() => <Button size="small">详情</Button>}
      empty=""
    />
  );
}

describe('columns of a DataTable', () => {
  it('give way where there is less room: which is said, and all are there when asked for', async () => {
    const { host, root } = mount(<Orders />);
    const headers = () => all(root, 'th:not(.tp-table-end)').map(({ textContent }) => textContent);
    const fits = () => {
      const scroller = one(root, '.tp-table-scroller');
      return scroller.scrollWidth <= scroller.clientWidth;
    };
    host.style.width = '1000px';
    await until(() => headers().join() === '订单号,状态,时间,预订人' && fits(), 'one column less');
    host.style.width = '760px';
    await until(() => headers().join() === '订单号,状态,时间' && fits(), 'two columns less');
    host.style.width = '1400px';
    await until(() => headers().length === 5, 'all where there is room');
    host.style.width = '760px';
    await until(() => headers().length === 3, 'less again');
    await press(withText(root, 'button', '选择列'));
    const chooser = await placedPopover(root);
    expect(chooser.textContent).to.include('宽度不足，暂不显示：部门、预订人');
    await press(withText(chooser, 'button', '全部显示'));
    await until(() => headers().length === 5 && !fits(), 'all, to be scrolled to');
  });
});
