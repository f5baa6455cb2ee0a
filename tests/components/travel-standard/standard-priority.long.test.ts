import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { StandardPriority } from '../../../src/contract/travel-standard/priority';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';

const USUAL: StandardPriority = { scopes: ['person', 'department', 'grade'], departments: 'nearest' };

function priorityAnswers(): { answers: Answers; set(next: StandardPriority): void } {
  let now = USUAL;
  return {
    set: (next) => (now = next),
    answers: {
      queryStandardPriority: () => now,
      saveStandardPriority: ({ from, to }: { from: StandardPriority; to: StandardPriority }) => {
        if (JSON.stringify(from) !== JSON.stringify(now)) throw refusal('rowsRearranged', now);
        return (now = to);
      },
    },
  };
}

describe('<tp-travel-standard page="standardPriority">', () => {
  before(() => define(['travel-standard']));
  afterEach(takeAway);
  async function show(answers: Answers = {}) {
    const made = priorityAnswers();
    const shown = await putOnPage(
      'tp-travel-standard',
      { ...made.answers, ...answers },
      { page: 'standardPriority' },
    );
    const names = () =>
      [...shown.act.root.querySelectorAll('ol:not(.tp-reorder-list) > li')].map((li) => li.textContent);
    return { ...shown, ...made, names };
  }

  it('shows which standard goes before which, arranges them and saves, passing axe', async () => {
    const { element, act, names } = await show();
    await act.sees('最近的部门优先');
    expect(names()).to.deep.equal(['个人标准', '部门标准', '职级标准']);
    await accessible(element);
    await act.press('调整优先级');
    await pressNamed(act, '下移 个人标准');
    await act.check('取最严格的标准');
    await act.sees('在员工所在部门及各级上级部门的标准中取最严格的');
    await accessible(element);
    await act.press('保存');
    await until(() => names()[0] === '部门标准', 'the new order');
    expect(called('saveStandardPriority')[0]?.body).to.deep.equal({
      from: USUAL,
      to: { scopes: ['department', 'person', 'grade'], departments: 'strictest' },
    });
    await act.sees('取最严格的标准');
  });

  it('reports a change of another user, and continues from it', async () => {
    const { act, set } = await show();
    await act.press('调整优先级');
    set({ ...USUAL, departments: 'strictest' });
    await pressNamed(act, '下移 个人标准');
    await act.press('保存');
    await act.sees('顺序已被他人调整');
    await act.press('载入最新优先级');
    await until(() => !act.button('载入最新优先级'), 'it is loaded');
    await pressNamed(act, '上移 职级标准');
    await act.press('保存');
    await until(() => !act.root.querySelector('dialog[open]'), 'it is saved');
    expect(called('saveStandardPriority').at(-1)?.body).to.deep.equal({
      from: { ...USUAL, departments: 'strictest' },
      to: { scopes: ['person', 'grade', 'department'], departments: 'strictest' },
    });
  });

  it('explains the refusal to users without the right', async () => {
    const { act } = await show({
      queryStandardPriority: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
    expect(act.button('调整优先级')).to.equal(undefined);
  });
});
