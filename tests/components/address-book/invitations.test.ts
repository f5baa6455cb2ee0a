import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { FiltersChange } from '../../../src/element/navigation/filters';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { OBJECT } from '../../../src/contract/permission/objects';
import { answersWithRights } from '../../support/components/rights';
import { pressNamed } from '../../support/components/press-named';
import { gradeAnswers, positionAnswers } from './address-book-samples';
import { invitationAnswers } from './invitation-samples';

describe('the invitations of the address book', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);

  const show = (filters = '', right: string = OBJECT.editStaff) =>
    putOnPage(
      'tp-address-book',
      { ...positionAnswers(), ...gradeAnswers(), ...invitationAnswers(), ...answersWithRights(right) },
      { page: 'enterpriseInvite', filters },
    );
  const sent = (name: string) => called(name).at(-1)?.body as Record<string, unknown>;

  it('list the links, and disable one once that is said again', async () => {
    const { element, act } = await show();
    await act.sees('研发中心 工程师');
    await act.sees('2/10');
    await accessible(element);
    await pressNamed(act, '停用 研发中心 YQ1');
    await act.sees('已加入的员工不受影响');
    await act.confirm();
    await until(() => called('disableInvitation').length > 0, 'it was sent');
    expect(sent('disableInvitation')).to.deep.equal({ invitationNO: 'YQ1' });
  });

  it('show the applications where the address asks for them, and say which tab is shown', async () => {
    const { element, act } = await show('tab=applications');
    await act.sees('赵甲');
    const told: unknown[] = [];
    element.addEventListener('tp-filters', (event) =>
      told.push((event as CustomEvent<FiltersChange>).detail.attributes['filters']),
    );
    await act.press('邀请链接');
    await act.sees('2/10');
    expect(told).to.deep.equal(['']);
  });

  it('only show links and applications to readers', async () => {
    const { element, act } = await show('', OBJECT.seeInvitations);
    await act.sees('2/10');
    expect(act.button('新增邀请')).to.equal(undefined);
    expect(act.button('停用')).to.equal(undefined);
    await act.press('加入申请');
    await act.sees('赵甲');
    expect(act.button('同意')).to.equal(undefined);
    expect(act.root.querySelector('input[type=checkbox]')).to.equal(null);
    await accessible(element);
  });

  it('show missing values of a new one at the field', async () => {
    const { act } = await show();
    await act.press('新增邀请');
    const submit = () => act.root.querySelector<HTMLElement>('dialog[open] button[type=submit]');
    await until(submit, 'the dialog');
    submit()?.click();
    await act.sees('请选择部门');
    await act.sees('请选择职位');
    expect(called('addInvitation').length).to.equal(0);
  });

  it('refuse those who have applied for a reason, and take others in where they are invited to', async () => {
    const { element, act } = await show();
    await act.press('加入申请');
    await act.sees('赵甲');
    await accessible(element);
    await pressNamed(act, '拒绝 赵甲');
    await act.type('拒绝原因', '人员不符');
    const submit = () => act.root.querySelector<HTMLElement>('dialog[open] button[type=submit]');
    submit()?.click();
    await until(() => !act.root.textContent?.includes('赵甲'), 'they are gone');
    expect(sent('refuseJoinApplications')).to.deep.equal({
      applicationNOList: ['SQ1'],
      reason: '人员不符',
    });
    await pressNamed(act, '同意 钱乙');
    await until(submit, 'the dialog');
    submit()?.click();
    await act.sees('没有加入申请');
    expect(sent('agreeJoinApplications')).to.deep.equal({
      applicationNOList: ['SQ2'],
      department: null,
      position: null,
      grade: null,
    });
  });
});
