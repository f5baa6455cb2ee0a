import { createContext } from 'react';
import type { StandardExplanation } from '../../../src/domain/standard/explanation';
import type { Fare, Offer } from '../results/offers/offers';

/** What the standards of those who travel say of a fare and why; undefined where none governs. */
export type ExplainFare = (offer: Offer, fare: Fare) => StandardExplanation | undefined;

/** Of the flights on view; says nothing before they are judged. */
export const Explaining = createContext<ExplainFare>(() => undefined);
