import type { LegTexts } from './texts';

export default {
  outbound: 'Outbound',
  return: 'Return',
  flight: (way: string, place: number) => (way === '' ? `Flight ${place}` : `${way} flight ${place}`),
} satisfies LegTexts;
