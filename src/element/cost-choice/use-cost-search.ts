import { useState } from 'react';
import { queryCostChoices } from '../../contract/cost-center/choices';
import type { CostKind } from '../../contract/cost-center/cost-objects';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { useKeyword } from '../people/use-keyword';
import { costChoiceTexts } from './texts';

/** An option of the search. */
export interface CostOption {
  no: string;
  name: string;
  code: string;
}

/**
 * Options of a combobox for a kind of cost: searches the typed text at the gateway once the field has been focused. Of
 * several pages the first is offered, with a note about the rest.
 */
export function useCostSearch(
  costKind: CostKind,
  forWhat: 'orders' | 'past',
  leftOut: readonly string[] = [],
) {
  const t = useTexts(costChoiceTexts);
  const [isWanted, setWanted] = useState(false);
  const keyword = useKeyword();
  const found = useCall(
    queryCostChoices,
    isWanted ? { costKind, forWhat, keyword: keyword.wanted } : undefined,
    { quiet: true },
  );
  const { total = 0, choiceList = [] } = found.data ?? {};
  const options = choiceList.filter(({ no }) => !leftOut.includes(no));
  const heading = total > choiceList.length ? { heading: t.first(choiceList.length, total) } : undefined;
  return {
    groups: options.length === 0 ? [] : [{ ...heading, options }],
    onQueryChange: keyword.type,
    optionKey: ({ no }: CostOption) => no,
    optionText: ({ name }: CostOption) => name,
    loading: found.isPending || keyword.typed !== keyword.wanted,
    failure: found.isError ? { text: t.failed, retry: () => void found.refetch() } : undefined,
    emptyText: t.none,
    onFocus: () => setWanted(true),
  };
}
