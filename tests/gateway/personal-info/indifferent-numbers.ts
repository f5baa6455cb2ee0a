import { type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'whoever might not book for them may not either': ['endBookingDelegate staffNO'],
  'nobody has a picture': ['queryAvatar staffNO'],
};
