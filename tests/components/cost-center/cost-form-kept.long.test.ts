import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, signInAs, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';
import { choiceAnswers, costAnswers } from './cost-samples';

const RESTORED = '已恢复您上次未保存的内容';

describe('the draft of a cost centre', () => {
  before(() => define());
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
    const shown = await putOnPage(
      'tp-cost-center',
      { ...costAnswers(), ...choiceAnswers(), ...answers },
      attributes,
      'session',
    );
    await until(() => shown.act.root.querySelector('tr[data-row]'), 'the list');
    return shown;
  }
  type Shown = Awaited<ReturnType<typeof show>>;
  const dialog = ({ act }: Shown) => act.root.querySelector('dialog');
  const value = ({ act }: Shown, label: string) => (act.field(label) as HTMLInputElement | null)?.value;
  const isKept = () => Object.keys(sessionStorage).some((name) => name.startsWith('tp-cost-object'));
  /** Simulates a reload, which fires no event. */
  async function reload(attributes: Record<string, string> = {}, answers: Answers = {}): Promise<Shown> {
    takeAway();
    return show(answers, attributes);
  }
  async function addHalf(): Promise<Shown> {
    const shown = await show();
    await shown.act.press('新增成本中心');
    await shown.act.type('编号', 'CC-HALF');
    await shown.act.type('名称', '填了一半');
    return shown;
  }

  it('is open again after a reload, said so, and saved as it is', async () => {
    await addHalf();
    const shown = await reload();
    const { element, act } = shown;
    await act.sees(RESTORED);
    await accessible(element);
    expect([value(shown, '编号'), value(shown, '名称')]).to.deep.equal(['CC-HALF', '填了一半']);
    const saved = next(element, 'tp-cost-object-saved');
    await act.press('保存');
    await saved;
    const [body] = called('saveCostObject').map((call) => call.body as BodyOf<typeof saveCostObject>);
    expect([body?.no, body?.code, body?.name]).to.deep.equal(['', 'CC-HALF', '填了一半']);
    expect(isKept(), 'it is forgotten').to.equal(false);
    const again = await reload();
    expect(dialog(again)).to.equal(null);
  });

  it('is begun anew where the user wants that', async () => {
    await addHalf();
    const shown = await reload();
    await shown.act.press('重新填写');
    expect([value(shown, '编号'), value(shown, '名称')]).to.deep.equal(['', '']);
    expect(shown.act.text()).not.to.contain(RESTORED);
    expect(isKept()).to.equal(false);
  });

  it('goes when the form is given up, after a question', async () => {
    const shown = await addHalf();
    await shown.act.press('取消');
    await pressNamed(shown.act, '放弃修改');
    await until(() => dialog(shown) === null, 'the form to close');
    expect(isKept()).to.equal(false);
  });

  it('of an existing one keeps its former revision: changes saved by others since are not undone', async () => {
    const first = await show();
    await pressNamed(first.act, '编辑 CC-RD');
    await first.act.type('名称', '我的名称');
    const shown = await reload(
      {},
      {
        saveCostObject: () => {
          throw refusal('costObjectChanged');
        },
      },
    );
    await shown.act.sees(RESTORED);
    expect(value(shown, '名称')).to.equal('我的名称');
    await shown.act.press('保存');
    await shown.act.sees('您填写的内容尚未保存');
    await shown.act.press('载入最新数据并保留我的填写');
    await shown.act.sees('您改过的内容已保留');
    expect(value(shown, '名称')).to.equal('我的名称');
  });

  it('is restored only for its kind and its user', async () => {
    await addHalf();
    const entities = await reload({ 'cost-kind': 'accountingEntity' });
    expect(dialog(entities)).to.equal(null);
    expect(isKept()).to.equal(true);
    signInAs('S0002');
    expect(isKept()).to.equal(false);
    expect(dialog(await reload())).to.equal(null);
  });
});
