import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { staffFields } from '../../../src/contract/address-book/staff-fields';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { extAnswers, FIELDS } from './ext-samples';
import { mayEditStaff, staffAnswers } from './staff-samples';

describe('the enterprise’s own fields of one of the staff', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);

  it('are shown, and filled in by their kinds', async () => {
    const answers = { ...staffAnswers(), ...extAnswers(), ...mayEditStaff() };
    const { act } = await putOnPage('tp-address-book', answers, { page: 'staffDetail', row: 'S1' });
    await act.sees('办公地点');
    await act.press('编辑自定义信息');
    await act.type('工龄', '三年');
    await act.press('保存');
    await act.sees('工龄应为数字');
    await act.type('工龄', '5');
    await act.press('保存');
    await until(() => called('addOrUpdateStaffExtInfo').length > 0, 'it was sent');
    const sent = called('addOrUpdateStaffExtInfo').at(-1)?.body;
    expect(sent).to.deep.equal({
      staffNO: 'S1',
      extInfoList: [
        { fieldNO: 'F1', value: '北京' },
        { fieldNO: 'F2', value: '5' },
      ],
    });
    expect(called('checkStaffExtInfo').at(-1)?.body).to.deep.equal(sent);
  });

  it('are only shown to those who may look at staff and not change them', async () => {
    const answers = {
      ...staffAnswers(),
      ...extAnswers(),
      queryPermissionListForBusiness: () => ({ treeResps: [] }),
    };
    const { act } = await putOnPage('tp-address-book', answers, { page: 'staffDetail', row: 'S1' });
    await act.sees('办公地点');
    expect(act.button('编辑自定义信息')).to.equal(undefined);
  });
});

const noChoice = { fieldKind: 'text', options: '' } as const;
describeResourcePage(staffFields, {
  tag: 'address-book',
  page: 'definedTemplate',
  noun: '自定义字段',
  rows: [
    { ...FIELDS[0], ...noChoice },
    { ...FIELDS[1], ...noChoice },
  ],
  named: { field: 'fieldName', label: '字段名称' },
  missing: '请输入字段名称',
  answers: mayEditStaff(),
});
