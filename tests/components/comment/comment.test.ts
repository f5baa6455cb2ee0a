import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { OBJECT } from '../../../src/contract/permission/objects';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { answersWithRights } from '../../support/components/rights';
import { choose } from '../report/choose';
import { commentAnswers } from './comment-samples';

describe('<tp-comment>', () => {
  before(() => define(['comment']));
  afterEach(takeAway);
  const show = (page: string, attributes: Record<string, string> = {}) =>
    putOnPage(
      'tp-comment',
      { ...commentAnswers(), ...answersWithRights(OBJECT.editComments) },
      { page, ...attributes },
    );

  it('lists comments, hides anonymous authors, and averages airlines', async () => {
    const { element, act } = await show('commentListPage');
    await act.sees('周宁');
    await act.sees('匿名');
    await act.press('各航司平均评分');
    await act.sees('4.5');
    await accessible(element);
  });

  it('hides a comment for a reason alone', async () => {
    const { act } = await show('commentListPage', { row: 'TC1' });
    await act.press('编辑');
    await until(
      () => act.root.querySelector('dialog[open] [role=combobox], dialog[open] select'),
      'the form',
    );
    expect(act.field('隐藏原因')).to.equal(undefined);
    await act.type('回复', '感谢反馈');
    await act.press('保存');
    await until(() => called('alterTripComment').length === 1, 'it is saved');
    const body = called('alterTripComment')[0]?.body as { values: object } | undefined;
    expect(body?.values).to.deep.equal({ reply: '感谢反馈', commentState: 'shown', hiddenReason: '' });
  });

  it('says at its field that the days are out of bounds', async () => {
    const { act } = await show('commentConfig');
    await act.sees('投诉');
    await act.press('编辑');
    await act.type('点评期限', '0');
    await act.press('保存');
    await act.sees('点评期限须为1至180天');
    expect(called('alterCommentConfig')).to.have.length(0);
  });

  it('shows comments of colleagues, filtered by airline', async () => {
    const { act } = await show('myComments');
    await act.sees('周宁');
    await act.sees('匿名');
    choose(act.field('航司') as HTMLSelectElement, '东航');
    await until(() => !act.text().includes('周宁'), 'the other is left out');
    await act.sees('广州—上海');
    expect(called('queryColleagueComments').at(-1)?.body).to.deep.include({ airline: 'MU', pageIndex: 1 });
  });

  it('takes a comment on a trip that waits for one, once it has all stars', async () => {
    const { element, act } = await show('myComments');
    await act.sees('上海—北京');
    await act.press('点评');
    await act.press('提交点评');
    await act.sees('请选择1至5星');
    const five = () =>
      [...act.root.querySelectorAll<HTMLInputElement>('dialog[open] input[type=radio]')].filter(
        (_, i) => i % 5 === 0,
      );
    for (const box of five()) box.click();
    await accessible(element);
    await act.press('提交点评');
    await act.sees('点评已提交');
    await act.sees('准点5星 客舱5星 预订服务5星');
    await act.sees('没有待点评的行程');
    expect(called('saveOwnComment')[0]?.body).to.deep.include({ orderNo: '26111000000001', service: 5 });
  });
});
