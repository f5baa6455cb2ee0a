import type { Preferred } from '../../contract/hotel/agent-buys';

/** One of two prices of the same hotel: fen, and whether it can be booked. */
export interface HotelPrice {
  price: number;
  isUsable: boolean;
}

/**
 * Prefers the agency's price or the enterprise's own: the cheaper of those that can be booked. Of equal prices the
 * enterprise's own is preferred, because it negotiated the conditions itself.
 */
export function preferred(agent: HotelPrice, own: HotelPrice | undefined): Preferred {
  const isOwn = own?.isUsable === true;
  if (!agent.isUsable) return isOwn ? 'own' : 'none';
  return isOwn && own.price <= agent.price ? 'own' : 'agent';
}
