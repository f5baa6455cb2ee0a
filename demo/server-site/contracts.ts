/** A contract with a supplier; amounts in fen, dates as YYYY-MM-DD. */
export interface Contract {
  no: string;
  name: string;
  supplier: string;
  kind: ContractKind;
  amount: number;
  begin: string;
  end: string;
}
export const CONTRACT_KINDS = ['酒店协议', '机票协议', '用车协议'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Fields of a posted form, each of which may be missing. */
export type ContractForm = Partial<Record<'name' | 'supplier' | 'kind' | 'amount' | 'begin' | 'end', string>>;
export type ContractErrors = Partial<Record<keyof ContractForm, string>>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the contract of a form, or its errors by field. */
export function readForm(
  form: ContractForm,
): { contract: Omit<Contract, 'no'> } | { errors: ContractErrors } {
  const errors: ContractErrors = {};
  const name = form.name?.trim() ?? '';
  const supplier = form.supplier?.trim() ?? '';
  const kind = CONTRACT_KINDS.find((known) => known === form.kind);
  const amount = (form.amount ?? '').trim();
  const { begin = '', end = '' } = form;
  if (name === '' || name.length > 40) errors.name = '请输入合同名称，不超过40个字';
  if (supplier === '' || supplier.length > 40) errors.supplier = '请输入供应商，不超过40个字';
  if (!kind) errors.kind = '请选择合同类型';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0)
    errors.amount = '请输入大于0的金额，最多两位小数';
  if (!isDate(begin)) errors.begin = '请输入生效日期';
  if (!isDate(end)) errors.end = '请输入失效日期';
  else if (isDate(begin) && end < begin) errors.end = '失效日期不能早于生效日期';
  if (!kind || Object.keys(errors).length > 0) return { errors };
  return { contract: { name, supplier, kind, amount: Math.round(Number(amount) * 100), begin, end } };
}

const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));

export function statusOf({ begin, end }: Contract, today: string): string {
  if (today < begin) return '未生效';
  return today > end ? '已到期' : '生效中';
}

/** Contracts by enterprise, in memory of the process. */
export class Contracts {
  readonly #byEnterprise = new Map<string, Contract[]>();

  list(enterpriseNum: string): readonly Contract[] {
    return this.#of(enterpriseNum);
  }
  find(enterpriseNum: string, no: string): Contract | undefined {
    return this.#of(enterpriseNum).find((contract) => contract.no === no);
  }
  add(enterpriseNum: string, contract: Omit<Contract, 'no'>): Contract {
    const contracts = this.#of(enterpriseNum);
    const added = { ...contract, no: `HT${2026_0001 + contracts.length}` };
    contracts.push(added);
    return added;
  }
  change(enterpriseNum: string, no: string, contract: Omit<Contract, 'no'>): void {
    const found = this.find(enterpriseNum, no);
    if (found) Object.assign(found, contract);
  }

  #of(enterpriseNum: string): Contract[] {
    const held = this.#byEnterprise.get(enterpriseNum) ?? SAMPLES.map((contract) => ({ ...contract }));
    this.#byEnterprise.set(enterpriseNum, held);
    return held;
  }
}

const SAMPLES: readonly Contract[] = [
  {
    no: 'HT20260001',
    name: '上海地区协议酒店框架合同',
    supplier: '浦江酒店管理有限公司',
    kind: '酒店协议',
    amount: 120_000_000,
    begin: '2026-01-01',
    end: '2026-12-31',
  },
  {
    no: 'HT20260002',
    name: '国内机票大客户协议',
    supplier: '东方航空集团客户部',
    kind: '机票协议',
    amount: 350_000_000,
    begin: '2026-04-01',
    end: '2027-03-31',
  },
  {
    no: 'HT20260003',
    name: '北京机场接送服务合同',
    supplier: '首汽商务用车',
    kind: '用车协议',
    amount: 18_500_000,
    begin: '2025-07-01',
    end: '2026-06-30',
  },
  {
    no: 'HT20260004',
    name: '深圳会议中心住宿补充协议',
    supplier: '鹏城国际酒店',
    kind: '酒店协议',
    amount: 26_800_000,
    begin: '2027-01-01',
    end: '2027-12-31',
  },
];
