import type { StepTexts } from './texts';

/** Names of the booking steps after the search. */
export const bookingSteps = (t: StepTexts): readonly string[] => [
  t.flights,
  t.passengers,
  t.review,
  t.payment,
];
