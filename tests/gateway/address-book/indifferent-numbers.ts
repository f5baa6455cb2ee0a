import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'staff and departments are kept by administrators, as the second account': [
    ...placesOf('alterDepartment', 'deptNO', 'parentNO', 'head.no'),
    ...placesOf(
      'staffMembers.add',
      'department.no',
      'position.no',
      'grade.no',
      'supervisor.no',
      'costCenter.no',
      'accountingEntity.no',
    ),
    ...placesOf(
      'staffMembers.alter',
      'values.department.no',
      'values.position.no',
      'values.grade.no',
      'values.supervisor.no',
      'values.costCenter.no',
      'values.accountingEntity.no',
    ),
    ...placeOf(
      'staffNO',
      'applyAccountContact',
      'addOrUpdateStaffExtInfo',
      'checkStaffExtInfo',
      'queryStaffExtInfo',
    ),
    ...placesOf('addDepartment', 'parentNO', 'head.no'),
    'deleteDepartment deptNO',
    ...placesOf(
      'changeStaffBatch',
      'staffNOList.0',
      'department.no',
      'position.no',
      'grade.no',
      'supervisor.no',
    ),
    ...placesOf('leaveStaffBatch', 'staffNOList.0', 'otherNOList.0', 'successor.no'),
    ...placesOf('departStaff', 'successor.no', 'successors.0.no', 'successors.0.staffNo'),
    ...placesOf('changeStaffState', 'successor.no', 'successors.0.no', 'successors.0.staffNo'),
  ],
};
