import { placeOf, placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the enterprise is handed over by its main administrator alone': ['changeMainManager successor.no'],
  'roles, operators, scopes and sub administrators are an administrator’s, as the second account': [
    ...placesOf('operators.add', 'departments.0.no', 'staff.no'),
    ...placesOf('operators.alter', 'values.departments.0.no', 'values.staff.no'),
    'setDataPermission memberList.0.no',
    ...placeOf('staffNOs.0', 'addRoleMember', 'deleteRoleMember'),
    ...placesOf('subManagers.add', 'departments.0.no', 'objectList.0.no', 'staff.no'),
    ...placesOf('subManagers.alter', 'values.departments.0.no', 'values.objectList.0.no', 'values.staff.no'),
    'roles.add objectList.0.no',
    'roles.alter values.objectList.0.no',
  ],
};
