import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import type { OverPolicy, StandardEvaluation } from '../../../src/contract/travel-standard/shapes';
import { fareOptionOf, fareOptions, type FareOption } from '../../../src/domain/fare/fare-option';
import { instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import {
  cheaperInPlace,
  evaluateStandards,
  policyOf,
  type FareChoice,
} from '../../../src/domain/travel-standard/travel-standard';
import { bookTimeAt, workTimeOf } from '../../../src/domain/travel-standard/work-time';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { findEntSetting } from '../enterprise-setting/queries';
import { saleEnd } from '../flight-offers/booking-dates';
import { connectionItinerary } from '../flight-offers/connection-itinerary';
import { findOfferedConnections } from '../flight-offers/offered-connections';
import { findTakenSeats } from '../flight-offers/taken-seats';
import { itineraryOf } from '../flight-offers/itinerary';
import type { Offer } from '../flight-offers/offer';
import { legsOf, seatsOf } from '../flight-offers/party';
import { closedAirlines } from '../airline-agreement/closed-airlines';
import { openTo } from '../supplier/agreement-fares';
import { airports, holidays } from '../reference-data/index';
import type { FlightSupplier, SupplierFlight } from '../supplier/port';
import { governTravellers } from './governing-standards';

interface JudgeContext {
  supplier: FlightSupplier;
  parameters: BookingParameters;
  db: Database;
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>;
  now: Date;
}

export interface Judgement {
  evaluation: StandardEvaluation;
  /** Consequence of the violations; null: within all standards. */
  policy: OverPolicy | null;
  /** Cheaper alternative flights, by segment. */
  cheaper(): { segmentNo: number; selected: FareOption; fares: FareOption[] }[];
}

/**
 * Judges offers by the travellers' standards and the fares currently on sale beside them. The caller has checked that
 * staff belong to the enterprise, since its standards govern no other ones.
 */
export async function judge(
  context: JudgeContext,
  offers: readonly Offer[],
  passengers: readonly OrderPassenger[],
): Promise<Judgement> {
  const { db, caller, now } = context;
  const { governed } = await governTravellers(
    db,
    caller,
    passengers.map(({ staffNO }) => staffNO),
  );
  const travellers = passengers.map(({ passagerName }, i) => ({
    name: passagerName,
    standard: governed[i]?.standard ?? null,
  }));
  const workTime = workTimeOf(await findEntSetting(db, caller.enterpriseNum, ENT_SETTING.workTime));
  const party = {
    bookTime: bookTimeAt(now, holidays(), workTime),
    passengers: passengers.map((p) => ({
      staffName: p.passagerName,
      identityCardType: p.cardType,
      sexTem: p.sexTem,
      birthDay: p.birthDay,
    })),
    seats: seatsOf(passengers),
  };
  const windows = travellers.flatMap(({ standard }) => standard?.lowestFare?.minutes ?? []);
  const staffNos = [caller.staffNo, ...passengers.map(({ staffNO }) => staffNO)];
  const withConnections = travellers.some(({ standard }) => standard?.lowestFare?.withConnections === true);
  const choices: FareChoice[] = [];
  for (const [first, ...others] of legsOf(offers)) {
    if (first === undefined) continue;
    const within = { minutes: Math.max(...windows), withConnections, staffNos };
    const options =
      windows.length === 0 ? [] : await findFaresInWindow(context, placeOf([first, ...others]), within);
    choices.push({ segmentNo: first.segmentNo, selected: selectedOf([first, ...others]), options });
  }
  const evaluation = evaluateStandards(choices, travellers, party, shanghaiDate(now));
  return {
    evaluation,
    policy: policyOf(evaluation),
    cheaper: () =>
      choices.map((choice) => ({
        segmentNo: choice.segmentNo,
        selected: choice.selected,
        fares: cheaperInPlace(choice, travellers, party),
      })),
  };
}

type LegOffers = readonly [Offer, ...Offer[]];

const selectedOf = ([first, ...others]: LegOffers): FareOption =>
  fareOptionOf(
    [first.flight.flight, ...others.map(({ flight }) => flight.flight)],
    [first.price.unit, ...others.map(({ price }) => price.unit)],
    others.reduce((sum, { price }) => sum + price.unit.salePrice, first.price.unit.salePrice),
  );

interface LegPlace {
  depAirportCode: string;
  arrAirportCode: string;
  /** Wall clock of the airport. */
  takeOffTime: string;
}

const placeOf = (offers: LegOffers): LegPlace => ({
  depAirportCode: offers[0].flight.flight.depAirportCode,
  arrAirportCode: (offers.at(-1) ?? offers[0]).flight.flight.arrAirportCode,
  takeOffTime: offers[0].flight.flight.takeOffTime,
});

interface FareWindowQuery {
  minutes: number;
  withConnections: boolean;
  staffNos: readonly string[];
}

/**
 * Fares on sale to some staff between the two cities on the day, within so many minutes of the flight. All airports of
 * a city count as one.
 */
export async function findFaresInWindow(
  { supplier, parameters, db, caller, now }: JudgeContext,
  place: LegPlace,
  { minutes, withConnections, staffNos }: FareWindowQuery,
): Promise<FareOption[]> {
  const leg = {
    depCode: cityOf(place.depAirportCode),
    arrCode: cityOf(place.arrAirportCode),
    depDate: place.takeOffTime.slice(0, 10),
  };
  const flights = await supplier.flights(leg, shanghaiDate(now));
  const connections = withConnections ? await findOfferedConnections(supplier, leg, flights, now) : [];
  const departure = instantOf(place.takeOffTime).getTime();
  const isOnSale = ({ flight: { takeOffTime } }: SupplierFlight) => {
    const apart = Math.abs(instantOf(takeOffTime).getTime() - departure);
    return apart <= minutes * 60_000 && now.getTime() < saleEnd(takeOffTime, parameters);
  };
  const closed = await closedAirlines(db, caller, staffNos, now);
  const onSale = [...flights.map((direct) => [direct]), ...connections]
    .filter(([first]) => first && isOnSale(first))
    .map((sold) => openTo(sold, closed));
  const { byInventory } = await findTakenSeats(db, [
    ...new Set(onSale.flat().map(({ inventoryKey }) => inventoryKey)),
  ]);
  return fareOptions(
    onSale.flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      if (others.length > 0) return connectionItinerary([first, ...others], byInventory) ?? [];
      return itineraryOf(first, byInventory.get(first.inventoryKey) ?? new Map<string, number>()) ?? [];
    }),
  );
}

/** An airport outside the list counts as its own city. */
function cityOf(airportCode: string): string {
  return airports().find(({ iata }) => iata === airportCode)?.city_code ?? airportCode;
}
