import type { TravelMeans } from '../../../src/contract/approval/trip';
import type { TravelMeansTexts } from './texts';

const MEANS: Readonly<Record<TravelMeans, string>> = {
  flight: 'Plane',
  train: 'Train',
  ship: 'Ship',
  car: 'Car',
  other: 'Other',
};

export default { means: (means) => MEANS[means] } satisfies TravelMeansTexts;
