import { useState, type ReactNode } from 'react';
import type { ResultOf } from '../../contract/call';
import type { HeaderPlace, readTableHead } from '../../contract/import-job/table-import';
import { Field } from '../../ui/field/Field';
import { Select } from '../../ui/field/combobox/Select';
import { useTexts } from '../../ui/texts/use-texts';
import { tableImportTexts } from './texts';

export type Head = ResultOf<typeof readTableHead>;

interface PlaceFields {
  /** Undefined for an empty sheet. */
  place: HeaderPlace | undefined;
  headers: readonly string[];
  fields: ReactNode;
}

/** Fields for the sheet of a file and the line of its headers. */
export function usePlaceFields(sheetList: Head['sheetList']): PlaceFields {
  const t = useTexts(tableImportTexts);
  const [sheetAt, setSheetAt] = useState(0);
  const [lineAt, setLineAt] = useState(0);
  const sheet = sheetList[sheetAt];
  const lines = sheet?.lineList ?? [];
  const line = lines[lineAt];
  const fields = (
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
          options={lines.map(({ line: number, cellList }, value) => ({
            value,
            label: t.lineOf(number, cellList),
          }))}
          onChange={setLineAt}
        />
      </Field>
    </>
  );
  return {
    place: line && { sheet: sheet?.name ?? '', line: line.line },
    headers: line?.cellList ?? [],
    fields,
  };
}
