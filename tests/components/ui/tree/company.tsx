import { useState } from 'react';
import { Field } from '../../../../src/ui/field/Field';
import { TreeSelect, type TreeNode } from '../../../../src/ui/tree/TreeSelect';
import type { TreeSelectProps } from '../../../../src/ui/tree/tree-select-props';
import { all, one, press } from '../../../support/components/mount';
import { waitUntil } from '../../../support/components/wait-until';

const node = (no: string, name: string, parentNo = ''): TreeNode => ({ no, name, parentNo });

export const COMPANY: TreeNode[] = [
  node('D0', '远航集团'),
  node('D1', '研发部', 'D0'),
  node('D11', '平台组', 'D1'),
  node('D12', '测试组', 'D1'),
  node('D2', '市场部', 'D0'),
  node('D21', '华东区', 'D2'),
  node('D3', '财务部', 'D0'),
];

/** `count` departments, with nine below each. */
export const manyDepartments = (count: number): TreeNode[] =>
  Array.from({ length: count }, (_, i) =>
    node(`D${i}`, `${i % 7 === 3 ? '研发' : '市场'}${i}部`, i === 0 ? '' : `D${Math.floor((i - 1) / 9)}`),
  );

/** Selection after each change. */
export const changes: string[][] = [];

/** A tree select for departments of a company. */
export function Departments(props: Partial<TreeSelectProps> & { start?: string[] }) {
  const { start = [], ...rest } = props;
  const [value, setValue] = useState<readonly string[]>(start);
  return (
    <Field label="部门">
      <TreeSelect
        label="部门"
        nodes={COMPANY}
        value={value}
        onChange={(next) => {
          changes.push(next);
          setValue(next);
        }}
        {...rest}
      />
    </Field>
  );
}

export const button = (root: ShadowRoot) => one<HTMLButtonElement>(root, '[role=combobox]');
export const search = (root: ShadowRoot) => one<HTMLInputElement>(root, '.tp-tree-search input');
export const treeOf = (root: ShadowRoot) => one(root, '.tp-tree');
export const rowsOf = (root: ShadowRoot) => all(root, '.tp-tree-row');
export const nameOf = (row: Element | null | undefined) =>
  row?.querySelector('.tp-tree-name')?.textContent ?? undefined;
export const names = (root: ShadowRoot) => rowsOf(root).map(nameOf);
export const rowOf = (root: ShadowRoot, name: string): HTMLElement => {
  const row = rowsOf(root).find((one) => nameOf(one) === name);
  if (!row) throw new Error(`no row ${name} among ${names(root).join(' ')}`);
  return row;
};
export const active = (root: ShadowRoot) =>
  nameOf(root.getElementById(treeOf(root).getAttribute('aria-activedescendant') ?? '-'));
export const status = (root: ShadowRoot) => one(root, '.tp-tree-foot [role=status]').textContent;
export const checked = (root: ShadowRoot) =>
  Object.fromEntries(rowsOf(root).map((row) => [nameOf(row), row.ariaChecked]));

/** Opens the panel by a press; resolves once its search has the focus. */
export async function opened(root: ShadowRoot): Promise<HTMLElement> {
  await press(button(root));
  await waitUntil(() => {
    const panel = root.querySelector<HTMLElement>('.tp-tree-panel');
    return (
      panel?.dataset['placed'] !== undefined &&
      getComputedStyle(panel).opacity === '1' &&
      root.activeElement === panel.querySelector('input')
    );
  }, 'the panel is open');
  return one(root, '.tp-tree-panel');
}
