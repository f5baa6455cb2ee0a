import type { TripPart } from '../../../src/domain/approval/trip-change';
import type { TripPartTexts } from './texts';

const PARTS: Readonly<Record<TripPart, string>> = {
  purpose: 'Purpose',
  reason: 'Reason',
  cities: 'Cities',
  dates: 'Days',
  legs: 'Legs',
  travellers: 'Travellers',
  budget: 'Budget',
  bearer: 'Who bears the costs',
};

export default { part: (part) => PARTS[part] } satisfies TripPartTexts;
