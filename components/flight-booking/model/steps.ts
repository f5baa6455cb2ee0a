import type { StepTexts } from './texts';

/** Steps of a booking after the search. */
export const bookingSteps = (t: StepTexts): readonly string[] => [
  t.flights,
  t.passengers,
  t.review,
  t.payment,
];
