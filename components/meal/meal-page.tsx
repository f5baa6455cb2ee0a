import { createContext, useCallback, useContext, useState, type ComponentType } from 'react';
import type { PageProps } from '../../src/element/administration/declare-administration';
import { ExportBar } from '../../src/element/export/ExportBar';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { useToday } from '../../src/ui/date/use-today';
import { useTexts } from '../../src/ui/texts/use-texts';
import { mealTexts, type MealPurpose } from './texts';

/** Shows the export files in place of the list. */
const ShowFiles = createContext<() => void>(() => undefined);

/** Returns the sentence above a list that says its use and its readers. */
export const purposeOf = (page: MealPurpose) =>
  function Purpose() {
    const t = useTexts(mealTexts);
    return <p>{t.purpose(page)}</p>;
  };

/** Returns the sentence and the export for the caterer, which covers addresses, receivers, meals and subsidies. */
export function exportOf(page: MealPurpose) {
  const Purpose = purposeOf(page);
  return function CatererExport() {
    const t = useTexts(mealTexts);
    const showFiles = useContext(ShowFiles);
    const asOf = useToday();
    return (
      <>
        <Purpose />
        <p>{t.exportHint}</p>
        <ExportBar kind="mealDelivery" query={{ asOf }} onShowFiles={showFiles} />
      </>
    );
  };
}

/** A list that gives its place to the export files on request. */
export const withFiles = (List: ComponentType<PageProps>) =>
  function MealPage(props: PageProps) {
    const t = useTexts(mealTexts);
    const [isAtFiles, setAtFiles] = useState(false);
    const showFiles = useCallback(() => setAtFiles(true), []);
    if (isAtFiles)
      return (
        <TargetInPlace
          host={props.host}
          target={{ target: 'downloads' }}
          back={t.backToList}
          onBack={() => setAtFiles(false)}
        />
      );
    return (
      <ShowFiles.Provider value={showFiles}>
        <List {...props} />
      </ShowFiles.Provider>
    );
  };
