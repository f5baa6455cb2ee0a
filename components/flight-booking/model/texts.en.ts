import type { StepTexts } from './texts';

export default {
  flights: 'Flights',
  passengers: 'Passengers',
  review: 'Review',
  payment: 'Payment',
} satisfies StepTexts;
