import { findColumns, headersOf, type TableColumn } from '../table-import/table-columns';

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

/** Headers of a template: the common fields, and the enterprise's own fields by their names. */
export const templateHeaders = (ownNames: readonly string[]): string[] => {
  const known = memberColumns([]);
  return [...headersOf(known), ...ownNames.filter((name) => findColumns(known, [name]).places.size === 0)];
};

/** An enterprise's own field. */
interface OwnField {
  fieldNO: string;
  fieldName: string;
}

/** Columns of a staff file: the common fields, and the enterprise's own fields by their numbers. */
export const memberColumns = (ownFields: readonly OwnField[]): TableColumn[] => [
  ...MEMBER_FIELDS.map((field) => ({
    field,
    header: HEADERS[field],
    isRequired: NEEDED.includes(field),
    ...(field === 'jobNO' && { isKey: true }),
  })),
  ...ownFields.map(({ fieldNO, fieldName }) => ({ field: fieldNO, header: fieldName })),
];
