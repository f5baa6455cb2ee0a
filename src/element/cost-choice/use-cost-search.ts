import { useState } from 'react';
import { queryCostChoices } from '../../contract/cost-center/choices';
import type { CostKind } from '../../contract/cost-center/cost-objects';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { useKeyword } from '../people/use-keyword';
import { costChoiceTexts } from './texts';

/** One to choose. */
export interface CostOption {
  no: string;
  name: string;
  code: string;
}

/**
 * What a combobox offers of a kind: what is typed is looked for at the gateway, once the field was entered. Of more than a page
 * the first is offered, with a word on the others.
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
