import { type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'it is deleted once more': ['deleteFrequentTraveller contactNO'],
  'one’s own are told by another call': ['revealTravellerNumbers staffNO'],
};
