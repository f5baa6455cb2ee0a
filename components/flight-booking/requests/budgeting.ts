import { createContext } from 'react';
import type { Choice } from '../model/journey';
import type { BudgetReading } from './budget';

/** Compares a displayed price, together with the earlier choices, with the budget; undefined without a budget. */
export type ReadBudget = (choice: Choice) => BudgetReading | undefined;

/** Context for the flights in view. */
export const Budgeting = createContext<ReadBudget>(() => undefined);
