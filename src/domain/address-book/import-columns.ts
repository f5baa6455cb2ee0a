import { headerKey, type TableColumn } from '../table-import/table-columns';

/** Fields of a staff file, besides the enterprise's own ones. */
export const MEMBER_FIELDS = [
  'staffName',
  'jobNO',
  'department',
  'position',
  'grade',
  'supervisor',
  'costCenter',
  'accountingEntity',
  'phone',
  'email',
  'sexTem',
  'birthDay',
  'nationality',
  'cardType',
  'cardNo',
  'cardValidUntil',
  'latinName',
] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

const HEADERS: Readonly<Record<MemberField, string>> = {
  staffName: '姓名',
  jobNO: '员工编号',
  department: '部门',
  position: '职位',
  grade: '职级',
  supervisor: '直属上级员工编号',
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  phone: '手机号',
  email: '邮箱',
  sexTem: '性别',
  birthDay: '出生日期',
  nationality: '国籍或地区',
  cardType: '证件类型',
  cardNo: '证件号码',
  cardValidUntil: '证件有效期至',
  latinName: '英文姓名',
};
const NEEDED: readonly MemberField[] = [
  'staffName',
  'department',
  'position',
  'grade',
  'costCenter',
  'accountingEntity',
  'phone',
];

export const memberHeader = (field: MemberField): string => HEADERS[field];

/** Columns that an export has besides, and an import ignores. */
const STATE_HEADERS = { staffState: '状态', stateSince: '状态变更日期' } as const;
export type StateField = keyof typeof STATE_HEADERS;

/** Headers of a template: the common fields, and the enterprise's own fields by their names. */
export const templateHeaders = (ownNames: readonly string[]): string[] =>
  memberColumns(ownNames.map((fieldName, at) => ({ fieldNO: `own ${at}`, fieldName })))
    .filter(({ isIgnored }) => isIgnored !== true)
    .map(({ header }) => header);

/** An enterprise's own field. */
interface OwnField {
  fieldNO: string;
  fieldName: string;
}

/**
 * Columns of a staff file, both of exports and of imports: the common fields, the enterprise's own fields by their
 * numbers, and the state. An own field with the name of another column has a longer header.
 */
export const memberColumns = (ownFields: readonly OwnField[]): TableColumn[] => {
  const members = MEMBER_FIELDS.map((field) => ({
    field,
    header: HEADERS[field],
    isRequired: NEEDED.includes(field),
    ...(field === 'jobNO' && { isKey: true }),
  }));
  const taken = new Set(members.map(({ header }) => headerKey(header)));
  const take = (header: string, instead: string): string => {
    const free = taken.has(headerKey(header)) ? instead : header;
    taken.add(headerKey(free));
    return free;
  };
  const own = ownFields.map(({ fieldNO, fieldName }) => ({
    field: fieldNO,
    header: take(fieldName, `企业字段 ${fieldName}`),
  }));
  const states = Object.entries(STATE_HEADERS).map(([field, header]) => ({
    field,
    header: take(header, `系统${header}`),
    isIgnored: true,
  }));
  return [...members, ...own, ...states];
};
