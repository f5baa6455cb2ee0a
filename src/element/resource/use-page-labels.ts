import { useTexts } from '../../ui/texts/use-texts';
import type { AnyPage, PageLabels } from './page-options';

/** Texts of a page in the language of the element, with the label of each field. */
export function usePageLabels({ catalogue }: Pick<AnyPage, 'catalogue'>): PageLabels {
  const texts = useTexts(catalogue);
  const label = (field: string): string => {
    const found = texts[field];
    return typeof found === 'string' ? found : field;
  };
  return { texts, label, noun: label('noun'), nothing: label('nothing'), hint: label('hint') };
}
