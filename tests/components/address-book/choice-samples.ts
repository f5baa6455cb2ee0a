import type { Answers } from '../../support/components/fake-runtime';

const STAFF = [
  { staffNO: 'S0001', staffName: '林静', deptName: '研发部' },
  { staffNO: 'S0002', staffName: '王建华', deptName: '研发部' },
];

/** What fields of forms are chosen from. */
export const choiceAnswers = (): Answers => ({
  queryStaffChoices: ({ keyword }: { keyword: string }) => ({
    staffList: STAFF.filter(({ staffNO, staffName }) => staffName.includes(keyword) || staffNO === keyword),
  }),
});
