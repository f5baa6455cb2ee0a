import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { mayEditStaff, STAFF, staffAnswers } from './staff-samples';
import { GRADES, positionAnswers, POSITIONS } from './address-book-samples';

describeResourcePage(positions, {
  tag: 'address-book',
  page: 'positionList',
  noun: '职位',
  rows: POSITIONS,
  named: { field: 'positionName', label: '职位名称' },
  missing: '请输入职位名称',
});

describeResourcePage(grades, {
  tag: 'address-book',
  page: 'gradeMaintain',
  noun: '职级',
  rows: GRADES,
  named: { field: 'gradeName', label: '职级名称' },
  missing: '请输入职级名称',
});

describe('<tp-address-book>', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);

  it('opens the list of staff without a page', async () => {
    const { act } = await putOnPage('tp-address-book', { ...mayEditStaff(), ...staffAnswers() });
    await act.sees(STAFF[0].staffName);
  });
});

describe('a row that was saved', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);

  it('is removed as it was saved, however late it is read anew', async () => {
    const { queryPosition, ...others } = positionAnswers();
    let reads = 0;
    const { act } = await putOnPage(
      'tp-address-book',
      {
        ...others,
        queryPosition: (body, options) => {
          reads += 1;
          return reads === 1 ? queryPosition?.(body, options) : new Promise(() => undefined);
        },
      },
      { page: 'positionList', row: 'P1' },
    );
    await act.press('编辑');
    await act.type('职位名称', '总裁');
    await act.press('保存');
    await until(() => reads > 1, 'it is read anew');
    await act.press('删除');
    await act.sees('“总裁”');
    await act.confirm();
    await until(() => called('deletePosition').length > 0, 'it is removed');
    expect(called('deletePosition')[0]?.body).to.deep.equal({ key: 'P1', version: 2 });
  });
});
