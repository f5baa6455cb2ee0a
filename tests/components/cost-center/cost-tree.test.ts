import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { costRows, type Level } from '../../../components/cost-center/manage/tree/cost-rows';
import type { BodyOf } from '../../../src/contract/call';
import { COST_PAGE, type queryCostObjects } from '../../../src/contract/cost-center/cost-objects';
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
  /** Keys of a user come one by one: each finds what the one before has done. */
  async function press(shown: Shown, ...keys: string[]): Promise<void> {
    for (const name of keys) {
      key(tree(shown) as Element, name);
      await Promise.resolve();
    }
  }
  const levels = () =>
    called('queryCostObjects').map(({ body }) => (body as BodyOf<typeof queryCostObjects>).parentNO);

  it('loads what belongs to one of them as it is unfolded, by keys alone', async () => {
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

  it('says what failed of a level, and asks again by Enter', async () => {
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

  it('holds names of whatever length, at every width', async () => {
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

  it('shows none below itself, whatever parents the data name', () => {
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
