import {
  addDepartment,
  alterDepartment,
  deleteDepartment,
  queryDepartments,
  type Department,
} from '../../../src/contract/address-book/departments';
import { changeStaffBatch, leaveStaffBatch } from '../../../src/contract/address-book/staff-batch';
import { importStaff, STAFF_IMPORT } from '../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import {
  changeStaffState,
  departStaff,
  queryRolesToGive,
  queryStaffDependents,
} from '../../../src/contract/address-book/staff-state';
import type { BodyOf } from '../../../src/contract/call';
import {
  queryImportJob,
  queryImportJobs,
  queryLatestImportJob,
  type ImportJob,
} from '../../../src/contract/import-job/import-job';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { RowOf } from '../../../src/contract/resource/resource';
import type { Answers } from '../../support/components/fake-runtime';
import { fieldsRefused, resourceAnswers } from '../../support/components/resource-answers';

type Member = RowOf<typeof staffMembers>;

const PLACE = {
  department: { no: 'D1', name: '研发中心' },
  position: { no: 'P2', name: '工程师' },
  grade: { no: 'G2', name: '经理级' },
  costCenter: { no: 'C1', name: '研发成本' },
  accountingEntity: { no: 'E1', name: '华睿信息' },
};
const IDENTITY = { latinName: '', sexTem: 1, birthDay: '1990-05-06', nationality: 'CN' } as const;
const CARD = { cardType: 0, cardNo: '110**********028', cardValidUntil: '' } as const;

export const STAFF: readonly [Member, Member] = [
  {
    staffNO: 'S1',
    staffName: '陈思远',
    ...IDENTITY,
    ...CARD,
    phone: '138****0001',
    email: '',
    jobNO: 'A-001',
    ...PLACE,
    supervisor: { no: 'S2', name: '王建华' },
    staffState: 'active',
    stateSince: '',
    modifyTime: null,
  },
  {
    staffNO: 'S2',
    staffName: '王建华',
    ...IDENTITY,
    ...CARD,
    phone: '138****0002',
    email: 'wang@demo.example',
    jobNO: 'A-002',
    ...PLACE,
    supervisor: null,
    staffState: 'stopped',
    stateSince: '2026-11-20',
    modifyTime: '2026-11-20T02:00:00.000Z',
  },
];

/** A right as the call for the user's rights returns it. */
export const rightNode = (objectNo: string) => ({
  objectNo,
  objectName: '维护员工和部门',
  objectType: 2,
  parentNo: '',
  keyID: objectNo,
  url: '',
  iconUrl: '',
  childObjectInfoBos: [],
});

/** Grants the right to edit staff, limited to these departments if given. */
export const mayEditStaff = (deptNOList?: string[]): Answers => ({
  queryPermissionListForBusiness: () => ({
    treeResps: [{ ...rightNode(OBJECT.editStaff), ...(deptNOList && { deptNOList }) }],
  }),
});

const nameOf = ({ path }: { path: string }) => path.slice(path.lastIndexOf('/') + 1);

/** A finished import of staff. */
export const IMPORT: ImportJob = {
  importJobNo: `J${'0'.repeat(32)}`,
  kind: STAFF_IMPORT,
  fileName: '员工.csv',
  importState: 'done',
  failure: null,
  rowsTotal: 3,
  rowsDone: 3,
  rowsWritten: 3,
  rowsKnown: 0,
  refusedCount: 0,
  refusedList: [],
  applyTime: '2026-11-29T02:00:00.000Z',
  endTime: '2026-11-29T02:00:01.000Z',
  applyBy: '陈思远',
  stepList: [
    { how: 'asked', operatorName: '陈思远', time: '2026-11-29T02:00:00.000Z' },
    { how: 'undone', operatorName: '刘敏', time: '' },
  ],
  canUndo: false,
  undoTotal: 0,
  undoDone: 0,
  undoFailure: null,
  keptList: [],
};

export function staffAnswers(): Answers {
  const { rows, answers } = resourceAnswers(staffMembers, STAFF);
  const departments: Department[] = [
    { deptNO: 'D2', deptName: '平台部', parentNO: 'D1', head: null, staffCount: 2, version: 1 },
    {
      deptNO: 'D1',
      deptName: '研发中心',
      parentNO: '',
      head: { no: 'S1', name: '陈思远' },
      staffCount: 5,
      version: 1,
    },
  ];
  const setState = (key: string, staffState: Member['staffState']) => {
    const at = rows.findIndex(({ staffNO }) => staffNO === key);
    const row = rows[at];
    if (row) rows[at] = { ...row, staffState, version: row.version + 1 };
    return {};
  };
  return {
    ...answers,
    [nameOf(changeStaffState)]: ({ key, staffState }: { key: string; staffState: Member['staffState'] }) =>
      setState(key, staffState),
    [nameOf(importStaff)]: ({ dryRun }: { dryRun: '0' | '1' }) => ({
      rowCount: 3,
      wrongCount: 0,
      importJobNo: dryRun === '0' ? IMPORT.importJobNo : null,
      wrongList: [],
    }),
    [nameOf(queryLatestImportJob)]: () => ({ importJob: null }),
    [nameOf(queryImportJob)]: () => ({ importJob: IMPORT }),
    [nameOf(queryImportJobs)]: () => ({ total: 0, importList: [] }),
    [nameOf(queryStaffDependents)]: ({ staffState }: BodyOf<typeof queryStaffDependents>) => ({
      groupList: [
        {
          kind: 'subordinate',
          name: '直接下属',
          fate: staffState === 'departed' ? 'successor' : 'rest',
          count: 2,
          callersCount: 0,
          rows: [
            { no: 'S8', name: '李一', link: '/employeeManage/staffDetail/S8' },
            { no: 'S9', name: '李二', link: '/employeeManage/staffDetail/S9' },
          ],
        },
        {
          kind: 'role',
          name: '角色',
          fate: 'end',
          count: 21,
          callersCount: 0,
          rows: [{ no: 'R1', name: '财务', link: '/permission/roleManageNew' }],
        },
      ],
      callersList: staffState === 'departed' ? [{ name: '您本人的直属上级', successorName: '王总' }] : [],
      beyondList:
        staffState === 'departed'
          ? [{ name: '指定其为审批人的审批流程', count: 1, successorName: '王建华' }]
          : [],
      needsSuccessor: staffState === 'departed',
    }),
    [nameOf(changeStaffBatch)]: ({ staffNOList }: BodyOf<typeof changeStaffBatch>) => ({
      outcomeList: staffNOList.map((staffNO) => ({ staffNO, isDone: true, reason: '' })),
    }),
    [nameOf(leaveStaffBatch)]: ({ staffNOList, staffState }: BodyOf<typeof leaveStaffBatch>) => ({
      outcomeList: staffNOList.map((staffNO) => {
        if (staffNO === 'S1') return { staffNO, isDone: false, reason: '请为以下事项选择接替人：直接下属' };
        setState(staffNO, staffState);
        return { staffNO, isDone: true, reason: '' };
      }),
    }),
    [nameOf(queryRolesToGive)]: () => ({
      roleList: [
        { roleNO: 'R0', roleName: '普通员工', isUsual: true },
        { roleNO: 'R1', roleName: '财务', isUsual: false },
      ],
    }),
    [nameOf(departStaff)]: ({ key }: { key: string }) => setState(key, 'departed'),
    [nameOf(queryDepartments)]: () => ({ departmentList: [...departments] }),
    [nameOf(addDepartment)]: ({ deptName, parentNO, head }: BodyOf<typeof addDepartment>) => {
      const named = head && { no: head.no, name: head.name ?? '' };
      departments.push({ deptNO: 'D9', deptName, parentNO, head: named, staffCount: 0, version: 1 });
      return { deptNO: 'D9' };
    },
    [nameOf(alterDepartment)]: () => ({}),
    [nameOf(deleteDepartment)]: () => {
      throw fieldsRefused({ deptNO: '部门有下级部门，不能删除' });
    },
  };
}
