import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { FormGrid } from '../../ui/layout/FormGrid';
import { Section } from '../../ui/layout/Section';
import { useTexts } from '../../ui/texts/use-texts';
import { RecordField } from '../resource/fields/RecordField';
import { resourceTexts } from '../resource/texts';
import { usePageLabels } from '../resource/use-page-labels';
import type { AnySettings, SettingsEditing } from './settings-options';

export interface FieldsProps {
  settings: AnySettings;
  editing: SettingsEditing;
  answer: unknown;
  of: unknown;
  /** True while the form is shown but not open for editing. */
  isLocked?: boolean;
}

/** Form fields of settings, group by group. */
export function SettingsFields({ settings, editing, answer, of, isLocked = false }: FieldsProps) {
  const t = useTexts(resourceTexts);
  const { rebased } = useTexts(settings.texts);
  const { Form } = settings;
  useStore(editing.store);
  return (
    <>
      <div role="status">{editing.isRebased() && (rebased ?? t.isRebased)}</div>
      {Form ? (
        <Form answer={answer} of={of} editing={editing} isLocked={isLocked} />
      ) : (
        groupsOf(settings).map((group) => (
          <Group key={group.fields.join()} settings={settings} editing={editing} group={group} />
        ))
      )}
    </>
  );
}

interface Group {
  title: string;
  fields: string[];
}

function groupsOf({ fields, groups }: AnySettings): Group[] {
  const found: Group[] = [];
  for (const name of Object.keys(fields)) {
    const title = groups?.[name];
    const last = found.at(-1);
    if (last && title === undefined) last.fields.push(name);
    else found.push({ title: title ?? '', fields: [name] });
  }
  return found;
}

function Group({ settings, editing, group }: Pick<FieldsProps, 'settings' | 'editing'> & { group: Group }) {
  const words = usePageLabels({ catalogue: settings.texts });
  const values = useSyncExternalStore(editing.form.onChange, editing.form.values);
  const leftOut = settings.leavesOut?.(values) ?? [];
  const hint = words.texts[`${group.title}Hint`];
  const grid = (
    <FormGrid>
      {group.fields
        .filter((name) => !leftOut.includes(name))
        .map((name) => (
          <RecordField
            key={name}
            page={settings}
            editing={editing}
            words={words}
            name={name}
            row={undefined}
          />
        ))}
    </FormGrid>
  );
  if (group.title === '') return grid;
  return (
    <Section title={words.label(group.title)}>
      {typeof hint === 'string' && <p>{hint}</p>}
      {grid}
    </Section>
  );
}
