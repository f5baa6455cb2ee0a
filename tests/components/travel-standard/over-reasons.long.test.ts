import { expect } from '@open-wc/testing';
import { overReasons } from '../../../src/contract/travel-standard/over-reasons';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { choose } from '../report/choose';
import { OVER_REASONS, overReasonAnswers } from './over-reason-samples';

describeResourcePage(overReasons, {
  tag: 'travel-standard',
  page: 'overstandReason',
  noun: '超标原因',
  rows: OVER_REASONS,
  named: { field: 'reasonName', label: '原因' },
  missing: '请输入原因',
});

describe('<tp-travel-standard page="overstandReason">', () => {
  afterEach(takeAway);

  it('narrows the reasons by product, rule and state, and says so in the address', async () => {
    const { element, act } = await putOnPage('tp-travel-standard', overReasonAnswers());
    await act.sees('经济舱已售完');
    const told = next(element, 'tp-filters');
    choose(act.field('超标类型') as HTMLSelectElement, '价格');
    expect((await told).detail).to.deep.equal({
      attributes: { keyword: '', filters: 'rule=price', sort: '', 'page-index': '' },
      replaces: false,
    });
    await act.sees('共 1 条超标原因');
    element.setAttribute('filters', 'isEnable=false');
    await until(
      () =>
        (called('queryOverReasonList').at(-1)?.body as { isEnable?: boolean } | undefined)?.isEnable ===
        false,
      'asked for those not in use',
    );
    await act.sees('没有符合条件的超标原因');
  });

  it('says at its field that a product has no such rule', async () => {
    const { act } = await putOnPage('tp-travel-standard', overReasonAnswers());
    await act.press('新增超标原因');
    const inForm = (label: string) =>
      [...act.root.querySelectorAll<HTMLElement>('dialog .tp-field')]
        .find((field) => field.querySelector('label')?.textContent === label)
        ?.querySelector('select');
    choose(inForm('产品') as HTMLSelectElement, '酒店');
    choose(inForm('超标类型') as HTMLSelectElement, '折扣');
    await act.press('保存');
    await act.sees('该产品没有这种超标类型');
    expect(called('addOverReason')).to.have.length(0);
  });
});
