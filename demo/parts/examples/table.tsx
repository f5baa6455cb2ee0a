import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { DataTable, type Column, type Sort } from '../../../src/ui/table/DataTable';
import { FilterBar, PeriodFields } from '../../../src/ui/table/list/FilterBar';
import { FilterTags } from '../../../src/ui/table/list/FilterTags';
import { Pagination } from '../../../src/ui/table/list/Pagination';
import { Field } from '../../../src/ui/field/Field';
import { Select } from '../../../src/ui/field/combobox/Select';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

interface Movement {
  no: string;
  kind: string;
  time: string;
  amount: string;
}
const ROWS: readonly Movement[] = [
  { no: 'M001', kind: '充值', time: '2026-09-01 10:20', amount: '5,000.00' },
  { no: 'M002', kind: '机票支付', time: '2026-09-03 09:05', amount: '-1,260.00' },
  { no: 'M003', kind: LONG_NAME, time: '2026-09-04 18:40', amount: '-80.00' },
];
const COLUMNS: readonly Column<Movement>[] = [
  { id: 'no', header: '流水号', cell: ({ no }) => no, card: 'title' },
  { id: 'kind', header: '类型', cell: ({ kind }) => kind, oneLine: true, card: 'state' },
  { id: 'time', header: '时间', cell: ({ time }) => time, sortable: true, card: 'time' },
  {
    id: 'amount',
    header: '金额',
    cell: ({ amount }) => amount,
    numeric: true,
    sortable: true,
    card: 'amount',
  },
];
const tableOf = (props: Partial<ComponentProps<typeof DataTable<Movement>>> = {}): ReactNode => (
  <DataTable
    label="流水"
    columns={COLUMNS}
    rows={ROWS}
    rowKey={({ no }) => no}
    empty={<EmptyState title="没有流水" />}
    {...props}
  />
);
const barOf = (props: Partial<ComponentProps<typeof FilterBar>> = {}): ReactNode => (
  <FilterBar
    label="查询流水"
    keyword=""
    placeholder="流水号或订单号"
    onSearch={ignore}
    isFiltered={false}
    onClear={ignore}
    {...props}
  >
    <Field label="类型">
      <Select value="" onChange={ignore} options={[{ value: '', label: '全部' }]} />
    </Field>
  </FilterBar>
);
const TAGS = [
  { label: '类型', value: '充值', remove: ignore },
  { label: '时间', value: '2026-09-01 起', remove: ignore },
];
const pagesOf = (total: number): ReactNode => (
  <Kept value={1}>
    {(page, onChange) => (
      <Pagination page={page} pageSize={10} total={total} onChange={onChange} onPageSizeChange={ignore} />
    )}
  </Kept>
);

export const tableParts: PartGroup = {
  title: '表格与列表',
  isWide: true,
  parts: {
    DataTable: {
      普通: tableOf(),
      排序: (
        <Kept<Sort> value={{ column: 'time', order: 'desc' }}>
          {(sort, onChange) => tableOf({ sort, onSortChange: onChange })}
        </Kept>
      ),
      行操作: tableOf({ rowActions: () => <Button size="small">明细</Button> }),
      勾选: (
        <Kept<ReadonlySet<string>> value={new Set(['M002'])}>
          {(selected, onChange) =>
            tableOf({ selection: { selected, isSelectable: ({ no }) => no !== 'M003', onChange } })
          }
        </Kept>
      ),
      选择列: (
        <Kept<string[]> value={['time']}>
          {(hiddenColumns, onChange) => tableOf({ hiddenColumns, onHiddenColumnsChange: onChange })}
        </Kept>
      ),
      加载中: tableOf({ rows: [], loading: true, skeletonRows: 3 }),
      重新加载: tableOf({ loading: true }),
      空: tableOf({ rows: [] }),
      页脚: tableOf({ footer: pagesOf(28) }),
    },
    FilterBar: {
      普通: barOf(),
      筛选中: barOf({ keyword: 'M001', isFiltered: true, tags: TAGS }),
      更多操作: barOf({ actions: <Button>导出</Button> }),
    },
    PeriodFields: {
      普通: (
        <Kept value={{ beginDate: '2026-09-01', endDate: '2026-09-30' }}>
          {(value, onChange) => (
            <PeriodFields value={value} onChange={(change) => onChange({ ...value, ...change })} />
          )}
        </Kept>
      ),
    },
    FilterTags: {
      普通: <FilterTags tags={TAGS} onLast={ignore} />,
      长文字: <FilterTags tags={[{ label: '部门', value: LONG_NAME, remove: ignore }]} onLast={ignore} />,
    },
    Pagination: { 少: pagesOf(28), 多: pagesOf(1280), 空: pagesOf(0) },
  },
};
