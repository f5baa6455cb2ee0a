import { useState } from 'react';
import type { ResultOf } from '../../contract/call';
import type { readTableHead, TablePlace } from '../../contract/import-job/table-import';
import { findColumns } from '../../domain/table-import/table-columns';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/field/Field';
import { Select } from '../../ui/field/Select';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { useHost } from '../host/host-context';
import { MatchColumns } from './MatchColumns';
import { tableImportTexts } from './texts';
import type { ImportCall, Looked, Wizard } from './wizard';

export type Head = ResultOf<typeof readTableHead>;

interface Props<C extends ImportCall> {
  wizard: Wizard<C>;
  file: File;
  head: Head;
  onLooked(looked: Looked<C>): void;
  onBack(): void;
}

/** Has the user say on which sheet and line the headers stand, and what each column holds; then the file is looked at so. */
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
  const [sheetAt, setSheetAt] = useState(0);
  const [lineAt, setLineAt] = useState(0);
  const sheet = sheetList[sheetAt];
  const lines = sheet?.lineList ?? [];
  const headers = lines[lineAt];
  const { places } = findColumns(columnList, headers?.cellList ?? []);
  return (
    <>
      {sheetList.length > 1 && (
        <Field label={t.sheet}>
          <Select
            value={sheetAt}
            options={sheetList.map(({ name }, value) => ({ value, label: name }))}
            onChange={(at) => {
              setSheetAt(at);
              setLineAt(0);
            }}
          />
        </Field>
      )}
      <Field label={t.headerLine}>
        <Select
          value={lineAt}
          options={lines.map(({ line, cellList }, value) => ({ value, label: t.lineOf(line, cellList) }))}
          onChange={setLineAt}
        />
      </Field>
      {headers === undefined ? (
        <p>{t.emptySheet}</p>
      ) : (
        <MatchColumns
          // what is chosen begins with what the headers say
          key={`${sheetAt} ${lineAt}`}
          headerList={headers.cellList}
          columnList={columnList.map(({ field }) => ({ field, place: places.get(field) ?? null }))}
          needed={columnList.filter(({ isRequired }) => isRequired).map(({ field }) => field)}
          fieldName={(field) => columnList.find((one) => one.field === field)?.header ?? field}
          isChanged
          submit={t.checkSo}
          submitting={t.checking}
          isSending={isSending}
          problem={problem}
          onSubmit={(matched) =>
            onSubmit({
              sheet: sheet?.name ?? '',
              line: headers.line,
              columnList: matched.flatMap(({ field, place }) => (place === null ? [] : [{ field, place }])),
            })
          }
        />
      )}
    </>
  );
}

/** Why a file was refused, in words. */
export function useReason(): (error: unknown) => string {
  const host = useHost();
  const errors = useTexts(errorTexts);
  return (error) => {
    host.report(error);
    return isGatewayError(error) && error.kind === 'fields'
      ? (Object.values(error.fields ?? {})[0] ?? error.message)
      : errors.of(error);
  };
}
