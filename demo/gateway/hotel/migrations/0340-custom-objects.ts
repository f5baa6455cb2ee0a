import { statements } from '../../db/statements';

const MODULE = 'YHWZ-JDH5CZQX';
const EDIT = 'YHWZ-YMQX-JDYMSZ';

type Field = readonly [name: string, isShown: 0 | 1, isRequired: 0 | 1];
/** Sections of the hotel booking page and their fields, with their initial states. */
const SECTIONS: readonly (readonly [name: string, fields: readonly Field[]])[] = [
  [
    '查询',
    [
      ['目的地城市', 1, 1],
      ['入住日期', 1, 1],
      ['离店日期', 1, 1],
      ['关键字', 1, 0],
      ['星级', 1, 0],
      ['价格区间', 1, 0],
      ['酒店品牌', 0, 0],
    ],
  ],
  [
    '预订人',
    [
      ['预订人姓名', 1, 1],
      ['预订人手机', 1, 1],
      ['预订人邮箱', 1, 0],
      ['确认短信', 1, 0],
    ],
  ],
  [
    '入住人',
    [
      ['入住人姓名', 1, 1],
      ['入住人手机', 1, 1],
      ['证件类型', 1, 0],
      ['证件号码', 1, 0],
      ['员工编号', 0, 0],
      ['所属部门', 1, 0],
      ['同住人', 0, 0],
      ['预计到店时间', 1, 0],
    ],
  ],
  [
    '发票',
    [
      ['开票方式', 1, 1],
      ['发票类型', 1, 1],
      ['发票抬头', 1, 1],
      ['纳税人识别号', 1, 0],
      ['收票邮箱', 1, 0],
      ['邮寄地址', 0, 0],
    ],
  ],
  [
    '费用归属',
    [
      ['费用归属部门', 1, 1],
      ['成本中心', 1, 1],
      ['核算主体', 1, 0],
      ['项目', 0, 0],
      ['出差申请单', 1, 0],
      ['出差事由', 1, 0],
    ],
  ],
  [
    '备注',
    [
      ['特殊要求', 1, 0],
      ['床型偏好', 1, 0],
      ['早餐要求', 1, 0],
      ['备注', 1, 0],
      ['超标原因', 1, 1],
    ],
  ],
];

const two = (at: number): string => String(at + 1).padStart(2, '0');

/** Number, parent's number, name, kind, on or off. */
type Row = readonly [no: string, parent: string | null, name: string, type: 1 | 2, isEnable: 0 | 1];
const rows: readonly Row[] = SECTIONS.flatMap(([section, fields], i): Row[] => {
  const sectionNo = `${MODULE}-${two(i)}`;
  return [
    [sectionNo, null, section, 1, 1],
    ...fields.flatMap(([field, isShown, isRequired], j): Row[] => {
      const fieldNo = `${sectionNo}${two(j)}`;
      return [
        [fieldNo, sectionNo, field, 1, 1],
        [`${fieldNo}01`, fieldNo, '展示', 2, isShown],
        [`${fieldNo}02`, fieldNo, '必填', 2, isRequired],
      ];
    }),
  ];
});
const values = rows.map(
  ([no, parent, name, type, isEnable], at) =>
    `('${no}', ${parent === null ? 'null' : `'${parent}'`}, 'YHWZ', '${MODULE}', '${name}', ${type}, 'H${no.slice(-6)}', ${at + 1}, ${isEnable === 1})`,
);

/**
 * Objects of pages that an enterprise, or else its agency, shows or hides; the hotel booking page is the first of them.
 */
export const migration = statements(
  `create table custom_object (
    object_no text primary key,
    parent_no text references custom_object,
    app_no text not null,
    module_no text not null,
    object_name text not null,
    object_type smallint not null check (object_type in (1, 2)),
    key_id text not null,
    sort_order integer not null,
    is_enable boolean not null
  )`,
  `create table custom_object_default (
    tmc_number text not null references tmc,
    object_no text not null references custom_object,
    is_enable boolean not null,
    primary key (tmc_number, object_no)
  )`,
  `create table custom_object_setting (
    enterprise_num text not null references enterprise,
    object_no text not null references custom_object,
    is_enable boolean not null,
    primary key (enterprise_num, object_no)
  )`,
  `insert into custom_object (object_no, parent_no, app_no, module_no, object_name, object_type, key_id, sort_order, is_enable)
    values ${values.join(',\n    ')}`,
  `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
    select '${EDIT}', app_no, module_no, '维护酒店页面设置', 2, '${EDIT}', sort_order
    from permission_object where object_no = 'YHWZ-YMQX-JSCPWH'`,
  // grants the right to roles that maintain the reasons for breaking the travel standards
  `insert into role_grant (role_no, object_no)
    select role_no, '${EDIT}' from role_grant where object_no = 'YHWZ-YMQX-CBYYWH'`,
);
