import type { AdvertTexts } from './texts';

export default {
  advert: 'Advertisement',
  picture: 'Picture of an advertisement',
  carousel: 'carousel',
  slide: 'slide',
  position: (at: number, count: number) => `${at} of ${count}`,
  previous: 'Previous advertisement',
  next: 'Next advertisement',
  goOn: 'Resume turning',
  pause: 'Pause turning',
} satisfies AdvertTexts;
