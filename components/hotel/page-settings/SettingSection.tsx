import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useState } from 'react';
import { batchUpdateCustomObject, type CustomObject } from '../../../src/contract/hotel/custom-objects';
import type { EntSettingInfo } from '../../../src/contract/enterprise-setting/enterprise-setting';
import type { PageProps } from '../../../src/element/administration/declare-administration';
import { useIntent } from '../../../src/element/data/use-intent';
import { LeaveWarning } from '../../../src/element/sending/LeaveWarning';
import { SubmissionProblem } from '../../../src/element/sending/SubmissionProblem';
import type { SubmissionFailure } from '../../../src/element/sending/form-submission';
import { Button } from '../../../src/ui/button/Button';
import { IconButton } from '../../../src/ui/button/IconButton';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { Section } from '../../../src/ui/layout/Section';
import { Toolbar } from '../../../src/ui/layout/Toolbar';
import { DataTable } from '../../../src/ui/table/DataTable';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { fieldColumns } from './columns';
import { changesOf, fieldsOf, withSwitch, type PageField } from './section-draft';
import { pageSettingTexts } from './texts';

interface Props {
  host: PageProps['host'];
  section: CustomObject;
  enterprise: EntSettingInfo;
  isReloading: boolean;
  onReload(): Promise<unknown>;
}

/** One section of the page, read-only until its edit button is pressed. */
export function SettingSection({ host, section, enterprise, isReloading, onReload }: Props) {
  const t = useTexts(pageSettingTexts);
  const saving = useIntent(batchUpdateCustomObject);
  const saved = useMemo(() => fieldsOf(section), [section]);
  /** Fields being edited; undefined while the section is read-only. */
  const [draft, setDraft] = useState<readonly PageField[]>();
  const [problem, setProblem] = useState<SubmissionFailure>();
  const isEditing = draft !== undefined;
  const columns = useMemo(
    () =>
      fieldColumns({
        t,
        isEditing,
        onSwitch: (no, change) => setDraft((fields) => fields && withSwitch(fields, no, change)),
      }),
    [t, isEditing],
  );
  async function end(): Promise<void> {
    setProblem(undefined);
    await onReload();
    setDraft(undefined);
  }
  async function save(fields: readonly PageField[]): Promise<void> {
    setProblem(undefined);
    const changes = changesOf(saved, fields, enterprise);
    if (changes.length > 0) {
      const sent = await saving.send(changes);
      if (sent.kind !== 'done') {
        host.notify({ as: 'toast', text: t.failed, delayMs: 0 });
        host.report(sent.error);
        return setProblem({ error: sent.error, isUncertain: sent.kind === 'uncertain' });
      }
    }
    host.notify({ as: 'toast', text: t.saved, delayMs: 0 });
    host.track('row-saved', { resource: 'customObject' });
    await end();
  }
  return (
    <Section title={section.objectName}>
      <DataTable
        label={t.fieldsOf(section.objectName)}
        columns={columns}
        rows={draft ?? saved}
        rowKey={({ no }) => no}
        empty={<EmptyState title={t.nothing} />}
        framed={false}
      />
      <SubmissionProblem problem={problem} />
      <LeaveWarning isChanged={() => draft !== undefined && changesOf(saved, draft, enterprise).length > 0} />
      <Toolbar>
        {draft ? (
          <>
            <Button onClick={() => void end()} loading={isReloading && !saving.isSending}>
              {t.cancel}
            </Button>
            <Button
              variant="primary"
              loading={saving.isSending}
              loadingText={t.saving}
              onClick={() => void save(draft)}
            >
              {t.save}
            </Button>
          </>
        ) : (
          <IconButton
            icon={<Pencil />}
            label={t.modify(section.objectName)}
            onClick={() => setDraft(saved)}
          />
        )}
      </Toolbar>
    </Section>
  );
}
