import type { CostObject } from '../../../src/contract/cost-center/cost-objects';
import type { CostCenterTexts } from './texts';

export const validText = (
  { validFrom, validTo }: Pick<CostObject, 'validFrom' | 'validTo'>,
  t: CostCenterTexts,
): string => t.validText(validFrom, validTo || t.withoutEnd);

export const openToText = (
  { isForAll, deptCount, staffCount }: Pick<CostObject, 'isForAll' | 'deptCount' | 'staffCount'>,
  t: CostCenterTexts,
): string => (isForAll ? t.forAll : t.forSome(deptCount, staffCount));
