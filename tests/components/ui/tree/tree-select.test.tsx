import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import { accessible } from '../../../support/components/accessible';
import { all, mount, one, press, withText } from '../../../support/components/mount';
import {
  active,
  button,
  changes,
  checked,
  COMPANY,
  Departments,
  names,
  opened,
  rowOf,
  rowsOf,
  search,
  status,
  treeOf,
} from './company';
import { waitUntil } from '../../../support/components/wait-until';

const ALL = ['远航集团', '研发部', '市场部', '财务部'];

describe('TreeSelect', () => {
  beforeEach(() => changes.splice(0));

  it('names the selection in its field', () => {
    const { root, render } = mount(<Departments />);
    const field = button(root);
    expect([field.textContent, field.ariaExpanded, field.id !== '']).to.deep.equal(['请选择', 'false', true]);
    expect(one(root, 'label').getAttribute('for')).to.equal(field.id);
    expect(field.closest('.tp-input')?.getBoundingClientRect().height).to.equal(32);
    render(<Departments key="one" start={['D1']} />);
    expect(button(root).textContent).to.equal('研发部');
    render(<Departments key="more" start={['D1', 'D2', 'gone']} />);
    expect(button(root).textContent).to.equal('研发部 等3项');
    render(<Departments key="unknown" start={['gone']} />);
    expect(button(root).textContent).to.equal('gone');
  });

  it('opens a tree with its lone root unfolded, and the ancestors of the chosen ones', async () => {
    let openings = 0;
    const { root } = mount(<Departments start={['D21']} onOpen={() => openings++} />);
    const panel = await opened(root);
    expect([panel.role, panel.ariaLabel, openings]).to.deep.equal(['dialog', '部门', 1]);
    expect(button(root).getAttribute('aria-controls')).to.equal(panel.id);
    expect(names(root)).to.deep.equal(['远航集团', '研发部', '市场部', '华东区', '财务部']);
    const facts = rowsOf(root).map((row) => [
      row.ariaLevel,
      row.ariaPosInSet,
      row.ariaSetSize,
      row.ariaExpanded,
      row.ariaChecked,
    ]);
    expect(facts).to.deep.equal([
      ['1', '1', '1', 'true', 'mixed'],
      ['2', '1', '3', 'false', 'false'],
      ['2', '2', '3', 'true', 'mixed'],
      ['3', '1', '1', null, 'true'],
      ['2', '3', '3', null, 'false'],
    ]);
    expect(active(root)).to.equal('华东区');
  });

  it('opens as wide as names need, however narrow its field', async () => {
    const { root } = mount(
      <div style={{ width: 120 }}>
        <Departments />
      </div>,
    );
    const panel = await opened(root);
    expect(panel.getBoundingClientRect().width).to.equal(360);
  });

  it('chooses one with all below it, which cannot be taken out alone', async () => {
    const { root } = mount(<Departments start={['D11']} />);
    await opened(root);
    await press(rowOf(root, '研发部'));
    expect(changes).to.deep.equal([['D1']]);
    expect(checked(root)).to.include({ 研发部: 'true', 平台组: 'true', 测试组: 'true', 远航集团: 'mixed' });
    expect(rowOf(root, '平台组').ariaDisabled).to.equal('true');
    await press(rowOf(root, '平台组'));
    expect(changes.length).to.equal(1);
    expect(status(root)).to.equal('已随上级“研发部”选中，移除上级后可单独选择');
    await press(rowOf(root, '研发部'));
    expect(changes.at(-1)).to.deep.equal([]);
    expect(checked(root)).to.include({ 研发部: 'false', 平台组: 'false' });
    expect(status(root)).to.equal('');
  });

  it('goes by the keys of a tree', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await sendKeys({ press: 'ArrowDown' });
    expect(root.activeElement).to.equal(treeOf(root));
    const path: unknown[] = [active(root)];
    for (const key of [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'ArrowLeft',
      'ArrowLeft',
      'End',
      'ArrowRight',
      'Home',
      'PageDown',
      'PageUp',
    ]) {
      await sendKeys({ press: key });
      path.push(active(root));
    }
    expect(path).to.deep.equal([
      '远航集团',
      '研发部',
      '研发部',
      '平台组',
      '研发部',
      '研发部',
      '远航集团',
      '财务部',
      '财务部',
      '远航集团',
      '财务部',
      '远航集团',
    ]);
    expect(names(root)).to.deep.equal(ALL);
    await sendKeys({ press: 'ArrowLeft' });
    expect(names(root)).to.deep.equal(['远航集团']);
    await sendKeys({ press: 'ArrowUp' });
    expect(root.activeElement).to.equal(search(root));
  });

  it('toggles by Enter and by the space bar, and gives the focus back on Escape', async () => {
    const { root } = mount(<Departments />);
    button(root).focus();
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => root.activeElement?.matches('.tp-tree-search input'), 'the search has the focus');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Enter' });
    expect(changes).to.deep.equal([['D3'], ['D3', 'D2']]);
    await sendKeys({ press: 'Escape' });
    expect(all(root, '.tp-tree-panel')).to.deep.equal([]);
    expect(root.activeElement).to.equal(button(root));
    expect(button(root).textContent).to.equal('财务部 等2项');
  });

  it('moves typing in the tree to the search', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ type: 'd1' });
    expect([root.activeElement, search(root).value]).to.deep.equal([search(root), 'd1']);
    expect(names(root)).to.deep.equal(['远航集团', '研发部', '平台组', '测试组']);
  });

  it('folds and unfolds by a press on the arrow, without choosing', async () => {
    const { root } = mount(<Departments />);
    await opened(root);
    await press(one(rowOf(root, '研发部'), '.tp-tree-fold'));
    expect(names(root)).to.deep.equal(['远航集团', '研发部', '平台组', '测试组', '市场部', '财务部']);
    await press(one(rowOf(root, '远航集团'), '.tp-tree-fold'));
    expect(names(root)).to.deep.equal(['远航集团']);
    expect(changes).to.deep.equal([]);
  });

  it('lists the chosen ones, to be taken out each or all', async () => {
    const { root } = mount(<Departments start={['D11', 'D2', 'D3']} />);
    await opened(root);
    const tags = () => all(root, '.tp-tree-chosen li').map((tag) => tag.textContent);
    expect(tags()).to.deep.equal(['平台组', '市场部', '财务部']);
    expect(status(root)).to.equal('已选 3 项');
    await press(one(root, '[aria-label=移除市场部]'));
    expect(changes.at(-1)).to.deep.equal(['D11', 'D3']);
    expect(root.activeElement?.ariaLabel).to.equal('移除财务部');
    await press(withText(root, 'button', '清空'));
    expect(changes.at(-1)).to.deep.equal([]);
    expect([tags(), root.activeElement]).to.deep.equal([[], search(root)]);
  });

  it('refuses more than may be chosen and says so', async () => {
    const { root } = mount(<Departments most={2} start={['D11', 'D12']} />);
    await opened(root);
    await press(rowOf(root, '市场部'));
    expect([changes, status(root)]).to.deep.equal([[], '最多选 2 项']);
    await press(rowOf(root, '研发部'));
    expect(changes).to.deep.equal([['D1']]);
  });

  it('is a listbox where there is no tree', async () => {
    const { root } = mount(<Departments isTree={false} start={['D11']} />);
    await opened(root);
    expect([treeOf(root).role, treeOf(root).ariaMultiSelectable]).to.deep.equal(['listbox', 'true']);
    expect(names(root)).to.deep.equal(COMPANY.map(({ name }) => name));
    await press(rowOf(root, '研发部'));
    expect(changes).to.deep.equal([['D11', 'D1']]);
    const selected = rowsOf(root).filter((row) => row.ariaSelected === 'true');
    expect(selected.map((row) => [row.role, row.ariaPosInSet, row.ariaSetSize])).to.deep.equal([
      ['option', '2', '7'],
      ['option', '3', '7'],
    ]);
  });

  it('says that its nodes are on their way, that they did not come, and that there are none', async () => {
    let retries = 0;
    const { root, render } = mount(<Departments nodes={[]} loading />);
    await opened(root);
    expect(one(root, '.tp-tree-none [role=status]')).to.exist;
    render(<Departments nodes={[]} error="部门没有取到" onRetry={() => retries++} />);
    expect(one(root, '[role=alert]').textContent).to.contain('部门没有取到');
    await press(withText(root, 'button', '重试'));
    expect(retries).to.equal(1);
    render(<Departments nodes={[]} />);
    expect(one(root, '.tp-tree-none').textContent).to.equal('没有可选项');
    render(<Departments />);
    expect(names(root)).to.deep.equal(ALL);
  });

  for (const theme of ['light', 'dark']) {
    it(`has no barrier, in its field and open, as a tree and a list (${theme})`, async () => {
      for (const isTree of [true, false]) {
        const { host, root } = mount(<Departments isTree={isTree} start={['D11', 'D2']} />, theme);
        await accessible(host);
        await opened(root);
        await accessible(host);
        await sendKeys({ type: '组' });
        await accessible(host);
        await sendKeys({ type: '没有的' });
        await accessible(host);
        host.remove();
      }
    });
  }

  it('marks chosen nodes in forced colours as well', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const { root } = mount(<Departments start={['D2']} />);
    await opened(root);
    const ground = (name: string) => getComputedStyle(one(rowOf(root, name), '.tp-tree-box')).backgroundColor;
    expect(ground('市场部')).not.to.equal(ground('财务部'));
    expect(one(rowOf(root, '市场部'), 'svg:not(.tp-tree-fold svg)')).to.exist;
    await emulateMedia({ forcedColors: 'none' });
  });

  it('takes the width of a narrow window, with its names readable at any depth', async () => {
    const deep = Array.from({ length: 30 }, (_, i) => ({ no: `D${i}`, name: '部门', parentNo: `D${i - 1}` }));
    await setViewport({ width: 390, height: 800 });
    const { root } = mount(<Departments nodes={deep} start={['D29']} />);
    const panel = await opened(root);
    const { left, right, bottom } = panel.getBoundingClientRect();
    expect([panel.dataset['placed'], left, right, bottom]).to.deep.equal(['sheet', 0, 390, 800]);
    await waitUntil(() => rowsOf(root).at(-1)?.ariaLevel === '30', 'the deepest is in view');
    for (const row of rowsOf(root)) {
      expect(one(row, '.tp-tree-name').getBoundingClientRect().width).to.be.above(60);
    }
    expect(treeOf(root).scrollWidth).to.equal(treeOf(root).clientWidth);
    await setViewport({ width: 1024, height: 768 });
  });
});
