import { placeOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'settings of the hotel page are an administrator’s, as the second account': [
    ...placeOf('companyID', 'queryCustomObjectTree'),
    ...placeOf('0.companyID', 'batchUpdateCustomObject'),
  ],
};
