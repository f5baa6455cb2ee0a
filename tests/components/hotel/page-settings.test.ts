import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { pageSettingAnswers } from './page-setting-samples';

describe('<tp-hotel page="hotelPageManage">', () => {
  before(() => define(['hotel']));
  afterEach(takeAway);

  async function show(answers: Answers = {}) {
    const shown = await putOnPage(
      'tp-hotel',
      { ...pageSettingAnswers(), ...answers },
      { page: 'hotelPageManage' },
    );
    const { act } = shown;
    await act.sees('员工编号');
    const box = (name: string) =>
      act.root.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`) ?? undefined;
    const open = async (section: string, first: string) => {
      await act.press(`修改${section}`);
      await until(() => box(first)?.disabled === false, 'the section to be open');
    };
    return { ...shown, box, open };
  }

  it('is locked until a section is edited, and fixed items stay so', async () => {
    const { element, act, box, open } = await show();
    expect(box('展示 员工编号')?.disabled).to.equal(true);
    await open('查询', '展示 员工编号');
    expect(box('展示 目的地城市')?.disabled).to.equal(true);
    expect(box('展示 纳税人识别号')?.disabled, 'another section').to.equal(true);
    await act.sees('固定');
    await accessible(element);
  });

  it('requests only displayed data, saves only changes, and reloads', async () => {
    const { act, box, open } = await show();
    await open('查询', '展示 员工编号');
    expect(box('必填 员工编号')?.disabled).to.equal(true);
    box('展示 员工编号')?.click();
    await until(() => box('必填 员工编号')?.disabled === false, 'it may be asked for');
    await act.press('保存');
    await until(() => called('batchUpdateCustomObject').length === 1, 'it is saved');
    expect(called('batchUpdateCustomObject')[0]?.body).to.deep.equal([
      {
        objectNo: 'YHWZ-JDH5CZQX-030501',
        companyID: 'E001',
        companyName: '华睿科技有限公司',
        tmcNumber: 'TMC001',
        tmcName: '远途商旅',
        isEnable: 1,
      },
    ]);
    await act.sees('保存成功');
    await until(() => box('展示 员工编号')?.disabled && box('展示 员工编号')?.checked, 'locked, as saved');
    expect(called('queryCustomObjectTree').length).to.be.greaterThan(1);
  });

  it('asks no more for a field that is hidden', async () => {
    const { act, box, open } = await show();
    await open('发票', '展示 纳税人识别号');
    box('展示 纳税人识别号')?.click();
    await until(() => box('必填 纳税人识别号')?.checked === false, 'it is not asked for');
    await act.press('保存');
    await until(() => called('batchUpdateCustomObject').length === 1, 'it is saved');
    expect(called('batchUpdateCustomObject')[0]?.body).to.have.length(2);
  });

  it('reloads the former values when editing is cancelled', async () => {
    const { act, box, open } = await show();
    await open('查询', '展示 员工编号');
    box('展示 员工编号')?.click();
    await until(() => box('展示 员工编号')?.checked, 'it is switched on');
    await act.press('取消');
    await until(() => box('展示 员工编号')?.checked === false, 'it is as it was');
    expect(called('queryCustomObjectTree').length).to.be.greaterThan(1);
    expect(called('batchUpdateCustomObject')).to.have.length(0);
  });

  it('says that it was not saved, and why', async () => {
    const { act, box, open } = await show({
      batchUpdateCustomObject: () => {
        throw refusal('customObjectLocked');
      },
    });
    await open('查询', '展示 员工编号');
    box('展示 员工编号')?.click();
    await act.press('保存');
    await act.sees('保存失败');
    await act.sees('该设置项已锁定，不能修改');
    expect(box('展示 员工编号')?.checked, 'nothing is lost').to.equal(true);
  });
});
