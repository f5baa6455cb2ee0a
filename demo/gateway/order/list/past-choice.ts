import type { OrderPassenger } from '../../../../src/contract/flight-booking/booking';
import { OVER_POLICY, type OverReasonChoice } from '../../../../src/contract/travel-standard/shapes';
import type { FareOption } from '../../../../src/domain/fare/fare-option';
import { instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import { overStandardOf } from '../../../../src/domain/travel-standard/travel-standard';
import type { DatabaseTransaction } from '../../db/database';
import type { BookingParameters } from '../../dictionary/booking-parameters';
import type { OrderStandard } from '../../flight-booking/order-standard';
import type { Offer } from '../../flight-offers/offer';
import type { Random } from '../../seed/random';
import type { Employment } from '../../seed/people';
import { judge, type Judgement } from '../../travel-standard/judge';
import { findReasons } from '../../travel-standard/queries';
import type { FlightSupplier, Leg, SupplierFlight, SupplierPrice } from '../../supplier/port';

/** Seats of a cabin left free for visitors of the demo. */
const SEATS_TO_SPARE = 5;
/** Minutes around a flight within which most standards require the lowest fare. */
const NEAR_MINUTES = 120;
/** One booking in so many ignores the price. */
const DEAR_ONE_IN = 10;
/** Number of times that a cheaper alternative replaces the choice. */
const MOST_REPLACEMENTS = 2;

/** Input of a choice of flights: the booker, the moment and the passengers. */
export interface ChoiceContext {
  tx: DatabaseTransaction;
  supplier: FlightSupplier;
  parameters: BookingParameters;
  random: Random;
  place: Employment;
  passengers: readonly OrderPassenger[];
  legs: readonly Leg[];
  createdAt: Date;
  /** Current moment. Flights departed by now are left out of seat limits, since visitors cannot book them. */
  now: Date;
}

interface PastChoice {
  offers: readonly Offer[];
  standard: OrderStandard;
}

/**
 * Chooses a flight with a price for each leg, mostly the cheapest around its time, and its evaluation by the travel
 * standards at the time of booking. Returns undefined when a leg has no flight for all passengers or the standards
 * require an approval.
 */
export async function choosePast(choosing: ChoiceContext): Promise<PastChoice | undefined> {
  const isDear = choosing.random.int(DEAR_ONE_IN) === 0;
  const dear = isDear
    ? await judgeChoice(choosing, await chooseFrom(choosing, (choices) => choices))
    : undefined;
  const choice = isBookable(dear) ? dear : await chooseCheap(choosing);
  return isBookable(choice)
    ? { offers: choice.offers, standard: await standardOf(choosing, choice) }
    : undefined;
}

interface JudgedChoice extends Judgement {
  offers: readonly Offer[];
}

const isBookable = (choice: JudgedChoice | undefined): choice is JudgedChoice =>
  choice !== undefined && choice.policy !== OVER_POLICY.approval && choice.policy !== OVER_POLICY.forbid;

async function judgeChoice(
  choosing: ChoiceContext,
  offers: readonly Offer[],
): Promise<JudgedChoice | undefined> {
  const { tx: db, supplier, parameters, place: caller, passengers, legs, createdAt: now } = choosing;
  if (offers.length < legs.length) return undefined;
  return { offers, ...(await judge({ supplier, parameters, db, caller, now }, offers, passengers)) };
}

/** Chooses flights without a cheaper one nearby, or takes the cheaper alternatives offered. */
async function chooseCheap(choosing: ChoiceContext): Promise<JudgedChoice | undefined> {
  let choice = await judgeChoice(choosing, await chooseFrom(choosing, cheapNearby));
  for (let turn = 0; turn < MOST_REPLACEMENTS && choice !== undefined; turn += 1) {
    const offers = await cheaperOffers(choosing, choice);
    if (offers === undefined) break;
    choice = await judgeChoice(choosing, offers);
  }
  return choice;
}

/** Replaces offers by the cheapest alternative of each leg; undefined when there is none. */
async function cheaperOffers(
  { supplier, createdAt, legs, now }: ChoiceContext,
  { offers, cheaper }: JudgedChoice,
): Promise<Offer[] | undefined> {
  const offered = new Map(cheaper().map(({ segmentNo, fares: [fare] }) => [segmentNo, fare]));
  let isAny = false;
  const taken: Offer[] = [];
  for (const [i, offer] of offers.entries()) {
    const fare = offered.get(offer.segmentNo);
    const leg = legs[i];
    const found =
      fare && leg && (await supplier.flights(leg, shanghaiDate(createdAt))).find((one) => isOf(one, fare));
    const price = found?.prices.find(
      ({ unit }) => unit.cabinCode === fare?.cabinCode && unit.policyId === fare.policyId,
    );
    const isFree =
      price !== undefined && (isSpare(price) || leg === undefined || leg.depDate < shanghaiDate(now));
    isAny ||= isFree;
    taken.push(found && price && isFree ? { segmentNo: offer.segmentNo, flight: found, price } : offer);
  }
  return isAny ? taken : undefined;
}

const isOf = ({ flight }: SupplierFlight, { flightNo, takeOffTime }: FareOption): boolean =>
  flight.flightNo === flightNo && flight.takeOffTime === takeOffTime;

const isSpare = ({ unit }: SupplierPrice): boolean => unit.seatCount >= SEATS_TO_SPARE;

/** Chooses one offer per leg among those open to every buyer. */
async function chooseFrom(
  { supplier, random, legs, createdAt }: ChoiceContext,
  among: (choices: readonly Offer[]) => readonly Offer[],
): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const [i, leg] of legs.entries()) {
    const flights = await supplier.flights(leg, shanghaiDate(createdAt));
    const choices = among(
      flights.flatMap((flight) =>
        flight.prices
          .filter((price) => price.unit.plimit === '' && isSpare(price))
          .map((price) => ({ segmentNo: i + 1, flight, price })),
      ),
    );
    const choice = choices[random.int(Math.max(1, choices.length))];
    if (choice !== undefined) offers.push(choice);
  }
  return offers;
}

/** Offers without a cheaper one near their time. */
function cheapNearby(choices: readonly Offer[]): readonly Offer[] {
  const timed = choices.map((offer) => ({
    offer,
    at: instantOf(offer.flight.flight.takeOffTime).getTime() / 60_000,
    price: offer.price.unit.salePrice,
  }));
  return timed
    .filter(
      (one) => !timed.some((other) => Math.abs(other.at - one.at) <= NEAR_MINUTES && other.price < one.price),
    )
    .map(({ offer }) => offer);
}

/** Stored evaluation of the choice, with one of the enterprise's reasons for each breach. */
async function standardOf(
  { tx, place: { enterpriseNum }, random }: ChoiceContext,
  { evaluation }: Pick<Judgement, 'evaluation'>,
): Promise<OrderStandard> {
  const violations = evaluation.segments.flatMap((segment) => segment.violations);
  const known = violations.length === 0 ? [] : await findReasons(tx, enterpriseNum);
  const overReasons = violations.flatMap(({ segmentNo, rule }): OverReasonChoice[] => {
    const fitting = known.filter((reason) => reason.rule === rule);
    const reason = fitting[random.int(Math.max(1, fitting.length))];
    if (reason === undefined) return [];
    const { reasonCode, needsText } = reason;
    return [{ segmentNo, rule, reasonCode, reasonText: needsText ? OTHER_REASON : '' }];
  });
  return {
    overStandard: overStandardOf(evaluation, false),
    evaluation,
    overReasons,
    applyId: null,
    overApplyId: null,
  };
}

const OTHER_REASON = '客户临时调整会议安排';
