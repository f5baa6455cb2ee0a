import { queryApplication } from '../../../src/contract/approval/approval';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { formatPrice } from '../../../src/domain/money/money';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { Choice } from '../model/journey';
import type { OrderDraft } from '../passengers/draft/draft';
import { readBudget, type BudgetComparison } from './budget';
import { requestGaps, type TravelRequest } from './request';
import { requestTexts, type RequestTexts } from './texts';
import { now } from '../../../src/domain/clock';

/** Reasons why an order cannot be booked under a request: parts that are not covered, or the budget. */
export function gapsOf(
  request: TravelRequest,
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  budget: BudgetComparison | undefined,
  t: RequestTexts = requestTexts.chinese,
): string[] {
  const gaps = requestGaps(request, choices, travellers, t);
  if (!budget || budget.over === 0) return gaps;
  const { total, over } = budget;
  return [...gaps, t.gapBudget(`¥${formatPrice(total)}`, `¥${formatPrice(over)}`)];
}

/** True when such a reason exists now. Unreadable data counts as no reason, as the gateway checks again. */
export async function hasGaps(
  host: Host,
  chosen: TravelRequest,
  choices: readonly Choice[],
  { travellers }: OrderDraft,
): Promise<boolean> {
  const [listed, info] = await Promise.all([
    // other orders may have used up budget
    read(host, queryApplication, {}, { staleTime: 0 }).catch(() => []),
    read(host, queryOrderFormInfo, {}).catch(() => undefined),
  ]);
  const request = listed.find(({ applyId }) => applyId === chosen.applyId) ?? chosen;
  const terms = { issueDate: shanghaiDate(now()), serviceFee: info?.serviceFee ?? 0 };
  const budget = readBudget(choices, travellers, request, terms);
  return gapsOf(request, choices, travellers, budget).length > 0;
}
