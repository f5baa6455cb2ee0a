/** Departments as a tree: name → subdepartments. */
interface DepartmentTree {
  [name: string]: DepartmentTree;
}

export interface DemoEnterprise {
  enterpriseNum: string;
  entName: string;
  entShortName: string;
  phone: string;
  taxNo: string;
  headcount: number;
  departments: DepartmentTree;
  /** Fen; null: the enterprise has no monthly settlement. */
  creditLimit: number | null;
  /** Initial balance of the prepaid account in fen. */
  prepaid: number;
}

export const TMC = { tmcNumber: 'TMC001', tmcName: '远途商旅服务有限公司' };

export const ENTERPRISES: readonly [DemoEnterprise, DemoEnterprise, DemoEnterprise] = [
  {
    enterpriseNum: '100001',
    entName: '华睿信息技术股份有限公司',
    entShortName: '华睿信息',
    phone: '010-80000001',
    taxNo: '91110105MA00000012',
    headcount: 168,
    departments: {
      总经办: {},
      研发中心: { 平台研发部: {}, 应用研发部: { 前端组: {}, 后端组: {} }, 测试部: {} },
      销售中心: { 华北销售部: {}, 华东销售部: {}, 华南销售部: {} },
      交付中心: { 实施部: {}, 运维部: {} },
      财务部: {},
      人力资源部: {},
      行政部: {},
    },
    creditLimit: 200_000_000,
    prepaid: 80_000_000,
  },
  {
    enterpriseNum: '100002',
    entName: '东岳重工集团有限公司',
    entShortName: '东岳重工',
    phone: '0531-80000002',
    taxNo: '91370102MA00000020',
    headcount: 112,
    departments: {
      总经办: {},
      制造中心: { 装配部: {}, 质量部: {} },
      营销中心: { 国内营销部: {}, 海外营销部: {} },
      技术中心: {},
      财务部: {},
      综合管理部: {},
    },
    creditLimit: 60_000_000,
    prepaid: 20_000_000,
  },
  {
    enterpriseNum: '100003',
    entName: '清禾医药有限公司',
    entShortName: '清禾医药',
    phone: '021-80000003',
    taxNo: '91310104MA00000037',
    headcount: 60,
    departments: { 总经办: {}, 研究院: { 临床部: {} }, 市场部: {}, 财务部: {}, 综合管理部: {} },
    creditLimit: null,
    prepaid: 40_000_000,
  },
];

/** From the top; `grade` is the index in GRADES. */
export const POSITIONS = [
  { name: '总经理', grade: 0 },
  { name: '总监', grade: 1 },
  { name: '经理', grade: 2 },
  { name: '主管', grade: 2 },
  { name: '工程师', grade: 3 },
  { name: '专员', grade: 3 },
] as const;

/** Grades from the top, each with its travel standard. */
export const GRADES = [
  { name: '高管', maxCabinType: 3, maxDiscount: 100, lowestPriceMinutes: 0, advanceDays: 0 },
  { name: '总监级', maxCabinType: 2, maxDiscount: 100, lowestPriceMinutes: 60, advanceDays: 0 },
  { name: '经理级', maxCabinType: 1, maxDiscount: 90, lowestPriceMinutes: 120, advanceDays: 2 },
  { name: '员工级', maxCabinType: 1, maxDiscount: 80, lowestPriceMinutes: 120, advanceDays: 3 },
] as const;

export interface Department {
  deptNo: string;
  deptName: string;
  parentNo: string | null;
}

/** The departments of an enterprise, parents first, numbered in this order. */
export function departmentsOf({ enterpriseNum, departments }: DemoEnterprise): Department[] {
  const list: Department[] = [];
  const add = (tree: DepartmentTree, parentNo: string | null) => {
    for (const [deptName, below] of Object.entries(tree)) {
      const deptNo = `${enterpriseNum}D${String(list.length + 1).padStart(2, '0')}`;
      list.push({ deptNo, deptName, parentNo });
      add(below, deptNo);
    }
  };
  add(departments, null);
  return list;
}

/** Numbers of an enterprise's cost centres, by their index in COST_CENTERS, and of its accounting entity. */
export const costCenterNo = (enterpriseNum: string, i: number) => `${enterpriseNum}C${i + 1}`;
export const entityNo = (enterpriseNum: string) => `${enterpriseNum}A1`;
export const positionNo = (enterpriseNum: string, i: number) => `${enterpriseNum}P${i + 1}`;
export const gradeNo = (enterpriseNum: string, i: number) => `${enterpriseNum}G${i + 1}`;
