import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { all, mount, one, press } from '../../../support/components/mount';
import {
  active,
  changes,
  Departments,
  manyDepartments,
  names,
  opened,
  rowOf,
  rowsOf,
  search,
  status,
  treeOf,
} from './company';
import { waitUntil } from '../../../support/components/wait-until';

const marks = (root: ShadowRoot) => all(root, 'mark').map((mark) => mark.textContent);
const query = async (root: ShadowRoot, text: string) => {
  search(root).focus();
  search(root).select();
  await sendKeys({ type: text });
};

describe('the search of a TreeSelect', () => {
  beforeEach(() => changes.splice(0));

  const cases: [typed: string, names: string[], marks: string[]][] = [
    ['组', ['远航集团', '研发部', '平台组', '测试组'], ['组', '组']],
    ['huadong', ['远航集团', '市场部', '华东区'], ['华东']],
    ['cwb', ['远航集团', '财务部'], ['财务部']],
    ['D2', ['远航集团', '市场部', '华东区'], ['D2', 'D2']],
    ['ｄ１２', ['远航集团', '研发部', '测试组'], ['D12']],
  ];
  for (const [typed, found, marked] of cases) {
    it(`finds ${found.at(-1)} by ${typed}, with its ancestors`, async () => {
      const { root } = mount(<Departments />);
      await opened(root);
      await sendKeys({ type: typed });
      await waitUntil(() => status(root)?.startsWith('找到'), 'something is found');
      expect(names(root)).to.deep.equal(found);
      expect(marks(root)).to.deep.equal(marked);
      expect(status(root)).to.equal(`找到 ${marked.length} 项`);
    });
  }

  it('leads to the first hit by Enter, and chooses it by the next', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await sendKeys({ type: 'csz' });
    await waitUntil(() => names(root).includes('测试组'));
    await sendKeys({ press: 'Enter' });
    expect([root.activeElement, active(root)]).to.deep.equal([treeOf(root), '测试组']);
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([['D12']]);
  });

  it('says that nothing is found, and shows all again once nothing is looked for', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await sendKeys({ type: '没有' });
    expect(one(root, '.tp-tree-none').textContent).to.equal('没有匹配的结果');
    expect(status(root)).to.equal('没有匹配的结果');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    expect(names(root)).to.deep.equal(['远航集团', '研发部', '市场部', '财务部']);
    expect(root.activeElement).to.equal(search(root));
  });

  it('lets a hit be unfolded, and keeps folded nodes only for the current search', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await query(root, '研发');
    expect(names(root)).to.deep.equal(['远航集团', '研发部']);
    await press(one(rowOf(root, '研发部'), '.tp-tree-fold'));
    expect(names(root)).to.deep.equal(['远航集团', '研发部', '平台组', '测试组']);
    await query(root, '研');
    expect(names(root)).to.deep.equal(['远航集团', '研发部']);
  });

  it('looks for nothing while an input method composes', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    const input = search(root);
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    write?.call(input, 'cai');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: 'cai' }));
    expect([input.value, names(root).length]).to.deep.equal(['cai', 4]);
    write?.call(input, '财');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: '财' }));
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '财' }));
    await waitUntil(() => names(root).length === 2);
    expect(names(root)).to.deep.equal(['远航集团', '财务部']);
  });

  it('shows names as the text that they are', async () => {
    const name = '<img src=x onerror=alert(1)>研发\u202Egnp';
    const { root } = mount(
      <Departments nodes={[{ no: '<b>1</b>', name, parentNo: '' }]} start={['<b>1</b>']} />,
    );
    await opened(root);
    await query(root, 'img');
    expect(names(root)).to.deep.equal([name]);
    expect(all(root, '.tp-tree-row :is(img, b), .tp-tree-chosen :is(img, b)')).to.deep.equal([]);
    expect(marks(root)).to.deep.equal(['img']);
  });
});

describe('a TreeSelect of 20,000 departments', () => {
  it('has only the rows in view in the document, the active one among them', async () => {
    const { root } = mount(<Departments nodes={manyDepartments(20_000)} isTree={false} />);
    await opened(root);
    expect(rowsOf(root).length).to.be.within(8, 40);
    expect(treeOf(root).scrollHeight).to.be.at.least(20_000 * 32);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'End' });
    await waitUntil(() => active(root) === '市场19999部', 'the last row');
    const row = rowOf(root, '市场19999部');
    expect([row.ariaPosInSet, row.ariaSetSize]).to.deep.equal(['20000', '20000']);
    await waitUntil(
      () => row.getBoundingClientRect().bottom <= treeOf(root).getBoundingClientRect().bottom + 1,
      'it is in view',
    );
    treeOf(root).scrollTop = 0;
    await waitUntil(() => names(root).includes('市场0部'));
    expect(rowsOf(root).length).to.be.below(40);
    expect(active(root)).to.equal('市场19999部');
  });

  it('finds among all of them by sound', async () => {
    const { root } = mount(<Departments nodes={manyDepartments(20_000)} />);
    await opened(root);
    expect(names(root).length).to.equal(10);
    await sendKeys({ type: 'yf' });
    await waitUntil(() => status(root) === '找到 2857 项');
    expect(rowsOf(root).length).to.be.below(40);
    await sendKeys({ type: '19995' });
    await waitUntil(() => status(root) === '找到 1 项');
    expect(names(root).at(-1)).to.equal('研发19995部');
    expect(marks(root)).to.deep.equal(['研发19995']);
  });
});
