import { useState } from 'react';
import type { TablePlace } from '../../contract/import-job/table-import';
import { findColumns } from '../../domain/table-import/table-columns';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { MatchColumns } from './MatchColumns';
import { usePlaceFields, type Head } from './place-fields';
import { tableImportTexts } from './texts';
import { useReason } from './use-reason';
import type { ImportCall, Looked, Wizard } from './wizard';

interface Props<C extends ImportCall> {
  wizard: Wizard<C>;
  file: File;
  head: Head;
  onLooked(looked: Looked<C>): void;
  onBack(): void;
}

/**
 * Lets the user set the sheet and line of the headers and the field of each column; the file is then checked
 * accordingly.
 */
export function PlaceStep<C extends ImportCall>({ wizard, file, head, onLooked, onBack }: Props<C>) {
  const t = useTexts(tableImportTexts);
  const sayWhy = useReason();
  const checking = useIntent(wizard.call);
  const [problem, setProblem] = useState('');

  async function check(place: TablePlace): Promise<void> {
    setProblem('');
    const table = JSON.stringify(place);
    const ended = await checking.send(wizard.bodyOf({ file, dryRun: '1', table }));
    if (ended.kind === 'done') onLooked({ file, table, result: ended.result });
    else setProblem(sayWhy(ended.error));
  }
  return (
    <Section title={t.placeOf(file.name)}>
      <Places
        head={head}
        isSending={checking.isSending}
        problem={problem}
        onSubmit={(place) => void check(place)}
      />
      <Toolbar>
        <Button onClick={onBack}>{t.another}</Button>
      </Toolbar>
    </Section>
  );
}

interface PlacesProps {
  head: Head;
  isSending: boolean;
  problem: string;
  onSubmit(place: TablePlace): void;
}

function Places({ head: { sheetList, columnList }, isSending, problem, onSubmit }: PlacesProps) {
  const t = useTexts(tableImportTexts);
  const { place, headers, fields } = usePlaceFields(sheetList);
  const { places } = findColumns(columnList, headers);
  return (
    <>
      {fields}
      {place === undefined ? (
        <p>{t.emptySheet}</p>
      ) : (
        <MatchColumns
          // the initial assignment follows the headers
          key={`${place.sheet} ${place.line}`}
          headerList={headers}
          columnList={columnList.map(({ field }) => ({ field, place: places.get(field) ?? null }))}
          needed={columnList.filter(({ isRequired }) => isRequired).map(({ field }) => field)}
          keyField={columnList.find(({ isKey }) => isKey)?.field}
          fieldName={(field) => columnList.find((one) => one.field === field)?.header ?? field}
          isChanged
          submit={t.checkSo}
          submitting={t.checking}
          isSending={isSending}
          problem={problem}
          onSubmit={(matched) =>
            onSubmit({
              ...place,
              columnList: matched.flatMap(({ field, place: at }) =>
                at === null ? [] : [{ field, place: at }],
              ),
            })
          }
        />
      )}
    </>
  );
}
