import { useState } from 'react';
import {
  alterAgencyDictionary,
  type AgencyDictionary,
} from '../../../src/contract/agency/platform/dictionaries';
import type { Host } from '../../../src/element/host/host';
import { entryProblems } from '../../../src/domain/agency/dictionaries';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { NumberInput } from '../../../src/ui/field/text/NumberInput';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { parameterTexts } from './texts';

interface Entry {
  code: number;
  name: string;
}
interface Props {
  param: AgencyDictionary;
  /** Entries as shown. */
  from: Entry[];
  /** Entry to rename; undefined for a new one. */
  entry: Entry | undefined;
  onSaved(): void;
  onClose(): void;
}
interface Draft {
  code: number | null;
  name: string;
}

/** The whole list is sent, of which the dialog has one entry. */
const fieldOf = (path: string): string => (path.endsWith('.code') ? 'code' : 'name');

function createEntryForm(host: Host, { param, from, entry, onSaved }: Omit<Props, 'onClose'>) {
  const values: Draft =
    entry === undefined ? { code: null, name: '' } : { code: entry.code, name: entry.name };
  const entriesAfter = ({ code, name }: Draft): Entry[] =>
    entry === undefined
      ? [...from, { code: code ?? Number.NaN, name }]
      : from.map((one) => (one.code === entry.code ? { code: one.code, name } : one));
  return createCallForm(host, {
    call: alterAgencyDictionary,
    values,
    body: (draft: Draft) => ({ param, from, to: entriesAfter(draft) }),
    check: (draft) =>
      Object.fromEntries(
        Object.entries(entryProblems(from, entriesAfter(draft))).map(([path, message]) => [
          fieldOf(path),
          message,
        ]),
      ),
    fieldOf,
    onDone: onSaved,
  });
}

/** Form of a new entry, or of the name of one. */
export function EntryDialog({ onClose, ...props }: Props) {
  const t = useTexts(parameterTexts);
  const host = useHost();
  const [editing] = useState(() => createEntryForm(host, props));
  const { form } = editing;
  const isNew = props.entry === undefined;
  return (
    <FormDialog
      title={isNew ? t.add : t.rename}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      {isNew && (
        <FormField form={form} name="code" label={t.code} required>
          {(control) => <NumberInput {...control} maxLength={4} data-autofocus />}
        </FormField>
      )}
      <FormField form={form} name="name" label={t.name} required>
        {(control) => <TextInput {...control} maxLength={30} />}
      </FormField>
    </FormDialog>
  );
}
