import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows';
import { FormGrid } from '../../../ui/layout/FormGrid';
import { Page } from '../../../ui/layout/Page';
import { Section } from '../../../ui/layout/Section';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { useTexts } from '../../../ui/texts/use-texts';
import type { PageProps } from '../../administration/declare-administration';
import { useCall } from '../../data/use-call';
import { errorTexts } from '../../errors/texts';
import { listTexts } from '../../list/texts';
import { DraftOffer } from '../../submission/draft/DraftOffer';
import { useFirstError } from '../../submission/FormDialog';
import { LeaveQuestion } from '../../submission/LeaveQuestion';
import { LeaveWarning } from '../../submission/LeaveWarning';
import { SubmissionProblem } from '../../submission/SubmissionProblem';
import { ConflictBox } from './ConflictBox';
import { keyOf, nameOf, type AnyPage, type AnyRow } from '../page-options';
import { createRecordForm, latestOf } from './record-form';
import { RecordField } from '../fields/RecordField';
import { resourceTexts } from '../texts';
import { useCanWrite } from '../use-can-write';
import { usePageLabels } from '../use-page-labels';

/** Fields of a form under a heading; `title` is the name of a text of the page. */
export interface FormSection<Field extends string = string> {
  title: string;
  fields: readonly Field[];
}

interface Props {
  host: PageProps['host'];
  page: AnyPage;
  /** Key of the row; '' for a new one. */
  row: string;
  sections: readonly FormSection[];
}

/** A row as a form of the page. */
export function RecordForm({ page, row: key, ...props }: Props) {
  const errors = useTexts(errorTexts);
  const list = useTexts(listTexts);
  const words = usePageLabels(page);
  const found = useCall(page.resource.get, key === '' ? undefined : { key }, { live: true });
  const mayWrite = useCanWrite(page.resource);
  const [isBegun, setBegun] = useState(false);
  // a new row stays when the right is taken, because it may have unsaved input
  if (mayWrite && !isBegun) setBegun(true);
  if (key === '') return isBegun ? <Filled page={page} row={undefined} {...props} /> : null;
  // a refresh does not override the user's input
  if (found.data) return <Filled page={page} row={found.data} {...props} />;
  return found.error ? (
    <ErrorState
      message={list.failed(words.noun, errors.of(found.error))}
      retrying={found.isFetching}
      onRetry={() => void found.refetch()}
    />
  ) : (
    <SkeletonRows rows={6} label={list.querying(words.noun)} />
  );
}

function Filled({ host, page, row, sections }: Omit<Props, 'row'> & { row: AnyRow | undefined }) {
  const [begun, begin] = useState({ row, times: 0 });
  const [saved, setSaved] = useState<AnyRow>();
  if (saved)
    return (
      <Saved
        host={host}
        page={page}
        row={saved}
        onGoOn={(next) => {
          begin(({ times }) => ({ row: next, times: times + 1 }));
          setSaved(undefined);
        }}
      />
    );
  return (
    <FormOf
      key={begun.times}
      host={host}
      page={page}
      row={begun.row}
      sections={sections}
      onSaved={setSaved}
    />
  );
}

interface FormProps extends Omit<Props, 'row'> {
  row: AnyRow | undefined;
  onSaved(row: AnyRow): void;
}

function FormOf({ host, page, row, sections, onSaved }: FormProps) {
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  const form = useRef<HTMLFormElement>(null);
  const [editing] = useState(() =>
    createRecordForm(host, {
      page,
      row,
      onSaved(made) {
        host.notify({ as: 'toast', text: host.texts(resourceTexts).saved(words.noun), delayMs: 0 });
        host.track('row-saved', { resource: page.resource.name });
        onSaved(made);
      },
    }),
  );
  const { problem, busy, refusals } = useStore(editing.store);
  const { isRebased } = useStore(editing.rebased);
  const latest = latestOf(problem);
  useFirstError(form, refusals);
  const [isLeaving, setLeaving] = useState(false);
  const back = () => host.emit('tp-detail', { kind: 'row', id: null });
  const headingOf = (name: string) => words.label(name);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
    >
      <Page>
        <DraftOffer draft={editing.draft} />
        <div role="status">{isRebased && t.isRebased}</div>
        {sections.map(({ title, fields }) => (
          <Section key={title} title={headingOf(title)}>
            <FormGrid>
              {fields.map((name) => (
                <RecordField key={name} page={page} editing={editing} words={words} name={name} row={row} />
              ))}
            </FormGrid>
          </Section>
        ))}
        {latest ? (
          <ConflictBox
            page={page}
            mine={editing.form.values()}
            latest={latest}
            onKeep={() => editing.keepMine(latest)}
            onTake={() => editing.takeTheirs(latest)}
          />
        ) : (
          <SubmissionProblem problem={problem} />
        )}
        <Toolbar>
          <Button onClick={() => (editing.isChanged() ? setLeaving(true) : back())}>{t.cancel}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {t.save}
          </Button>
        </Toolbar>
      </Page>
      <LeaveWarning isChanged={editing.isChanged} draft={editing.draft} />
      {isLeaving && (
        <LeaveQuestion
          onLeave={() => {
            editing.giveUp();
            back();
          }}
          onStay={() => setLeaving(false)}
        />
      )}
    </form>
  );
}

interface SavedProps extends Pick<Props, 'host' | 'page'> {
  row: AnyRow;
  /** Continues with the same row, or with a new one. */
  onGoOn(row: AnyRow | undefined): void;
}

/** Confirmation after saving, with the next steps. */
function Saved({ host, page, row, onGoOn }: SavedProps) {
  const t = useTexts(resourceTexts);
  const list = useTexts(listTexts);
  const words = usePageLabels(page);
  return (
    <Section title={nameOf(page, row, words)}>
      <p role="status">{t.saved(words.noun)}</p>
      <Toolbar>
        <Button onClick={() => host.emit('tp-detail', { kind: 'row', id: null })}>
          {list.back(words.noun)}
        </Button>
        <Button onClick={() => onGoOn(row)} aria-label={`${t.goOn} ${keyOf(page, row)}`}>
          {t.goOn}
        </Button>
        <Button variant="primary" onClick={() => onGoOn(undefined)}>
          {t.again(words.noun)}
        </Button>
      </Toolbar>
    </Section>
  );
}
