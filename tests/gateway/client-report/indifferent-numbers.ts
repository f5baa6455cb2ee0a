import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'what is told of the browser is taken as it is': placesOf('pushSensorUser', 'companyNo', 'staffNo'),
};
