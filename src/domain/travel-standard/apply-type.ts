import type { ApplyType } from '../../contract/approval/approval';
import { standardTexts, type StandardTexts } from './texts/texts';

/** Name of a kind of application, by its business type (specification 1 and 5.2). */
export const applyTypeName = (applyType: ApplyType, t: StandardTexts = standardTexts.chinese): string =>
  t.applyType(applyType);
