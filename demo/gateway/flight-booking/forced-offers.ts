import { FORCED_RISE, isForced } from '../order/forced-names';
import type { Offer } from '../flight-offers/offer';
import type { EnterpriseKind } from '../server/enterprise-kind';
import { Fault } from '../server/http/fault';

/** The offers as passengers of a sandbox force them. Throws seatsGone. */
export function forcedOffers(
  { isSandbox }: EnterpriseKind,
  passengers: readonly { passagerName: string }[],
  offers: Offer[],
): Offer[] {
  if (!isSandbox) return offers;
  const names = passengers.map(({ passagerName }) => passagerName);
  if (isForced(names, 'soldOut')) throw new Fault('seatsGone');
  return isForced(names, 'fareChanged') ? offers.map(raised) : offers;
}

function raised(offer: Offer): Offer {
  const { unit, rule } = offer.price;
  return { ...offer, price: { rule, unit: { ...unit, salePrice: unit.salePrice + FORCED_RISE } } };
}
