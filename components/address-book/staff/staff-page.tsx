import type { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { PageOptions } from '../../../src/element/resource/page-options';
import { StaffBar } from './batch/StaffBar';
import { StaffActions } from './StaffActions';
import { StaffSections } from './StaffSections';
import { StaffTools } from './StaffTools';
import { staffFields } from './fields';
import type { StaffMemberTexts } from './texts';

export const PLACE = [
  'jobNO',
  'department',
  'position',
  'grade',
  'supervisor',
  'costCenter',
  'accountingEntity',
] as const;
/**
 * Standards, approvers and budgets depend on these fields, so administrators of staff cannot change their own; another
 * administrator does.
 */
const OWN_RULES = ['department', 'position', 'grade', 'supervisor', 'costCenter'] as const;
export const IDENTITY = ['staffName', 'latinName', 'sexTem', 'birthDay', 'nationality'] as const;
export const DOCUMENT = ['cardType', 'cardNo', 'cardValidUntil'] as const;
export const CONTACT = ['phone', 'email'] as const;

/** Options of the staff resource, shared by its pages. */
export const staffPage: PageOptions<typeof staffMembers, StaffMemberTexts> = {
  path: '/addressBook/manage/list',
  title: 'staffName',
  fields: staffFields,
  columns: ['staffName', 'jobNO', 'department', 'position', 'grade', 'phone', 'staffState'],
  filters: ['department', 'position', 'grade', 'supervisor', 'nationality', 'staffState', 'ownDepartment'],
  form: [...IDENTITY, ...CONTACT, ...DOCUMENT, ...PLACE, 'extInfoList'],
  keeps: ({ isKept }) => (isKept === true ? OWN_RULES : []),
  detail: [...IDENTITY, 'staffState', 'stateSince', 'modifyTime'],
  logged: ['staffState', 'handedOver', 'ended', 'givenRoles'],
  departmentsOf: ({ department }) => [department.no],
  rowActions: (row, show) => <StaffActions row={row} show={show} />,
  sections: StaffSections,
  tools: StaffTools,
  Bar: StaffBar,
};
