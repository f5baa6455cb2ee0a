import { createContext } from 'react';
import type { Choice } from '../model/journey';
import type { BudgetReading } from './budget';

/** A price on view with the legs chosen before it, held against the budget; undefined where there is none. */
export type ReadBudget = (choice: Choice) => BudgetReading | undefined;

/** Of the flights on view. */
export const Budgeting = createContext<ReadBudget>(() => undefined);
