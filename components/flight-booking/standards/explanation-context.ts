import { createContext } from 'react';
import type { StandardExplanation } from '../../../src/domain/travel-standard/explanation';
import type { Fare, Offer } from '../results/offers/offers';

/** Explains the standards' verdict on a fare; undefined when no standard applies. */
export type ExplainFare = (offer: Offer, fare: Fare) => StandardExplanation | undefined;

/** Context for the flights in view. It returns nothing before they are judged. */
export const ExplanationContext = createContext<ExplainFare>(() => undefined);
