import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import type { OverPolicy, StandardEvaluation } from '../../../src/contract/standards/shapes';
import { fareOptionOf, fareOptions, type FareOption } from '../../../src/domain/fare/fare-option';
import { instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import {
  cheaperInPlace,
  evaluateStandards,
  policyOf,
  type FareChoice,
} from '../../../src/domain/standard/travel-standard';
import { bookTimeAt, workTimeOf } from '../../../src/domain/standard/work-time';
import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import { findEntSetting } from '../enterprise-setting/queries';
import { saleEnd } from '../flight-offers/booking-dates';
import { findTakenSeats } from '../flight-offers/taken-seats';
import { itineraryOf } from '../flight-offers/itinerary';
import type { Offer } from '../flight-offers/offer';
import { seatsOf } from '../flight-offers/party';
import { airports, holidays } from '../reference-data/index';
import type { FlightSupplier } from '../supplier/port';
import { governTravellers } from './governing';

interface JudgeContext {
  supplier: FlightSupplier;
  parameters: BookingParameters;
  db: Database;
  caller: Pick<Caller, 'enterpriseNum' | 'staffNo'>;
  now: Date;
}

export interface Judgement {
  evaluation: StandardEvaluation;
  /** What follows; null: within all standards. */
  policy: OverPolicy | null;
  /** Cheaper flights to offer in place, by segment. */
  cheaper(): { segmentNo: number; selected: FareOption; fares: FareOption[] }[];
}

/**
 * Holds offers against the standards of those who travel and all that is on sale beside them at this moment. That
 * staff are of the enterprise has been checked: none of its standards governs others.
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
  const choices: FareChoice[] = [];
  for (const offer of offers) {
    const options = windows.length === 0 ? [] : await fareOptionsOfLeg(context, offer, Math.max(...windows));
    choices.push({ segmentNo: offer.segmentNo, selected: selectedOf(offer), options });
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

const selectedOf = ({ flight: { flight }, price: { unit } }: Offer): FareOption =>
  fareOptionOf([flight], [unit], unit.salePrice);

/**
 * What is on sale between the two cities on the day, so many minutes around the flight: the airports of a city are
 * one origin and destination.
 */
async function fareOptionsOfLeg(
  { supplier, parameters, db, now }: JudgeContext,
  { flight: { flight } }: Offer,
  minutes: number,
): Promise<FareOption[]> {
  const leg = {
    depCode: cityOf(flight.depAirportCode),
    arrCode: cityOf(flight.arrAirportCode),
    depDate: flight.takeOffTime.slice(0, 10),
  };
  const flights = await supplier.flights(leg, shanghaiDate(now));
  const departure = instantOf(flight.takeOffTime).getTime();
  const onSale = flights.filter(({ flight: { takeOffTime } }) => {
    const apart = Math.abs(instantOf(takeOffTime).getTime() - departure);
    return apart <= minutes * 60_000 && now.getTime() < saleEnd(takeOffTime, parameters);
  });
  const { byInventory } = await findTakenSeats(db, [
    ...new Set(onSale.map(({ inventoryKey }) => inventoryKey)),
  ]);
  return fareOptions(
    onSale.flatMap((candidate) => {
      const taken = byInventory.get(candidate.inventoryKey) ?? new Map<string, number>();
      return itineraryOf(candidate, taken) ?? [];
    }),
  );
}

/** An airport that is in no list stands for itself. */
function cityOf(airportCode: string): string {
  return airports().find(({ iata }) => iata === airportCode)?.city_code ?? airportCode;
}
