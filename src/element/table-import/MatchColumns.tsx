import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { Field } from '../../ui/field/Field';
import { Select } from '../../ui/field/combobox/Select';
import { Disclosure } from '../../ui/layout/disclosure/Disclosure';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import matchColumnsCss from './match-columns.css?inline';
import { tableImportTexts } from './texts';

const NOWHERE = -1;

interface Props<F extends string> {
  headerList: readonly string[];
  /** Current column of each field; null for none. */
  columnList: readonly { field: F; place: number | null }[];
  /** Fields that must be in a column. */
  needed: readonly F[];
  /** With this field in a column the needed ones may be in none. */
  keyField?: F | undefined;
  fieldName(field: F): string;
  /** Text for a field without a column. */
  nowhere?: string;
  /** Further choices beside the columns. */
  children?: ReactNode;
  /** True when those further choices have changed. */
  isChanged?: boolean;
  /** Text of the button. */
  submit: string;
  submitting: string;
  isSending: boolean;
  problem: string;
  onSubmit(columnList: { field: F; place: number | null }[]): void;
}

/** Assigns the columns of a file to fields. The initial choice is the recognised one. */
export function MatchColumns<F extends string>(props: Props<F>) {
  useSheet(matchColumnsCss);
  const t = useTexts(tableImportTexts);
  const { headerList, columnList, keyField, problem } = props;
  const [places, setPlaces] = useState<ReadonlyMap<F, number>>(
    () => new Map(columnList.map(({ field, place }) => [field, place ?? NOWHERE])),
  );
  const placeOf = (field: F) => places.get(field) ?? NOWHERE;
  const needed = keyField !== undefined && placeOf(keyField) !== NOWHERE ? [] : props.needed;
  const isChanged =
    props.isChanged === true || columnList.some(({ field, place }) => (place ?? NOWHERE) !== placeOf(field));
  const [isOpen] = useState(() => needed.some((field) => placeOf(field) === NOWHERE));
  const options = [
    { value: NOWHERE, label: props.nowhere ?? t.nowhere },
    ...headerList.map((header, value) => ({ value, label: header === '' ? t.unnamed(value) : header })),
  ];

  /** a column holds one field: its former field loses it */
  const choose = (field: F, place: number) =>
    setPlaces(
      new Map(
        [...places].map(([other, taken]) => [
          other,
          other === field ? place : taken === place ? NOWHERE : taken,
        ]),
      ),
    );
  return (
    <Disclosure summary={t.columns} defaultOpen={isOpen}>
      {props.children}
      <div className="tp-match-columns">
        {columnList.map(({ field }) => (
          <Field
            key={field}
            label={props.fieldName(field)}
            error={needed.includes(field) && placeOf(field) === NOWHERE ? t.columnMissing : undefined}
          >
            <Select value={placeOf(field)} options={options} onChange={(place) => choose(field, place)} />
          </Field>
        ))}
      </div>
      {isChanged && (
        <Button
          variant="primary"
          loading={props.isSending}
          loadingText={props.submitting}
          onClick={() =>
            props.onSubmit(
              columnList.map(({ field }) => ({
                field,
                place: placeOf(field) === NOWHERE ? null : placeOf(field),
              })),
            )
          }
        >
          {props.submit}
        </Button>
      )}
      {problem !== '' && <ProblemBox>{problem}</ProblemBox>}
    </Disclosure>
  );
}
