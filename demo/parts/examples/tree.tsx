import type { ComponentProps, ReactNode } from 'react';
import { chosenStates, toggleNode, type TreeNode } from '../../../src/domain/tree';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Field } from '../../../src/ui/field/Field';
import { CheckTree } from '../../../src/ui/tree/CheckTree';
import { TreeSelect } from '../../../src/ui/tree/TreeSelect';
import { TreeTable, type PlacedRow } from '../../../src/ui/tree/TreeTable';
import type { Column } from '../../../src/ui/table/DataTable';
import { ignore, Kept, LONG_NAME, type PartGroup } from './example';

interface Department extends TreeNode {
  staff: number;
}
const DEPARTMENTS: readonly Department[] = [
  { no: 'D1', name: '总公司', parentNo: '', staff: 320 },
  { no: 'D2', name: '研发中心', parentNo: 'D1', staff: 120 },
  { no: 'D3', name: '平台组', parentNo: 'D2', staff: 40 },
  { no: 'D4', name: LONG_NAME, parentNo: 'D1', staff: 18 },
];
const nodeOf = (row: Department): TreeNode => row;
const COLUMNS: readonly Column<PlacedRow<Department>>[] = [
  { id: 'staff', header: '人数', cell: ({ row }) => row.staff, numeric: true },
];

const treeOf = (props: Partial<ComponentProps<typeof TreeTable<Department>>> = {}): ReactNode => (
  <TreeTable
    label="部门"
    rows={DEPARTMENTS}
    nodeOf={nodeOf}
    header="名称"
    columns={COLUMNS}
    query=""
    loading={false}
    empty={<EmptyState title="没有部门" />}
    {...props}
  />
);
const selectOf = (props: Partial<ComponentProps<typeof TreeSelect>> = {}, error?: string): ReactNode => (
  <Kept<string[]> value={['D2']}>
    {(value, onChange) => (
      <Field label="部门" error={error}>
        <TreeSelect label="部门" nodes={DEPARTMENTS} value={value} onChange={onChange} {...props} />
      </Field>
    )}
  </Kept>
);

export const treeParts: PartGroup = {
  title: '树',
  isWide: true,
  parts: {
    CheckTree: {
      普通: (
        <Kept<readonly string[]> value={['D2']}>
          {(chosen, onChange) => (
            <CheckTree
              label="可见部门"
              nodes={DEPARTMENTS}
              statesOf={(tree) => chosenStates(tree, chosen)}
              onToggle={(tree, place) => {
                onChange(toggleNode(tree, chosen, place));
                return undefined;
              }}
              status={`已选 ${chosen.length} 项`}
            />
          )}
        </Kept>
      ),
      只读: (
        <CheckTree
          hasNumbers={false}
          label="可见部门"
          nodes={DEPARTMENTS}
          statesOf={(tree) => chosenStates(tree, ['D2'])}
          status="已选 1 项"
        />
      ),
    },
    TreeSelect: {
      多选: selectOf(),
      单选: selectOf({ single: true }),
      未选: selectOf({ value: [], placeholder: '全部部门' }),
      加载中: selectOf({ nodes: [], loading: true }),
      加载失败: selectOf({ nodes: [], error: '部门加载失败', onRetry: ignore }),
      有错误: selectOf({ value: [] }, '请选择部门'),
    },
    TreeTable: {
      普通: treeOf(),
      可移动: treeOf({ onMove: ignore, mayMove: ({ parentNo }) => parentNo !== '' }),
      行操作: treeOf({ rowActions: () => <Button size="small">编辑</Button> }),
      查找: treeOf({ query: '平台' }),
      加载中: treeOf({ rows: [], loading: true }),
      空: treeOf({ rows: [] }),
    },
  },
};
