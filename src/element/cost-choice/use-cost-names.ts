import { useMemo } from 'react';
import { NAMES_AT_ONCE, queryCostNames } from '../../contract/cost-center/choices';
import type { CostKind } from '../../contract/cost-center/cost-objects';
import type { Choice } from '../../contract/travellers/travellers';
import { useCall } from '../data/use-call';

/**
 * Names by number of what is chosen: those that are known already, and the others asked for, closed or not. The number itself
 * while it is not there, or where there is none such.
 */
export function useCostNames(
  costKind: CostKind,
  nos: readonly string[],
  known: readonly Choice[] = [],
): (no: string) => string {
  const asked = nos.filter((no) => no !== '' && !known.some((one) => one.no === no)).slice(0, NAMES_AT_ONCE);
  const { data } = useCall(queryCostNames, asked.length > 0 ? { costKind, noList: asked } : undefined, {
    quiet: true,
  });
  return useMemo(() => {
    const names = new Map([...(data?.choiceList ?? []), ...known].map(({ no, name }) => [no, name]));
    return (no) => names.get(no) ?? no;
  }, [data, known]);
}
