import type { Preferred } from '../../contract/hotel/agent-buys';

/** One of two prices of the same hotel: fen, and whether it may be booked at. */
export interface HotelPrice {
  price: number;
  isUsable: boolean;
}

/**
 * Which of the agency's price and the enterprise's own comes first: the cheaper of those that may be booked at. Where both
 * are the same the enterprise's own does, whose conditions it has made itself.
 */
export function preferred(agent: HotelPrice, own: HotelPrice | undefined): Preferred {
  const isOwn = own?.isUsable === true;
  if (!agent.isUsable) return isOwn ? 'own' : 'none';
  return isOwn && own.price <= agent.price ? 'own' : 'agent';
}
