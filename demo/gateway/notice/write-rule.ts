import type { RuleChangeRequested } from '../permission/own-rules/events';
import type { EventSource } from '../server/events/domain-events';
import { writeUnrelatedNotices } from './write-own';

/** Notifies those who may make the same change of rules that it waits for them. */
export const writeRuleNotices = (
  { db, now }: Pick<EventSource, 'db' | 'now'>,
  { enterpriseNum, request, byName, rules, page, toldNos }: RuleChangeRequested,
): Promise<void> =>
  writeUnrelatedNotices(
    { db, now },
    toldNos.map((staff_no) => ({ enterprise_num: enterpriseNum, staff_no, by_name: byName, rules, page })),
    { occasion: `rule change ${request}`, kind: 'ruleChangeAsked' },
  );
