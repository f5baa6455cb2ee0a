import type { ConnectionTexts } from './texts';

export default {
  tooMany: (flights: number) => `A connection has at most ${flights} flights`,
  otherCity: 'A connecting flight must leave from the city where the previous one arrives',
  tooLong: 'The layover must be shorter than 24 hours',
  tooShort: (city: string, minutes: number) => `A connection in ${city} needs at least ${minutes} minutes`,
  sameCity: 'A connection cannot pass through the same city twice',
} satisfies ConnectionTexts;
