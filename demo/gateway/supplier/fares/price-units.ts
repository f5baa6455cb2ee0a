import type { PriceUnit, TicketRule } from '../../../../src/contract/flight-booking/booking';
import { discountOf } from '../../../../src/domain/fare/fares';
import type { Airline } from '../../reference-data/index';
import { CABIN_NAMES, type BookingClass } from './booking-classes';
import type { Cabin } from './cabins';
import { distributorsOf } from './distributors';
import { classFare, fullFareOf } from './fares';
import type { Offer } from './offers';
import type { FullFares, SupplierPrice } from '../port';
import { checkedBaggage, isRefundable, ticketRule, type Sale } from './rules';

const CABIN_TYPE: Readonly<Record<Cabin, PriceUnit['cabinType']>> = { Y: 1, W: 1, C: 2, F: 3 };
/** Nine stands for nine or more. */
const MOST_SHOWN = 9;

interface PriceContext {
  airline: Airline;
  lowCost: boolean;
  fares: FullFares;
  fees: { buildFee: number; fuelFee: number };
  seats: Readonly<Record<string, number>>;
  demand: number;
  /** Seed of the flight number and the date. */
  seed: number;
}

/** The offers of a flight as price units with their rules, numbered in the given order. */
export function priceUnits(offers: readonly Offer[], context: PriceContext): SupplierPrice[] {
  const { airline, seed } = context;
  const direct = distributorsOf(airline, false, seed);
  const all = distributorsOf(airline, true, seed);
  return offers.map((offer, i) => priceUnit(offer, i + 1, offer.product.isProtocol ? direct : all, context));
}

function priceUnit(
  { booking, product }: Offer,
  sequenceNo: number,
  sps: PriceUnit['sps'],
  { airline, lowCost, fares, fees, seats, demand, seed }: PriceContext,
): SupplierPrice {
  const { salePrice, ticketPrice } = product.price(classFare(fares, booking, demand, seed), fares.Y);
  const sale = { lowCost, terms: product.terms };
  const unit: PriceUnit = {
    cabinCode: booking.code,
    cabinName: CABIN_NAMES[booking.cabin],
    cabinType: CABIN_TYPE[booking.cabin],
    discount: discountOf(salePrice, fullFareOf(fares, booking)),
    salePrice,
    ticketPrice,
    fuelFee: fees.fuelFee,
    buildFee: fees.buildFee,
    policyId: `${airline.code}-${product.code}-${booking.code}`,
    policyExInfo: product.info,
    fareCode: fareBasis(booking, product.code),
    subProductId: product.code,
    sequenceNo,
    segmentNo: 1,
    plimit: product.plimit,
    sps,
    seatCount: Math.min(MOST_SHOWN, seats[booking.code] ?? 0),
    isProtocol: product.isProtocol,
    productTags: product.tag === '' ? [] : [product.tag],
    baggage: checkedBaggage(booking, sale),
    refundable: isRefundable(booking, sale),
  };
  if (product.bookTime !== undefined) unit.canBookTime = product.bookTime;
  return new PricedOffer(Object.freeze(unit), booking, sale);
}

/** A price whose rule is made at first use, because a search finds hundreds of prices and opens one. */
class PricedOffer implements SupplierPrice {
  constructor(
    readonly unit: PriceUnit,
    private readonly booking: BookingClass,
    private readonly sale: Sale,
  ) {}

  get rule(): TicketRule {
    return ticketRule(this.booking, this.unit.salePrice, this.sale);
  }
}

/** Fare basis: the booking class, and the product unless it is the published fare. */
function fareBasis({ code }: BookingClass, product: string): string {
  return product === 'STD' ? code : `${code}${product}`;
}
