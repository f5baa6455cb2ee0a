import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'the agency of the body is none, which is refused like another enterprise': [
    'queryCustomObjectTree companyID',
  ],
  'settings and agreements of hotels are an administrator’s, as the second account': [
    'batchUpdateCustomObject 0.companyID',
    ...placesOf('hotelAgreements.add', 'city.no', 'departments.0.no'),
    ...placesOf('hotelAgreements.alter', 'values.city.no', 'values.departments.0.no'),
    ...placesOf('hotelStandards.add', 'grade.no', 'tier.no'),
    ...placesOf('hotelStandards.alter', 'values.grade.no', 'values.tier.no'),
    'agentBuys.alter values.departments.0.no',
    ...placesOf(
      'bookingProducts.alter',
      'values.persons.0.no',
      'values.departments.0.no',
      'values.positions.0.no',
    ),
  ],
};
