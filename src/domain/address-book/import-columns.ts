/** What a column of a file of staff holds, besides the enterprise's own fields. */
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

/** Headers of a template: what every enterprise has, and its own fields by their names. */
export const templateHeaders = (ownNames: readonly string[]): string[] => [
  ...MEMBER_FIELDS.map(memberHeader),
  ...ownNames.filter((name) => !MEMBER_FIELDS.some((field) => isHeader(HEADERS[field], name))),
];

/** An enterprise's own field. */
interface OwnField {
  fieldNO: string;
  fieldName: string;
}

export interface MemberColumns {
  /** Place in a row, by field. */
  places: ReadonlyMap<MemberField, number>;
  /** Place in a row, by number of an own field. */
  ownPlaces: ReadonlyMap<string, number>;
  /** Headers as they stand, which no column of staff has. */
  unknown: readonly string[];
  twice: readonly string[];
  /** Headers of columns that are needed and not there. */
  missing: readonly string[];
}

/** Which column of a file is which; their order is free, and a hint may stand behind a header: 手机号（必填）. */
export function findMemberColumns(headers: readonly string[], ownFields: readonly OwnField[]): MemberColumns {
  const places = new Map<MemberField, number>();
  const ownPlaces = new Map<string, number>();
  const [unknown, twice]: [string[], string[]] = [[], []];
  headers.forEach((header, place) => {
    if (plain(header) === '') return;
    const field = MEMBER_FIELDS.find((one) => isHeader(HEADERS[one], header));
    const own = field === undefined ? ownFields.find((one) => isHeader(one.fieldName, header)) : undefined;
    if (field === undefined && own === undefined) unknown.push(header.trim());
    else if ((field !== undefined && places.has(field)) || (own && ownPlaces.has(own.fieldNO)))
      twice.push(header.trim());
    else if (field !== undefined) places.set(field, place);
    else if (own) ownPlaces.set(own.fieldNO, place);
  });
  const missing = NEEDED.filter((field) => !places.has(field)).map(memberHeader);
  return { places, ownPlaces, unknown, twice, missing };
}

const plain = (header: string): string => header.normalize('NFKC').replaceAll(/[\s\uFEFF*:]/g, '');
const withoutHint = (header: string): string => plain(header).replace(/\(.*\)$/, '');
/** An own field may have brackets in its name. */
const isHeader = (name: string, header: string): boolean =>
  plain(name) === plain(header) || plain(name) === withoutHint(header);
