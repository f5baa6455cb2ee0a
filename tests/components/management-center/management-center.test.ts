import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { CSV, savedFile } from '../../support/components/saved-file';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';

describe('<tp-management-center>', () => {
  before(() => define(['management-center']));
  afterEach(takeAway);
  const show = (page: string, answers = {}) => putOnPage('tp-management-center', answers, { page });

  it('lists pending set-up tasks and pinned pages in the user’s order; axe passes', async () => {
    const { element, act } = await show('managementIndex');
    for (const words of ['待确认的月账单', '2 项', '没有成员的自定义角色', '角色管理', '标准列表'])
      await act.sees(words);
    await accessible(element);
    const csv = await (await savedFile(act, '待办事项', CSV)).text();
    expect(csv.split('\r\n').slice(1, 3)).to.deep.equal(['待确认的月账单,2', '没有成员的自定义角色,1']);
    await act.press('设置常用功能');
    await act.sees('下移 角色管理');
    await accessible(element);
    await pressNamed(act, '下移 角色管理');
    act.root.querySelector<HTMLElement>('dialog[open] button[type=submit]')?.click();
    await until(() => called('commonMenuInsertOrUpdate').length === 1, 'it is sent');
    expect(called('commonMenuInsertOrUpdate')[0]?.body).to.deep.equal({ keyIDList: ['K2', 'K1'] });
  });

  it('says that nothing is to be done, and why nothing is shown', async () => {
    const { act } = await show('managementIndex', {
      queryManagementIndex: () => ({ attentionList: [] }),
      queryMenu: () => {
        throw refusal('tooManyRequests');
      },
    });
    await act.sees('目前没有需要处理的事项');
    await act.sees('常用功能查询失败');
  });

  it('leads through setting up, and skips a step for the enterprise; axe passes', async () => {
    const { element, act } = await show('configGuide');
    for (const words of ['共 2 步，已完成 1 步', '添加员工', '已完成', '设置发票抬头', '未完成'])
      await act.sees(words);
    await accessible(element);
    await pressNamed(act, '跳过 设置发票抬头');
    await act.sees('确定跳过“设置发票抬头”吗');
    [...act.root.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1)?.click();
    await act.sees('已跳过（刘敏）');
    expect(called('skipConfigStep')[0]?.body).to.deep.equal({ step: 'invoiceTitles', isSkipped: true });
  });
});
