import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'lists of whom agreements are open to are an administrator’s, as the second account': [
    ...placesOf('agreementWhitelists.add', 'departments.0.no'),
    ...placesOf('agreementWhitelists.alter', 'values.departments.0.no'),
    ...placesOf('whitelistStaff.add', 'staff.no', 'whitelist.no'),
    ...placesOf('whitelistStaff.alter', 'values.staff.no', 'values.whitelist.no'),
  ],
};
