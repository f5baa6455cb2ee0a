import { createContext, use } from 'react';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { approvalListTexts } from '../list/texts';
import type { Names, FlowLabels } from './names';
import { flowTexts } from './texts';

/** Names for the numbers in flows, for all parts of the page. */
export const NamesContext = createContext<Names>({ staff: new Map(), roles: [], grades: [] });

export const useNames = (): Names => use(NamesContext);

export const useFlowLabels = (): FlowLabels => ({
  t: useTexts(flowTexts),
  list: useTexts(approvalListTexts),
  amounts: useTexts(amountTexts),
});
