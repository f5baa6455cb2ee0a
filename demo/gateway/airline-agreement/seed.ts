import type { DemoSeed } from '../seed/demo-seed';
import { departmentsOf, ENTERPRISES, type DemoEnterprise } from '../seed/organisation';

/** Top departments, which together include the whole enterprise. */
const topOf = (enterprise: DemoEnterprise) =>
  departmentsOf(enterprise).flatMap(({ deptNo, parentNo }) => (parentNo === null ? [deptNo] : []));

/** Agreements for all staff, one for a few, an expired one and a disabled one, for every enterprise. */
export const seed: DemoSeed = {
  after: ['staff'],
  async insert({ tx, people }) {
    const lists = ENTERPRISES.flatMap((enterprise) => {
      const { enterpriseNum, entShortName } = enterprise;
      const all = topOf(enterprise);
      const list = (i: number) => ({ whitelist_no: `${enterpriseNum}W${i}`, enterprise_num: enterpriseNum });
      return [
        {
          ...list(1),
          agreement_name: `${entShortName}—国航大客户协议`,
          airline: 'CA' as const,
          valid_from: '2025-01-01',
          valid_to: null,
          dept_nos: all,
          is_enable: true,
          remark: '全员适用',
        },
        {
          ...list(2),
          agreement_name: `${entShortName}—藏航协议`,
          airline: 'TV' as const,
          valid_from: '2025-06-01',
          valid_to: null,
          dept_nos: all.slice(0, 1),
          is_enable: true,
          remark: '管理层及项目人员',
        },
        {
          ...list(3),
          agreement_name: `${entShortName}—南航大客户协议`,
          airline: 'CZ' as const,
          valid_from: '2024-01-01',
          valid_to: '2024-12-31',
          dept_nos: all,
          is_enable: true,
          remark: '已到期，续签中',
        },
        {
          ...list(4),
          agreement_name: `${entShortName}—海航协议`,
          airline: 'HU' as const,
          valid_from: '2025-03-01',
          valid_to: null,
          dept_nos: all.slice(1, 2),
          is_enable: false,
          remark: '待确认人员范围',
        },
      ];
    });
    await tx.insertInto('agreement_whitelist').values(lists).execute();
    const places = people.flatMap((person) => person.places);
    const staff = ENTERPRISES.flatMap(({ enterpriseNum }) =>
      places
        .filter((place) => place.enterpriseNum === enterpriseNum)
        .slice(10, 15)
        .map(({ staffNo }) => ({
          record_no: `${enterpriseNum}WS${staffNo}`,
          enterprise_num: enterpriseNum,
          whitelist_no: `${enterpriseNum}W2`,
          staff_no: staffNo,
          remark: '高原项目组',
        })),
    );
    await tx.insertInto('whitelist_staff').values(staff).execute();
  },
};
