import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'limits are of the flight, whoever the contact is': placesOf(
    'queryProductBookingLimits',
    'fullOrderPassengers.0.contactNO',
    'passengers.0.contactNO',
  ),
};
