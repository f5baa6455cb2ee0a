import { useId, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import {
  renameSavedView,
  saveSavedView,
  VIEW_NAME_LENGTH,
  ViewName,
  type ViewFilters,
} from '../../contract/saved-view/saved-view';
import { SAVED_VIEW_FAULTS } from '../../contract/saved-view/faults';
import { Button } from '../../ui/button/Button';
import { TextInput } from '../../ui/field/text/TextInput';
import { createForm } from '../../ui/form/create-form';
import { FormField } from '../../ui/form/FormField';
import { Dialog } from '../../ui/overlay/Dialog';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { isGatewayError } from '../host/host';
import { useHost } from '../host/host-context';
import { savedViewTexts } from './texts';

interface Props {
  pagePath: string;
  filters: ViewFilters;
  /** Initial name. */
  initialName?: string | undefined;
  /** Current name of the filters to rename; undefined when filters are saved. */
  renamed: string | undefined;
  onClose(): void;
  onDone(): void;
}

const NameForm = v.object({ viewName: ViewName });

/** Form for the name of saved filters, new or renamed. An existing name is overwritten only at a second press. */
export default function ViewForm({ pagePath, filters, initialName = '', renamed, onClose, onDone }: Props) {
  const host = useHost();
  const t = useTexts(savedViewTexts);
  const errors = useTexts(errorTexts);
  const formId = useId();
  const saving = useIntent(saveSavedView);
  const renaming = useIntent(renameSavedView);
  const isRename = renamed !== undefined;
  /** Existing name that a second press overwrites. */
  const [taken, setTaken] = useState<string>();
  const [problem, setProblem] = useState('');
  const [form] = useState(() =>
    createForm({
      values: { viewName: renamed ?? initialName },
      schema: NameForm,
      body: (values) => values,
      check: ({ viewName }) => problemOf(viewName),
    }),
  );
  function problemOf(viewName: string): Record<string, string> {
    if (viewName.trim() === '') return { viewName: t.nameMissing };
    return v.is(ViewName, viewName) ? {} : { viewName: t.nameRefused };
  }

  async function send({ viewName: typed }: { viewName: string }): Promise<void> {
    const viewName = v.parse(ViewName, typed);
    setProblem('');
    const sent = isRename
      ? await renaming.send({ pagePath, viewName: renamed, newName: viewName })
      : await saving.send({ pagePath, viewName, filters, overwrite: taken === viewName });
    if (sent.kind === 'done') return onDone();
    const { error } = sent;
    if (isGatewayError(error) && error.code === SAVED_VIEW_FAULTS.savedViewNameTaken.code) {
      if (isRename) form.show({ viewName: t.nameTaken });
      else setTaken(viewName);
      return undefined;
    }
    host.report(error);
    setProblem(t.failed(errors.of(error)));
    return undefined;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(send);
  };
  const isSending = saving.isSending || renaming.isSending;
  return (
    <Dialog
      title={isRename ? t.renameTitle : t.saveTitle}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            {taken === undefined ? t.confirm : t.replace}
          </Button>
        </>
      }
    >
      <form id={formId} className="tp-view-form" noValidate onSubmit={submit}>
        <FormField form={form} name="viewName" label={t.name} required helper={t.nameHint(VIEW_NAME_LENGTH)}>
          {({ value, onChange }) => (
            <TextInput
              value={value}
              maxLength={VIEW_NAME_LENGTH}
              onChange={(text) => {
                setTaken(undefined);
                setProblem('');
                onChange(text);
              }}
            />
          )}
        </FormField>
        <p role="alert">{taken === undefined ? problem : t.replaceHint(taken)}</p>
      </form>
    </Dialog>
  );
}
