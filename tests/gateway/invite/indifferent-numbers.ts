import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'who joins is let in by administrators, as the second account': [
    ...placesOf('addInvitation', 'department.no', 'position.no'),
    ...placesOf('agreeJoinApplications', 'department.no', 'grade.no', 'position.no'),
  ],
};
