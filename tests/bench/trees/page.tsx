import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Field } from '../../../src/ui/field/Field';
import baseCss from '../../../src/ui/tokens/base.css?inline';
import { RootContext } from '../../../src/ui/tokens/root';
import { sheet } from '../../../src/ui/tokens/sheet';
import tokensCss from '../../../src/ui/tokens/tokens.css?inline';
import { TreeSelect, type TreeNode } from '../../../src/ui/tree/TreeSelect';
import { departments } from './departments';

/** Field for departments in an open shadow root, and a minimal equivalent beside it. */
const host = document.createElement('div');
document.body.append(host);
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [tokensCss, baseCss].map((css) => sheet(document, css));
const NODES = departments();

let renew: () => void = () => undefined;

function Departments() {
  const [value, setValue] = useState<string[]>([]);
  const [nodes, setNodes] = useState(NODES);
  useEffect(() => {
    renew = () => setNodes([...NODES]);
  }, []);
  return (
    <Field label="部门">
      <TreeSelect label="部门" nodes={nodes} value={value} onChange={setValue} />
    </Field>
  );
}

createRoot(root).render(
  <RootContext value={root}>
    <div className="tp-root" lang="zh-CN">
      <Departments />
    </div>
  </RootContext>,
);

const ROWS = 20;
const list = document.createElement('ul');
document.body.append(list);

/** Minimal tree: groups children by parent, and renders the first rows as elements. */
function plainTree(nodes: readonly TreeNode[]): void {
  const below = new Map<string, TreeNode[]>();
  for (const node of nodes) {
    const beside = below.get(node.parentNo);
    if (beside) beside.push(node);
    else below.set(node.parentNo, [node]);
  }
  const rows: TreeNode[] = [];
  const add = (node: TreeNode): void => {
    rows.push(node);
    for (const child of below.get(node.no) ?? []) add(child);
  };
  for (const node of below.get('') ?? []) add(node);
  list.replaceChildren(
    ...rows.slice(0, ROWS).map(({ name }) => {
      const row = document.createElement('li');
      row.textContent = name;
      return row;
    }),
  );
}

/** Minimal search: renders matching names with their ancestors in such a tree. */
function plainFilter(typed: string): void {
  const known = new Map(NODES.map((node) => [node.no, node]));
  const shown = new Set<TreeNode>();
  for (const node of NODES) {
    if (!node.name.toLowerCase().includes(typed)) continue;
    for (let one: TreeNode | undefined = node; one && !shown.has(one); one = known.get(one.parentNo))
      shown.add(one);
  }
  plainTree(NODES.filter((node) => shown.has(node)));
}

const element = <E extends HTMLElement>(selector: string): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Resolves once the pending frame is drawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });

/** Time in ms from the start of a frame until all is drawn, so that waiting for the frame does not count. */
async function timed(work: () => void, isDone = () => true): Promise<number> {
  await frame();
  const begun = performance.now();
  work();
  await drawn();
  while (!isDone()) {
    await frame();
    await drawn();
  }
  return performance.now() - begun;
}

const isOpen = () => root.querySelector('.tp-tree-panel[data-placed] .tp-tree-row') !== null;
const press = () => element('[role=combobox]').click();
const status = () => element('.tp-tree-foot [role=status]').textContent;

function write(text: string): void {
  const input = element<HTMLInputElement>('.tp-tree-search input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const bench = {
  /** Opens the field with new nodes, for which no cache exists. */
  async open() {
    await timed(renew);
    return timed(press, isOpen);
  },
  close: () => timed(press, () => !isOpen()),
  async type(text: string) {
    await timed(() => write(''));
    return timed(
      () => write(text),
      () => /^(?:找到|没有)/.test(status()),
    );
  },
  /**
   * Types the first letters. Resolves with the longest frame until names are found by pinyin, and the time until then,
   * in ms.
   */
  async learnSounds(text: string) {
    let last = await frame();
    const begun = last;
    let longest = 0;
    write(text);
    await drawn();
    while (!status().startsWith('找到')) {
      const now = await frame();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return { longest, after: performance.now() - begun };
  },
  plainOpen: () => timed(() => plainTree(NODES)),
  plainFilter: (text: string) => timed(() => plainFilter(text)),
};

declare global {
  interface Window {
    treeBench: typeof bench;
  }
}
window.treeBench = bench;
