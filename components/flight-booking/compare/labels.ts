import { amountTexts, type AmountTexts } from '../../../src/domain/texts/amounts/texts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flightFareTexts, type FlightFareTexts } from '../fares/texts';
import { resultTexts, type ResultTexts } from '../results/texts';
import { compareTexts, type CompareTexts } from './texts';

/** Text catalogues that the comparison's rows use. */
export interface CompareLabels {
  t: CompareTexts;
  amounts: AmountTexts;
  results: ResultTexts;
  fares: FlightFareTexts;
}

export const CHINESE_WORDS: CompareLabels = {
  t: compareTexts.chinese,
  amounts: amountTexts.chinese,
  results: resultTexts.chinese,
  fares: flightFareTexts.chinese,
};

export const useCompareLabels = (): CompareLabels => ({
  t: useTexts(compareTexts),
  amounts: useTexts(amountTexts),
  results: useTexts(resultTexts),
  fares: useTexts(flightFareTexts),
});
