import { queryApplication } from '../../../src/contract/approval/approval';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { formatPrice } from '../../../src/domain/money/money';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft/draft';
import { readBudget, type BudgetReading } from './budget';
import { requestGaps, type TravelRequest } from './request';
import { requestTexts, type RequestTexts } from './texts';
import { now } from '../../../src/domain/clock';

/** What keeps an order from being booked under a request, in words: what it does not cover, and its budget. */
export function gapsOf(
  request: TravelRequest,
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  budget: BudgetReading | undefined,
  t: RequestTexts = requestTexts.chinese,
): string[] {
  const gaps = requestGaps(request, choices, travellers, t);
  if (!budget || budget.over === 0) return gaps;
  const { total, over } = budget;
  return [...gaps, t.gapBudget(`¥${formatPrice(total)}`, `¥${formatPrice(over)}`)];
}

/** Is anything of that in the way now? What cannot be read is left to the gateway, which looks again. */
export async function hasGaps(
  host: Host,
  chosen: TravelRequest,
  choices: readonly Choice[],
  { travellers }: OrderDraft,
): Promise<boolean> {
  const [listed, info] = await Promise.all([
    // other orders may have spent of the budget
    read(host, queryApplication, {}, { staleTime: 0 }).catch(() => []),
    read(host, queryOrderFormInfo, {}).catch(() => undefined),
  ]);
  const request = listed.find(({ applyId }) => applyId === chosen.applyId) ?? chosen;
  const terms = { issueDate: shanghaiDate(now()), serviceFee: info?.serviceFee ?? 0 };
  const budget = readBudget(choices, travellers, request, terms);
  return gapsOf(request, choices, travellers, budget).length > 0;
}
