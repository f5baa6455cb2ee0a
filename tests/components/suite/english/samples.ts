import type { ElementTag } from '../../../../components/index';
import { staffPermissions } from '../../../../src/contract/data-permission/staff-permissions';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { operators } from '../../../../src/contract/permission/operators';
import type { Answers } from '../../../support/components/fake-runtime';
import { resourceAnswers } from '../../../support/components/resource-answers';
import { answersWithRights } from '../../../support/components/rights';
import { gradeAnswers } from '../../address-book/address-book-samples';
import { STAFF, staffAnswers } from '../../address-book/staff-samples';
import { choiceAnswers, costAnswers } from '../../cost-center/cost-samples';
import { importAnswers } from '../../cost-center/import-samples';
import { memberAnswers } from '../../permission/permission-samples';
import { standardAnswers } from '../../travel-standard/standard-samples';

/** A page in English with the steps through its dialogs. */
export interface EnglishPage {
  tag: ElementTag;
  attributes: Record<string, string>;
  answers?: Answers;
  /** Words to wait for before the texts are read. */
  sees: string;
  /** Buttons to press one after the other, each with the words to wait for. */
  steps?: readonly (readonly [press: string, sees: string])[];
}

const staff: Answers = {
  ...staffAnswers(),
  queryAccountContacts: () => ({
    total: 1,
    requestList: [
      {
        requestNO: 'R1',
        staffNO: 'S1',
        staffName: '陈思远',
        kind: 'phone',
        value: '139****0001',
        agreement: 'colleague',
        reason: '手机丢失',
        askerName: '林静',
        requestState: 'waiting',
        applyTime: '2026-11-20T02:00:00.000Z',
        effectTime: '',
        mayAgree: true,
        mayEnd: true,
      },
    ],
  }),
};
/** The one member of staff with rights. */
const HOLDER = {
  staffNO: 'S1',
  staffName: '陈思远',
  department: { no: 'D1', name: '平台研发部' },
  roleList: [{ no: '100001-staff', name: '职位维护员' }],
  managerKind: 'none',
  reportScope: { isSet: false, permissionRangeID: 1, memberList: [] },
  objectList: [{ no: 'P1', name: '角色管理' }],
} as const;
const OPERATOR = {
  keyId: 'O1',
  staff: { no: 'S1', name: '陈思远' },
  departments: [{ no: 'D1', name: '平台研发部' }],
  products: ['flight', 'car'],
  weekdays: [1, 2],
  hours: { from: '09:00', to: '18:00' },
  isEnabled: true,
  remark: '',
  validTo: null,
  modifyTime: null,
} as const;
const rights: Answers = {
  ...memberAnswers(),
  ...resourceAnswers(staffPermissions, structuredClone([HOLDER]) as never).answers,
  ...resourceAnswers(operators, structuredClone([OPERATOR]) as never).answers,
  queryStaffGrants: () => ({
    grantList: [{ objectNo: 'P1', sourceList: [{ roleNO: '100001-staff', name: '职位维护员' }] }],
  }),
  queryMainManager: () => ({
    mainManager: { staffNO: 'S0001', staffName: '林静', deptName: '总部', telephone: '138****0001' },
    isCaller: true,
    changeList: [
      {
        changeNO: 1,
        changeTime: '2026-11-20T02:00:00.000Z',
        formerName: '王磊',
        presentName: '林静',
        reason: '离职',
        formerKeeps: 'staffRole',
      },
    ],
  }),
  ...answersWithRights(
    OBJECT.editRoles,
    OBJECT.setDataPermissions,
    OBJECT.editOperators,
    OBJECT.editSubManagers,
  ),
};
const permission = (
  attributes: Record<string, string>,
  sees: string,
  ...steps: NonNullable<EnglishPage['steps']>
): EnglishPage => ({ tag: 'permission', attributes, answers: rights, sees, steps });

const standards: Answers = {
  ...gradeAnswers(),
  ...standardAnswers(),
  queryStandardPriority: () => ({ scopes: ['person', 'department', 'grade'], departments: 'strictest' }),
};
const standard = (page: string, sees: string, ...steps: NonNullable<EnglishPage['steps']>): EnglishPage => ({
  tag: 'travel-standard',
  attributes: { page },
  answers: standards,
  sees,
  steps,
});

const costs = { ...costAnswers(), ...choiceAnswers() };

const addressBook = (
  attributes: Record<string, string>,
  sees: string,
  ...steps: NonNullable<EnglishPage['steps']>
): EnglishPage => ({ tag: 'address-book', attributes, answers: staff, sees, steps });

export const ENGLISH_PAGES: readonly EnglishPage[] = [
  addressBook(
    { page: 'list' },
    'Staff number',
    ['Add staff member', 'Date of birth'],
    ['Save', 'Enter a mobile number of 11 digits'],
  ),
  addressBook(
    { page: 'list' },
    'Staff number',
    ['More', 'Record departure'],
    ['Record departure', 'Successor'],
  ),
  addressBook({ page: 'list', filters: 'tab=contacts' }, 'Waiting for consent', ['Agree', 'in person']),
  addressBook({ page: 'list', filters: 'at=import' }, 'Staff file'),
  addressBook(
    { page: 'list', filters: 'tab=departments' },
    'With those below',
    ['Add department', 'Department above'],
    ['Save', 'Enter a department name'],
  ),
  addressBook({ page: 'staffDetail', row: STAFF[0].staffNO }, 'Employment', ['Edit custom', 'Save']),
  addressBook({ page: 'staffEdit', row: STAFF[0].staffNO }, 'Date of birth'),
  addressBook(
    { page: 'positionList' },
    'Position name',
    ['Add position', 'Remark'],
    ['Save', 'Enter a position name'],
  ),
  addressBook({ page: 'positionList', row: 'P1' }, 'No changes yet', ['Delete', 'cannot be undone']),
  addressBook({ page: 'gradeMaintain' }, 'Grade name', ['Change order', 'Grades stand from high to low']),
  addressBook(
    { page: 'definedTemplate' },
    'Filled in by',
    ['Add custom field', 'one per line'],
    ['Save', 'Enter a field name'],
  ),
  addressBook({ page: 'positionModule' }, 'Add chosen'),
  addressBook({ page: 'addPosition' }, 'One per line', ['Save', 'Enter a position name']),
  addressBook(
    { page: 'enterpriseInvite' },
    'Used/allowed',
    ['Add invitation', 'Valid days'],
    ['Create link', 'Choose a position'],
  ),
  addressBook({ page: 'enterpriseInvite', filters: 'tab=applications' }, 'Decided by', [
    'Agree',
    'usual one',
  ]),

  {
    tag: 'cost-center',
    attributes: {},
    answers: costs,
    sees: 'Not yet valid',
    steps: [
      ['Add cost centre', 'Owner'],
      ['Save', 'Enter a code'],
    ],
  },
  { tag: 'cost-center', attributes: { view: 'tree' }, answers: costs, sees: 'CC-RD' },
  { tag: 'cost-center', attributes: { 'object-no': 'E001C1' }, answers: costs, sees: 'Month by month' },
  { tag: 'cost-center-import', attributes: {}, answers: importAnswers(), sees: '30 added' },

  permission(
    { page: 'roleManageNew' },
    'Role name',
    ['Add role', 'An action is granted together'],
    ['Save', 'Enter a role name'],
  ),
  permission({ page: 'roleManageNew', row: 'R1000' }, 'Permissions granted', [
    'Add members',
    'at a time at most',
  ]),
  permission(
    { page: 'adminIndex' },
    'Departments managed',
    ['Add sub administrator', 'not needed for the whole'],
    ['Save', 'Choose one permission at least'],
  ),
  permission({ page: 'permissionManageNew' }, 'Scope of reports'),
  permission({ page: 'permissionManage', row: 'S1' }, 'In brackets', ['Set data scope', 'Chosen staff']),
  permission({ page: 'setOperator' }, 'Domestic flights, Cars', [
    'Add operator',
    'With all departments below',
  ]),
  permission({ page: 'addchangeMainManager' }, 'Present main administrator', [
    'Change',
    'Choose what the former main administrator keeps',
  ]),

  standard('standardList', 'Lowest-fare window', ['Copy', 'Standard name']),
  standard(
    'standardList',
    'Lowest-fare window',
    ['Add travel standard', 'Example'],
    ['Save', 'Enter a standard name'],
  ),
  standard('travelStandardsSet', 'Standard name'),
  standard(
    'overstandReason',
    'Rule broken',
    ['Add reason', 'lowest comes first'],
    ['Save', 'Enter a reason'],
  ),
  standard('standardPriority', 'The strictest standard', ['Change priority', 'Save']),
  standard('cityMaintain', 'Tier of cities', ['Add city', 'Remark'], ['Save', 'Choose a tier of cities']),
  standard('cityMainSet', 'Tier name', ['Add tier', 'Remark'], ['Save', 'Enter a tier name']),
];
