import { isLooserStandard } from '../../../src/domain/standard/strictness';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { governTravellers } from './governing';

const standard = ownRule({
  name: '差旅标准',
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const { governed } = await governTravellers(db, { enterpriseNum, staffNo }, [staffNo]);
    return governed[0]?.standard ?? null;
  },
  isLooser: isLooserStandard,
});

export const ownRules: readonly OwnRule[] = [standard];
