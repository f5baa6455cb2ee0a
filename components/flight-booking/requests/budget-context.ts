import { createContext } from 'react';
import type { Choice } from '../model/journey';
import type { BudgetComparison } from './budget';

/** Compares a displayed price, together with the earlier choices, with the budget; undefined without a budget. */
export type ReadBudget = (choice: Choice) => BudgetComparison | undefined;

/** Context for the flights in view. */
export const BudgetContext = createContext<ReadBudget>(() => undefined);
