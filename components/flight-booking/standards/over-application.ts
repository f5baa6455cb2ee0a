import { queryApprovalDetail, type ApplicationDetail } from '../../../src/contract/approval/approval';
import { APPLY_STATE } from '../../../src/contract/approval/apply-state';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { formatPrice } from '../../../src/domain/money/money';
import type { Host } from '../../../src/element/host/host';
import { read } from '../../../src/element/data/read';
import { voyagesOf } from '../model/voyage';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { flightStandardTexts, type FlightStandardTexts } from './texts';

/** Reasons why an application cannot be used for this order; empty when it can. The gateway checks again. */
export function applicationGaps(
  application: ApplicationDetail,
  choices: readonly Choice[],
  { travellers, travelType }: OrderDraft,
  t: FlightStandardTexts,
): string[] {
  const { applyState, canBook, overStandard } = application;
  if (travelType === TRAVEL_TYPE.personal) return [t.gapPersonal];
  if (overStandard === null) return [t.gapOtherKind];
  if (applyState !== APPLY_STATE.approved) return [t.gapState(applyState)];
  if (!canBook) return [t.gapUsed];
  const chosen = voyagesOf(choices);
  const { voyages, passengerNames } = overStandard;
  const flights = voyages.flatMap((voyage, i) => {
    const other = chosen[i];
    if (other?.flightNo !== voyage.flightNo || other.depDate !== voyage.depDate) {
      return [t.gapFlight(voyage.depDate, voyage.flightNo)];
    }
    if (other.cabinCode !== voyage.cabinCode) return [t.gapCabin(voyage.flightNo, voyage.cabinCode)];
    return other.salePrice > voyage.salePrice
      ? [t.gapPrice(voyage.flightNo, formatPrice(voyage.salePrice))]
      : [];
  });
  const names = travellers.map(({ passagerName }) => passagerName);
  return [
    ...flights,
    ...(chosen.length > voyages.length ? [t.gapFlights] : []),
    ...(isSame(names, passengerNames) ? [] : [t.gapTravellers(passengerNames)]),
  ];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join('\n') === b.toSorted().join('\n');

/** Number of the application if it can be used for this order, otherwise '', also when it cannot be read. */
export async function usableApplicationNo(
  host: Host,
  applyId: string,
  choices: readonly Choice[],
  draft: OrderDraft,
): Promise<string> {
  if (applyId === '') return '';
  const fresh = { staleTime: 0, signIn: true };
  const application = await read(host, queryApprovalDetail, { applyId }, fresh).catch(() => undefined);
  return application &&
    applicationGaps(application, choices, draft, host.texts(flightStandardTexts)).length === 0
    ? applyId
    : '';
}
