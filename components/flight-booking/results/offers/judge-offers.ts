import type { StaffTraveller } from '../../../../src/contract/staff';
import { fareOptionOf, type FareOption } from '../../../../src/domain/fare/fare-option';
import { obstaclesFor, type FareParty } from '../../../../src/domain/fare/obstacle';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { explainFare } from '../../../../src/domain/travel-standard/explanation';
import { evaluateLeg, type GovernedTraveller } from '../../../../src/domain/travel-standard/travel-standard';
import { queryMultipleStandardInfo } from '../../../../src/contract/travel-standard/standards';
import { read } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';
import type { TravellerDraft } from '../../passengers/draft/draft';
import type { ExplainFare } from '../../standards/explanation-context';
import { findSelf } from '../../passengers/travellers/find-self';
import { sortFares, type Compliance, type Fare, type Offer } from './offers';
import { now } from '../../../../src/domain/clock';

/** Fields of a traveller that travel standards depend on. */
export type JudgedTraveller = Pick<
  TravellerDraft,
  'staffNO' | 'passagerName' | 'cardType' | 'sexTem' | 'birthDay' | 'passengerTypeID'
>;

/** Travellers with the standard that applies to each. */
export interface JudgedParty {
  travellers: readonly GovernedTraveller[];
  /** undefined when no traveller is known. */
  party: FareParty | undefined;
}

export type JudgeOffers = typeof judgeOffers;
export type ExplainOffers = typeof explainOffers;

const INFANT = 3;

/** Reads the travellers' standards. None apply to personal travel. Without `travellers` it uses the user alone. */
export async function readParty(
  host: Host,
  travellers: readonly JudgedTraveller[] | undefined,
  isPrivate: boolean,
): Promise<JudgedParty> {
  const self = await findSelf(host);
  const people = travellers ?? (self ? [selfOf(self)] : []);
  if (people.length === 0) return { travellers: [], party: undefined };
  const party = {
    passengers: people.map(({ passagerName, cardType, sexTem, birthDay }) => ({
      staffName: passagerName,
      identityCardType: cardType,
      sexTem,
      birthDay,
    })),
    seats: people.filter(({ passengerTypeID }) => passengerTypeID !== INFANT).length,
  };
  if (isPrivate) return { travellers: [], party };
  // external travellers are subject to the booker's standard
  const staffNOList = people.map(({ staffNO }) => staffNO || (self?.staffNO ?? ''));
  const { standardList } = await read(host, queryMultipleStandardInfo, { staffNOList });
  const governed = people.map(({ passagerName }, i) => ({
    name: passagerName,
    standard: standardList[i]?.standard ?? null,
  }));
  return { travellers: governed, party };
}

function selfOf(staff: StaffTraveller): JudgedTraveller {
  const { staffNO, staffName, identityCardType, sexTem, birthDay, passengerTypeID } = staff;
  return {
    staffNO,
    passagerName: staffName,
    cardType: identityCardType,
    sexTem,
    birthDay,
    passengerTypeID,
  };
}

/**
 * Offers of a leg with every fare judged for the travellers now: the obstacle to buying it, and its compliance; no
 * compliance without a standard. `beside`: other offers of the leg that count for the lowest fare, as at the gateway,
 * though they cannot be chosen. The whole result set is judged together, so that the lowest fare is computed once.
 */
export function judgeOffers(
  offers: readonly Offer[],
  { travellers, party }: JudgedParty,
  beside: readonly Offer[] = [],
): readonly Offer[] {
  if (!party) return offers;
  const options = new Map<Fare, FareOption>();
  for (const offer of [...offers, ...beside])
    for (const fare of offer.fares) options.set(fare, optionOf(offer, fare));
  const complianceOf = judgeBy(travellers, party, [...options.values()]);
  const obstacleOf = obstaclesFor(party);
  return offers.map((offer) => ({
    ...offer,
    fares: sortFares(
      offer.fares.map((fare) => {
        const option = options.get(fare);
        if (option === undefined) return fare;
        const { unit, units, price, isLowest } = fare;
        const compliance = complianceOf?.(option);
        const judged = { unit, ...(units && { units }), price, isLowest, obstacle: obstacleOf(option) };
        return compliance ? { ...judged, compliance } : judged;
      }),
    ),
  }));
}

/** Returns a function that explains the judgement of `judgeOffers` for one fare. */
export function explainOffers(
  offers: readonly Offer[],
  { travellers, party }: JudgedParty,
  beside: readonly Offer[] = [],
): ExplainFare {
  let options: readonly FareOption[] | undefined;
  return (offer, fare) => {
    if (!party) return undefined;
    options ??= [...offers, ...beside].flatMap((one) => one.fares.map((other) => optionOf(one, other)));
    const choice = { segmentNo: 1, selected: optionOf(offer, fare), options };
    return explainFare(choice, travellers, party, shanghaiDate(now()));
  };
}

function optionOf({ flight, connection }: Offer, { unit, units = [] }: Fare): FareOption {
  const [first, ...others] = units;
  return connection && first
    ? fareOptionOf(connection, [first, ...others], unit.salePrice)
    : fareOptionOf([flight], [unit], unit.salePrice);
}

/** Returns undefined when no standard applies. */
function judgeBy(
  travellers: readonly GovernedTraveller[],
  party: FareParty,
  options: readonly FareOption[],
): ((option: FareOption) => Compliance) | undefined {
  const standards = travellers.flatMap(({ standard }, i) =>
    standard !== null &&
    travellers.findIndex((other) => other.standard?.standardNo === standard.standardNo) === i
      ? [standard]
      : [],
  );
  if (standards.length === 0) return undefined;
  const evaluate = evaluateLeg({ segmentNo: 1, options }, travellers, party, shanghaiDate(now()));
  const within: Compliance = { violations: [], standards };
  return (option) => {
    const { violations } = evaluate(option);
    return violations.length === 0 ? within : { violations, standards };
  };
}
