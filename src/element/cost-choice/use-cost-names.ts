import { useMemo } from 'react';
import { NAMES_AT_ONCE, queryCostNames } from '../../contract/cost-center/choices';
import type { CostKind } from '../../contract/cost-center/cost-objects';
import type { Choice } from '../../contract/travellers/travellers';
import { useCall } from '../data/use-call';

/**
 * Names of the choices by number. Unknown names are requested, including those of closed entries. The number stands in
 * while a name is loading or when it does not exist.
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
