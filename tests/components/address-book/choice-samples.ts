import type { OrganisationChoice, OrganisationKind } from '../../../src/contract/enterprise/choices';
import type { Answers } from '../../support/components/fake-runtime';

const STAFF = [
  { staffNO: 'S0001', staffName: '林静', deptName: '研发部' },
  { staffNO: 'S0002', staffName: '王建华', deptName: '研发部' },
];

const ORGANISATION: Readonly<Record<OrganisationKind, readonly OrganisationChoice[]>> = {
  department: [
    { no: 'D01', name: '研发部', parentNo: '' },
    { no: 'D02', name: '市场部', parentNo: '' },
  ],
  costCenter: [{ no: 'C01', name: '研发中心', parentNo: '' }],
  accountingEntity: [{ no: 'A01', name: '远航科技（上海）有限公司', parentNo: '' }],
  company: [{ no: 'E001', name: '远航集团', parentNo: '' }],
};

/** Choices for the fields of forms. */
export const choiceAnswers = (): Answers => ({
  queryStaffChoices: ({ keyword }: { keyword: string }) => ({
    staffList: STAFF.filter(({ staffNO, staffName }) => staffName.includes(keyword) || staffNO === keyword),
  }),
  queryOrganisationChoices: ({ kind }: { kind: OrganisationKind }) => ({ choiceList: ORGANISATION[kind] }),
});
