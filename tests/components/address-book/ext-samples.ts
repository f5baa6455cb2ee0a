import { staffFields, type StaffExtInfo } from '../../../src/contract/address-book/staff-fields';
import type { Answers } from '../../support/components/fake-runtime';
import { resourceAnswers } from '../../support/components/resource-answers';

export const FIELDS = [
  {
    fieldNO: 'F1',
    fieldName: '办公地点',
    fieldKind: 'choice',
    options: '北京\n上海',
    isRequired: true,
    isEnabled: true,
    sortOrder: 1,
    usedCount: 0,
    modifyTime: null,
  },
  {
    fieldNO: 'F2',
    fieldName: '工龄',
    fieldKind: 'number',
    options: '',
    isRequired: false,
    isEnabled: true,
    sortOrder: 2,
    usedCount: 0,
    modifyTime: null,
  },
] as const;

export const staffFieldAnswers = (): Answers =>
  resourceAnswers(staffFields, FIELDS, () => ({ sortOrder: 3, usedCount: 0, modifyTime: null })).answers;

/** A gateway with the extension fields of one member of staff, kept in memory. */
export function extAnswers(): Answers {
  let values = ['北京', '3'];
  const list = (): StaffExtInfo[] =>
    FIELDS.map(({ options, ...field }, at) => ({
      fieldNO: field.fieldNO,
      fieldName: field.fieldName,
      fieldKind: field.fieldKind,
      isRequired: field.isRequired,
      options: options === '' ? [] : options.split('\n'),
      value: values[at] ?? '',
    }));
  return {
    queryStaffExtInfo: () => ({ extInfoList: list() }),
    checkStaffExtInfo: () => ({ problemList: [] }),
    addOrUpdateStaffExtInfo: ({ extInfoList }: { extInfoList: { value: string }[] }) => {
      values = extInfoList.map(({ value }) => value);
      return {};
    },
  };
}
