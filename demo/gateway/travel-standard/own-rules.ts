import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import { areReasonsLooser } from '../../../src/domain/travel-standard/reason-strictness';
import { isLooserStandard } from '../../../src/domain/travel-standard/strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { governTravellers } from './governing-standards';
import { findReasons } from './queries';

const standard = ownRule({
  name: '差旅标准',
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const { governed } = await governTravellers(db, { enterpriseNum, staffNo }, [staffNo]);
    return governed[0]?.standard ?? null;
  },
  isLooser: isLooserStandard,
});

/** A booking over the standard needs a reason for each broken rule, so an empty list of reasons removes that rule. */
const reasons = ownRule({
  name: '超标原因',
  async find({ db, caller: { enterpriseNum } }): Promise<ReadonlyMap<StandardRule, readonly boolean[]>> {
    const byRule = new Map<StandardRule, boolean[]>();
    for (const { rule, needsText } of await findReasons(db, enterpriseNum))
      byRule.set(rule, [...(byRule.get(rule) ?? []), needsText]);
    return byRule;
  },
  isLooser: areReasonsLooser,
});

export const ownRules: readonly OwnRule[] = [standard, reasons];
