import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { FormGrid } from '../../../ui/layout/FormGrid';
import { useTexts } from '../../../ui/texts/use-texts';
import type { PageProps } from '../../administration/declare-administration';
import { FormDialog } from '../../submission/FormDialog';
import { SubmissionProblem } from '../../submission/SubmissionProblem';
import { ConflictBox } from './ConflictBox';
import type { AnyPage, AnyRow } from '../page-options';
import { createRecordForm, latestOf } from './record-form';
import { RecordField } from '../fields/RecordField';
import { showSaved } from './show-saved';
import { resourceTexts } from '../texts';
import { usePageLabels } from '../use-page-labels';

interface Props {
  host: PageProps['host'];
  page: AnyPage;
  /** Undefined for a new row. */
  row: AnyRow | undefined;
  /** Row with the initial values of a new one. */
  copied: AnyRow | undefined;
  onClose(): void;
}

/** Dialog that adds or changes a row; refusals of the gateway appear at their fields. */
export function RecordDialog({ host, page, row, copied, onClose }: Props) {
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const [editing] = useState(() =>
    createRecordForm(host, {
      page,
      row,
      copied,
      onSaved(saved) {
        showSaved(host.runtime, page.resource, saved);
        const said = host.texts(resourceTexts).saved(words.noun);
        host.notify({ as: 'toast', text: said, delayMs: 0 });
        host.track('row-saved', { resource: page.resource.name });
        onClose();
      },
    }),
  );
  const { problem } = useStore(editing.store);
  const { isRebased } = useStore(editing.rebased);
  const latest = latestOf(problem);
  const { preview: Preview } = page;
  const values = useSyncExternalStore(editing.form.onChange, editing.form.values);
  return (
    <FormDialog
      title={(row ? t.editTitle : copied ? t.copyTitle : t.add)(words.noun)}
      submitText={t.save}
      sending={editing}
      isChanged={editing.isChanged}
      problem={
        latest ? (
          <ConflictBox
            page={page}
            mine={editing.form.values()}
            latest={latest}
            onKeep={() => editing.keepMine(latest)}
            onTake={() => editing.takeTheirs(latest)}
          />
        ) : (
          <SubmissionProblem problem={problem} />
        )
      }
      onClose={onClose}
    >
      <div role="status">{isRebased && t.isRebased}</div>
      <FormGrid>
        {page.form
          ?.filter((name) => page.asksFor?.[name]?.(values) ?? true)
          .map((name) => (
            <RecordField key={name} page={page} editing={editing} words={words} name={name} row={row} />
          ))}
      </FormGrid>
      {Preview && <Preview values={values} />}
    </FormDialog>
  );
}
