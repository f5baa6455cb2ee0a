import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { costRows, type Level } from '../../../components/cost-center/manage/tree/cost-rows';
import { COST_CENTER_FAULTS } from '../../../src/contract/cost-center/faults';
import type { BodyOf } from '../../../src/contract/call';
import {
  COST_PAGE,
  type moveCostObject,
  type queryCostObjects,
} from '../../../src/contract/cost-center/cost-objects';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { key } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { costAnswers, costObject } from './cost-samples';

describe('the tree of <tp-cost-center>', () => {
  before(() => define());
  afterEach(takeAway);

  async function show(answers: Answers = {}) {
    const shown = await putOnPage('tp-cost-center', { ...costAnswers(), ...answers }, { view: 'tree' });
    const { act } = shown;
    await until(() => tree(shown), 'the tree');
    return { ...shown, act };
  }
  type Shown = Awaited<ReturnType<typeof putOnPage>>;
  const tree = ({ act }: Shown) => act.root.querySelector<HTMLElement>('[role=tree]');
  const rows = ({ act }: Shown) => [...act.root.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const names = (shown: Shown) =>
    rows(shown).map((row) => (row.querySelector('.cc-tree-name') ?? row).textContent);
  const active = (shown: Shown) =>
    shown.act.root.getElementById(tree(shown)?.getAttribute('aria-activedescendant') ?? '');
  /** Presses keys one after the other, so that each sees the result of the one before. */
  async function press(shown: Shown, ...keys: string[]): Promise<void> {
    for (const name of keys) {
      key(tree(shown) as Element, name);
      await Promise.resolve();
    }
  }
  const levels = () =>
    called('queryCostObjects').map(({ body }) => (body as BodyOf<typeof queryCostObjects>).parentNO);

  it('loads children when a node is unfolded, with the keyboard alone', async () => {
    await setViewport({ width: 1440, height: 900 });
    const shown = await show();
    const { element } = shown;
    expect(names(shown)).to.deep.equal(['老市场部', '研发中心']);
    expect(levels()).to.deep.equal(['']);
    await accessible(element);
    tree(shown)?.focus();
    await press(shown, 'ArrowDown', 'ArrowRight');
    await until(() => names(shown).length === 4, 'the next level');
    expect(levels()).to.deep.equal(['', 'E001C1']);
    const [, , below] = rows(shown);
    expect(below?.ariaLevel).to.equal('2');
    expect([below?.ariaSetSize, below?.ariaPosInSet, below?.ariaExpanded]).to.deep.equal(['2', '1', 'false']);
    await press(shown, 'ArrowRight', 'ArrowRight');
    await until(() => names(shown).includes('数据平台'), 'the third level');
    await accessible(element);
    await press(shown, 'ArrowRight');
    await until(() => active(shown)?.textContent?.includes('数据平台'), 'at the one below');
    await press(shown, 'ArrowLeft', 'ArrowLeft');
    await until(() => !names(shown).includes('数据平台'), 'folded again');
    await press(shown, 'Home');
    await until(() => active(shown)?.textContent?.includes('老市场部'), 'at the first');
    const opened = next(element, 'tp-detail');
    await press(shown, 'ArrowDown', 'Enter');
    expect((await opened).detail.id).to.equal('E001C1');
    await shown.act.sees('默认归属员工');
    await shown.act.press('返回成本中心列表');
    await until(() => shown.act.root.activeElement === tree(shown), 'the focus is at the tree again');
    expect(active(shown)?.textContent).to.contain('研发中心');
    expect(names(shown), 'what was unfolded still is').to.include('平台研发');
  });

  it('unfolds by the mark before the name, and opens by the name', async () => {
    const shown = await show();
    const { element } = shown;
    const row = () => rows(shown).find(({ textContent }) => textContent.includes('研发中心'));
    row()?.querySelector<HTMLElement>('.cc-tree-fold')?.click();
    await until(() => names(shown).length === 4, 'the next level');
    const opened = next(element, 'tp-detail');
    row()?.querySelector<HTMLElement>('.cc-tree-name')?.click();
    expect((await opened).detail.id).to.equal('E001C1');
  });

  const moves = () =>
    called('moveCostObject').map(({ body }) => {
      const { no, parentNO, basedOn } = body as BodyOf<typeof moveCostObject>;
      return [no, parentNO, basedOn];
    });
  const said = ({ act }: Shown) => act.root.querySelector('.cc-tree-foot [role=status]')?.textContent;
  const rowOf = (shown: Shown, name: string) =>
    rows(shown).find((row) => row.querySelector('.cc-tree-name')?.textContent === name) as HTMLElement;
  /** Shows a tree with 研发中心 unfolded: 老市场部 (closed), 研发中心, 平台研发, 应用研发. */
  async function unfolded(answers: Answers = {}) {
    const shown = await show(answers);
    tree(shown)?.focus();
    await press(shown, 'ArrowDown', 'ArrowRight');
    await until(() => names(shown).length === 4, 'the next level');
    return shown;
  }
  async function pressWith(shown: Shown, name: string, held: KeyboardEventInit): Promise<void> {
    tree(shown)?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, cancelable: true, ...held }),
    );
    await Promise.resolve();
  }

  it('moves one by Alt with arrows, says where it went, and stays at it', async () => {
    const shown = await unfolded();
    await press(shown, 'End');
    await until(() => active(shown)?.textContent?.includes('应用研发'), 'at the last');
    await pressWith(shown, 'ArrowRight', { altKey: true });
    await until(() => said(shown) === '已将“应用研发”移到“平台研发”之下', 'what is said');
    await until(() => names(shown).includes('数据平台'), 'unfolded where it went');
    await until(() => active(shown)?.textContent?.includes('应用研发'), 'at what was moved');
    expect(active(shown)?.ariaLevel).to.equal('3');
    await accessible(shown.element);
    const saved = next(shown.element, 'tp-cost-object-saved');
    await pressWith(shown, 'ArrowLeft', { altKey: true });
    expect((await saved).detail).to.deep.equal({ costKind: 'costCenter', no: 'E001C3' });
    await until(() => active(shown)?.ariaLevel === '2', 'a level up again');
    expect(moves()).to.deep.equal([
      ['E001C3', 'E001C2', 1],
      ['E001C3', 'E001C1', 2],
    ]);
  });

  it('moves a cut node to the place of pasting, also to the top, and never below itself', async () => {
    const shown = await unfolded();
    await pressWith(shown, 'x', { ctrlKey: true });
    await until(() => said(shown)?.startsWith('已剪切“研发中心”'), 'what is cut');
    await press(shown, 'ArrowDown');
    await pressWith(shown, 'v', { ctrlKey: true });
    await until(() => said(shown) === '“研发中心”不能移到自己的下级之下', 'why not');
    await pressWith(shown, 'x', { ctrlKey: true });
    await press(shown, 'Escape');
    await until(() => said(shown) === '已取消移动“平台研发”', 'given up');
    await press(shown, 'Home');
    await pressWith(shown, 'x', { metaKey: true });
    await press(shown, 'ArrowDown');
    await pressWith(shown, 'v', { metaKey: true });
    await until(() => said(shown) === '“老市场部”已关闭，不能移动', 'closed');
    expect(moves()).to.deep.equal([]);
    await press(shown, 'ArrowDown');
    await pressWith(shown, 'x', { ctrlKey: true });
    await shown.act.press('移到顶级');
    await until(() => said(shown) === '已将“平台研发”移到顶级', 'at the top');
    expect(moves()).to.deep.equal([['E001C2', '', 1]]);
    expect(shown.act.root.activeElement, 'the focus').to.equal(tree(shown));
  });

  it('moves a dragged node onto another, but not onto a closed one', async () => {
    const shown = await unfolded();
    const dataTransfer = new DataTransfer();
    const drag = (type: string, on: Element) =>
      on.dispatchEvent(
        new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      );
    expect(rowOf(shown, '老市场部').draggable).to.equal(false);
    drag('dragstart', rowOf(shown, '应用研发'));
    await until(() => rowOf(shown, '应用研发').dataset['mark'] === 'carried', 'carried');
    expect(drag('dragover', rowOf(shown, '老市场部')), 'not taken').to.equal(true);
    await until(() => said(shown) === '“老市场部”已关闭，不能有下级', 'why not');
    expect(drag('dragover', rowOf(shown, '平台研发')), 'taken').to.equal(false);
    await until(() => rowOf(shown, '平台研发').dataset['mark'] === 'over', 'where it would go');
    drag('drop', rowOf(shown, '平台研发'));
    drag('dragend', rowOf(shown, '应用研发'));
    await until(() => said(shown) === '已将“应用研发”移到“平台研发”之下', 'what is said');
    expect(moves()).to.deep.equal([['E001C3', 'E001C2', 1]]);
    expect(called('queryCostObject'), 'no detail is opened').to.deep.equal([]);
  });

  it('says why one was not moved, and reads the tree anew', async () => {
    const shown = await unfolded({
      moveCostObject: () => {
        const { code, msg: message } = COST_CENTER_FAULTS.costObjectChanged;
        throw new GatewayError({ kind: 'refused', code, message, retryable: false });
      },
    });
    const asked = levels().length;
    await press(shown, 'End');
    await pressWith(shown, 'ArrowLeft', { altKey: true });
    await shown.act.sees('该数据已被他人修改');
    await until(() => levels().length > asked, 'read anew');
    expect(names(shown)).to.deep.equal(['老市场部', '研发中心', '平台研发', '应用研发']);
  });

  it('shows a failed level, and loads it again by Enter', async () => {
    const good = costAnswers();
    let isBroken = true;
    const shown = await show({
      queryCostObjects: (body: BodyOf<typeof queryCostObjects>) => {
        if (body.parentNO === 'E001C1' && isBroken) throw new Error('系统异常');
        return good['queryCostObjects']?.(body as never);
      },
    });
    tree(shown)?.focus();
    await press(shown, 'ArrowDown', 'ArrowRight');
    await shown.act.sees('下级加载失败：系统异常');
    await accessible(shown.element);
    isBroken = false;
    await press(shown, 'ArrowDown', 'Enter');
    await until(() => names(shown).includes('平台研发'), 'the next level');
  });

  it('loads the next page of a level that has more than one', async () => {
    const many = Array.from({ length: COST_PAGE + 30 }, (_, at) =>
      costObject({ no: `C${at}`, code: `C${String(at).padStart(3, '0')}`, name: `中心${at}` }),
    );
    const shown = await show(costAnswers(many));
    expect(rows(shown)).to.have.length(COST_PAGE + 1);
    expect(rows(shown)[0]?.ariaSetSize).to.equal(String(many.length));
    await shown.act.sees('继续加载，还有 30 项');
    rows(shown).at(-1)?.click();
    await until(() => rows(shown).length === many.length, 'all of them');
  });

  it('fits names of any length, at every width', async () => {
    const long = costObject({
      name: '甲'.repeat(10_000),
      code: 'C'.repeat(40),
      ownerName: '乙'.repeat(10_000),
    });
    for (const width of [390, 1024]) {
      await setViewport({ width, height: 844 });
      const { element } = await show(costAnswers([long]));
      expect(element.scrollWidth <= element.clientWidth, `at ${width}`).to.equal(true);
      takeAway();
    }
    await setViewport({ width: 1440, height: 900 });
  });

  it('shows no node below itself, even if the parents form a circle', () => {
    const level = (no: string): Level => ({
      objects: [costObject({ no, childCount: 1 })],
      total: 1,
      isPending: false,
      error: null,
    });
    const found = new Map([
      ['', level('A')],
      ['A', level('B')],
      ['B', level('A')],
    ]);
    const shown = costRows((no) => found.get(no), new Set(['A', 'B']));
    expect(shown.map(({ level: depth }) => depth)).to.deep.equal([1, 2, 3]);
  });
});
