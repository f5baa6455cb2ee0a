import { useEffect, useState } from 'react';
import {
  alterAgencyDictionary,
  type AgencyDictionary,
} from '../../../src/contract/agency/platform/dictionaries';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { ReorderList } from '../../../src/ui/reorder-list/ReorderList';
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
  onSaved(): void;
  onClose(): void;
}

/** Order of the entries of a dictionary. */
export function OrderDialog({ param, from, onSaved, onClose }: Props) {
  const t = useTexts(parameterTexts);
  const host = useHost();
  const [editing] = useState(() =>
    createCallForm(host, {
      call: alterAgencyDictionary,
      values: { to: from },
      body: ({ to }: { to: Entry[] }) => ({ param, from, to }),
      onDone: onSaved,
    }),
  );
  const { form } = editing;
  const [{ to }, setDraft] = useState(() => form.values());
  useEffect(() => form.onChange(setDraft), [form]);
  return (
    <FormDialog
      title={t.reorder}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      onClose={onClose}
    >
      <ReorderList
        label={t.order}
        items={to.map(({ code, name }) => ({ id: String(code), name }))}
        onChange={(ids) =>
          form.edit({ to: ids.flatMap((id) => to.find(({ code }) => String(code) === id) ?? []) })
        }
      />
    </FormDialog>
  );
}
