import { GROUND_PRODUCTS } from '../../../src/contract/travel-standard/ground-standards';
import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import { isLooserLimit } from '../../../src/domain/hotel/agreement';
import { durationsOf, highestClassOf } from '../../../src/domain/travel-standard/ground-standard';
import { areReasonsLooser } from '../../../src/domain/travel-standard/reason-strictness';
import { isLooserStandard } from '../../../src/domain/travel-standard/strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { governTravellers } from './governing-standards';
import { findClassLimits } from './ground-standards/queries';
import { findReasons, findSubjects } from './queries';

const standard = ownRule({
  name: '差旅标准',
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const { governed } = await governTravellers(db, { enterpriseNum, staffNo }, [staffNo]);
    return governed[0]?.standard ?? null;
  },
  isLooser: isLooserStandard,
});

/** Highest class of trains, by duration, and of cars; null: no limit. */
const ground = ownRule({
  name: '火车和用车标准',
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const [subject] = await findSubjects(db, enterpriseNum, [staffNo]);
    return findClassLimits(db, enterpriseNum, subject?.grade_no ?? '');
  },
  isLooser: (before, after) =>
    durationsOf([...before, ...after]).some((minutes) =>
      GROUND_PRODUCTS.some((product) => {
        const of = (limits: typeof before) =>
          highestClassOf(limits, product, (before[0] ?? after[0])?.gradeNo ?? '', minutes);
        return isLooserLimit(of(before), of(after));
      }),
    ),
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

export const ownRules: readonly OwnRule[] = [standard, ground, reasons];
