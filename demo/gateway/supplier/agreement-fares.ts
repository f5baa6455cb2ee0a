import type { SupplierFlight } from './port';

/** Returns whether this is an agreement fare of one of the airlines. */
export const isAgreementOf = (
  { flight }: Pick<SupplierFlight, 'flight'>,
  isProtocol: boolean,
  airlines: ReadonlySet<string>,
): boolean => isProtocol && airlines.has(flight.carrierCode);

const opened = new WeakMap<SupplierFlight, SupplierFlight>();

/** A flight without its airline's agreement fares; the same object for the same flight. */
function withoutAgreements(sold: SupplierFlight): SupplierFlight {
  const made = opened.get(sold) ?? { ...sold, prices: sold.prices.filter(({ unit }) => !unit.isProtocol) };
  opened.set(sold, made);
  return made;
}

/** Flights as offered to a person who may not use the agreement fares of some airlines. */
export const openTo = (
  flights: readonly SupplierFlight[],
  closed: ReadonlySet<string>,
): readonly SupplierFlight[] =>
  closed.size === 0
    ? flights
    : flights.map((sold) => (closed.has(sold.flight.carrierCode) ? withoutAgreements(sold) : sold));
