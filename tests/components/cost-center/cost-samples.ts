import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type {
  BudgetControl,
  queryCostCenterBudgets,
  saveBudgetControl,
  saveCostCenterBudget,
} from '../../../src/contract/cost-center/budgets';
import type {
  closeCostObjects,
  CostObject,
  moveCostObject,
  queryCostObject,
  queryCostObjectChanges,
  queryCostObjects,
  reopenCostObject,
  saveCostObject,
} from '../../../src/contract/cost-center/cost-objects';
import type { Answers } from '../../support/components/fake-runtime';

const PLAIN: CostObject = {
  costKind: 'costCenter',
  no: 'E001C1',
  code: 'CC-RD',
  name: '研发中心',
  parentNO: '',
  parentName: '',
  childCount: 0,
  ownerNO: '',
  ownerName: '',
  validFrom: '2026-01-01',
  validTo: '',
  costState: 'open',
  closedDate: '',
  successorNO: '',
  successorName: '',
  taxNo: '',
  isForAll: true,
  deptCount: 0,
  staffCount: 0,
  yearBudget: { amount: null, used: 0, held: 0 },
  monthBudget: { amount: null, used: 0, held: 0 },
  revision: 1,
};

export const costObject = (given: Partial<CostObject>): CostObject => ({ ...PLAIN, ...given });

/** A small enterprise: trees of cost centres, one over its budget, one closed, and one of each other kind. */
export const OBJECTS: readonly CostObject[] = [
  costObject({
    childCount: 2,
    ownerNO: 'S0001',
    ownerName: '林静',
    yearBudget: { amount: 12_000_000, used: 6_000_000, held: 1_000_000 },
    monthBudget: { amount: 1_000_000, used: 1_200_000, held: 50_000 },
  }),
  costObject({
    no: 'E001C2',
    code: 'CC-RD-1',
    name: '平台研发',
    parentNO: 'E001C1',
    parentName: '研发中心',
    childCount: 1,
    isForAll: false,
    deptCount: 2,
    staffCount: 3,
    yearBudget: { amount: 5_000_000, used: 0, held: 0 },
  }),
  costObject({
    no: 'E001C3',
    code: 'CC-RD-2',
    name: '应用研发',
    parentNO: 'E001C1',
    parentName: '研发中心',
    validFrom: '2027-01-01',
    costState: 'coming',
  }),
  costObject({
    no: 'E001C4',
    code: 'CC-RD-1-1',
    name: '数据平台',
    parentNO: 'E001C2',
    parentName: '平台研发',
  }),
  costObject({
    no: 'E001C5',
    code: 'CC-OLD',
    name: '老市场部',
    costState: 'closed',
    closedDate: '2026-06-30',
    successorNO: 'E001C1',
    successorName: '研发中心',
  }),
  costObject({
    costKind: 'accountingEntity',
    no: 'E001A1',
    code: 'AE-SH',
    name: '远航科技（上海）有限公司',
    taxNo: '91310000MA1FL0001X',
    yearBudget: null,
    monthBudget: null,
  }),
  costObject({
    costKind: 'project',
    no: 'E001P1',
    code: 'P-2026',
    name: '新机房建设',
    validTo: '2026-12-31',
    yearBudget: null,
    monthBudget: null,
  }),
];

const DEPARTMENTS = [
  { no: 'D01', name: '研发部', parentNo: '' },
  { no: 'D02', name: '前端组', parentNo: 'D01' },
  { no: 'D03', name: '市场部', parentNo: '' },
];

type Kept = ResultOf<typeof queryCostObject>;

/** A gateway that saves objects and refuses stale revisions as the contract says. */
export function costAnswers(objects: readonly CostObject[] = OBJECTS): Answers {
  const kept = new Map(objects.map((one) => [one.no, one]));
  const details = new Map<string, Pick<Kept, 'deptList' | 'staffList'>>([
    [
      'E001C2',
      {
        deptList: [
          { no: 'D01', name: '研发部' },
          { no: 'D03', name: '市场部' },
        ],
        staffList: [
          { no: 'S0002', name: '陈思远', deptName: '销售部' },
          { no: 'S0003', name: '周宁', deptName: '' },
          { no: 'S0004', name: '刘敏', deptName: '财务部' },
        ],
      },
    ],
  ]);
  let budgetControl: BudgetControl = 'warn';
  const budgets = new Map<string, { monthAmountList: number[] | null; revision: number }>([
    ['E001C1', { monthAmountList: Array.from({ length: 12 }, () => 1_000_000), revision: 2 }],
  ]);
  const get = (no: string): CostObject => kept.get(no) ?? costObject({ no });
  const change = (no: string, changed: Partial<CostObject>) => {
    const before = get(no);
    kept.set(no, { ...before, ...changed, revision: before.revision + 1 });
  };
  return {
    queryCostObjects: (body: BodyOf<typeof queryCostObjects>) => {
      const { costKind, keyword = '', costStateList = [], parentNO = null } = body;
      const { pageIndex = 1, pageSize = 50, sortBy = 'code', isDescending = false } = body;
      const found = [...kept.values()]
        .filter((one) => one.costKind === costKind)
        .filter(({ code, name, ownerName }) => `${code} ${name} ${ownerName}`.includes(keyword))
        .filter(({ costState }) => costStateList.length === 0 || costStateList.includes(costState))
        .filter((one) => parentNO === null || one.parentNO === parentNO)
        .sort((a, b) => a[sortBy].localeCompare(b[sortBy]) * (isDescending ? -1 : 1));
      const from = (pageIndex - 1) * pageSize;
      return { total: found.length, costObjectList: found.slice(from, from + pageSize) };
    },
    queryCostObject: ({ no }: BodyOf<typeof queryCostObject>): Kept => {
      const object = get(no);
      const pathList: Kept['pathList'] = [];
      for (let above = kept.get(object.parentNO); above; above = kept.get(above.parentNO))
        pathList.unshift({ no: above.no, name: above.name });
      const detail = details.get(no) ?? { deptList: [], staffList: [] };
      return { costObject: object, pathList, ...detail, orderCount: 12, defaultStaffCount: 4 };
    },
    saveCostObject: (body: BodyOf<typeof saveCostObject>) => {
      const { no = '', basedOn: _, deptNOList = [], staffNOList = [], ...fields } = body;
      const { parentNO = '', ownerNO = '', validTo = '', taxNo = '' } = fields;
      const saved = no || `E001N${kept.size}`;
      if (no === '') kept.set(saved, costObject({ no: saved, costKind: fields.costKind, revision: 0 }));
      change(saved, {
        ...fields,
        parentNO,
        ownerNO,
        validTo,
        taxNo,
        parentName: kept.get(parentNO)?.name ?? '',
        deptCount: deptNOList.length,
        staffCount: staffNOList.length,
      });
      details.set(saved, {
        deptList: DEPARTMENTS.filter((one) => deptNOList.includes(one.no)),
        staffList: staffNOList.map((one) => ({ no: one, name: one, deptName: '' })),
      });
      return { no: saved, revision: get(saved).revision };
    },
    moveCostObject: ({ no, parentNO }: BodyOf<typeof moveCostObject>) => {
      const from = kept.get(get(no).parentNO);
      if (from) kept.set(from.no, { ...from, childCount: from.childCount - 1 });
      const to = kept.get(parentNO);
      if (to) kept.set(to.no, { ...to, childCount: to.childCount + 1 });
      change(no, { parentNO, parentName: to?.name ?? '' });
      return { revision: get(no).revision };
    },
    closeCostObjects: ({ closingList, successorNO = '' }: BodyOf<typeof closeCostObjects>) => {
      const successorName = kept.get(successorNO)?.name ?? '';
      for (const { no } of closingList)
        change(no, { costState: 'closed', closedDate: '2026-11-26', successorNO, successorName });
      return {
        closedCount: closingList.length,
        movedStaffCount: successorNO === '' ? 0 : 4,
        movedChildCount: successorNO === '' ? 0 : 1,
      };
    },
    reopenCostObject: ({ no }: BodyOf<typeof reopenCostObject>) => {
      change(no, { costState: 'open', closedDate: '', successorNO: '', successorName: '' });
      return { revision: get(no).revision };
    },
    queryCostObjectChanges: (): ResultOf<typeof queryCostObjectChanges> => ({
      changeList: [
        {
          revision: 2,
          how: 'changed',
          changedBy: '刘敏',
          changedTime: '2026-11-20T03:00:00.000Z',
          fieldList: [
            { field: 'name', before: '研发部', after: '研发中心' },
            { field: 'owner', before: '', after: '林静' },
            { field: 'isForAll', before: '0', after: '1' },
          ],
        },
        {
          revision: 1,
          how: 'created',
          changedBy: '',
          changedTime: '2026-01-01T02:00:00.000Z',
          fieldList: [],
        },
      ],
    }),
    queryBudgetControl: () => ({ budgetControl }),
    saveBudgetControl: (body: BodyOf<typeof saveBudgetControl>) => {
      ({ budgetControl } = body);
      return { budgetControl };
    },
    queryCostCenterBudgets: (): ResultOf<typeof queryCostCenterBudgets> => ({
      budgetList: [...kept.values()]
        .filter(({ costKind }) => costKind === 'costCenter')
        .map(({ no, name }) => ({
          costCenterNO: no,
          costCenterName: name,
          monthAmountList: null,
          revision: 0,
          ...budgets.get(no),
        })),
    }),
    saveCostCenterBudget: (body: BodyOf<typeof saveCostCenterBudget>) => {
      const { costCenterNO, monthAmountList, basedOn } = body;
      budgets.set(costCenterNO, { monthAmountList, revision: basedOn + 1 });
      return { revision: basedOn + 1 };
    },
  };
}

/** Departments and staff to choose from. */
export const choiceAnswers = (): Answers => ({
  queryOrganisationChoices: () => ({ choiceList: DEPARTMENTS }),
  queryStaffChoices: ({ keyword }: { keyword: string }) => {
    const staff = [
      { staffNO: 'S0001', staffName: '林静', deptName: '研发部' },
      { staffNO: 'S0002', staffName: '陈思远', deptName: '销售部' },
    ];
    return { staffList: staff.filter(({ staffName }) => staffName.includes(keyword)) };
  },
});
