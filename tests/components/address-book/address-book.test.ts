import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { GRADES, POSITIONS } from './address-book-samples';

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
