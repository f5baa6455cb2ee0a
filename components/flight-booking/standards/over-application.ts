import { queryApprovalDetail, type ApplicationDetail } from '../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { formatPrice } from '../../../src/domain/money/money';
import type { Host } from '../../../src/element/host/host';
import { read } from '../../../src/element/data/read';
import { voyagesOf } from '../model/voyage';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft';

/** Why an application does not serve this order, in words; none: it does. The gateway looks again. */
export function applicationGaps(
  application: ApplicationDetail,
  choices: readonly Choice[],
  { travellers, travelType }: OrderDraft,
): string[] {
  const { applyState, canBook, overStandard } = application;
  if (travelType === TRAVEL_TYPE.personal) return ['因私出行不能使用申请单'];
  if (overStandard === null) return ['该申请单不是超标申请'];
  if (applyState !== '已同意') return [`该申请${applyState}`];
  if (!canBook) return ['该申请已使用或航班日期已过'];
  const chosen = voyagesOf(choices);
  const { voyages, passengerNames } = overStandard;
  const flights = voyages.flatMap((voyage, i) => {
    const other = chosen[i];
    if (other?.flightNo !== voyage.flightNo || other.depDate !== voyage.depDate) {
      return [`申请的航班为${voyage.depDate} ${voyage.flightNo}`];
    }
    if (other.cabinCode !== voyage.cabinCode) return [`申请的舱位为${voyage.flightNo} ${voyage.cabinCode}舱`];
    return other.salePrice > voyage.salePrice
      ? [`${voyage.flightNo}票价高于申请时的¥${formatPrice(voyage.salePrice)}`]
      : [];
  });
  const names = travellers.map(({ passagerName }) => passagerName);
  return [
    ...flights,
    ...(chosen.length > voyages.length ? ['申请不包含全部航班'] : []),
    ...(isSame(names, passengerNames) ? [] : [`申请的乘机人为${passengerNames.join('、')}`]),
  ];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.toSorted().join('\n') === b.toSorted().join('\n');

/** The number of the application if it serves this order, else ''; what cannot be read serves none. */
export async function servingApplication(
  host: Host,
  applyId: string,
  choices: readonly Choice[],
  draft: OrderDraft,
): Promise<string> {
  if (applyId === '') return '';
  const fresh = { staleTime: 0, signIn: true };
  const application = await read(host, queryApprovalDetail, { applyId }, fresh).catch(() => undefined);
  return application && applicationGaps(application, choices, draft).length === 0 ? applyId : '';
}
