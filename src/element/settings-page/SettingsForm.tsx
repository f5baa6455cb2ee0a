import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button/Button';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import { useHost } from '../host/host-context';
import { DraftOffer } from '../submission/draft/DraftOffer';
import { FormDialog, useFirstError } from '../submission/FormDialog';
import { LeaveWarning } from '../submission/LeaveWarning';
import { sendingTexts } from '../submission/texts';
import { createSettingsEditing } from './settings-editing';
import { SettingsFields, type FieldsProps } from './SettingsFields';
import type { SettingsEditing } from './settings-options';
import { SettingsProblem } from './SettingsProblem';

type Props = Omit<FieldsProps, 'editing'>;

interface OverProps extends Props {
  onClose(): void;
  onSaved?(): void;
}

/** Form of settings in a dialog over their page. */
export function SettingsOver({ onClose, onSaved, ...props }: OverProps) {
  const { settings, answer, of } = props;
  const host = useHost();
  const t = useTexts(settings.texts);
  const words = useTexts(settings.words ?? sendingTexts);
  const [editing] = useState(() =>
    createSettingsEditing(host, settings, {
      answer,
      of,
      onDone() {
        onSaved?.();
        onClose();
      },
    }),
  );
  return (
    <>
      <FormDialog
        title={settings.title?.(t, of) ?? t.edit}
        submitText={settings.saveText?.(t) ?? t.save}
        sending={editing}
        words={words}
        isChanged={editing.isChanged}
        problem={<SettingsProblem {...props} editing={editing} />}
        onClose={onClose}
      >
        <SettingsFields {...props} editing={editing} />
      </FormDialog>
    </>
  );
}

/** Inline form of settings; its save button appears once a value has changed. */
export function SettingsInPlace(props: Props) {
  const { settings, answer, of } = props;
  const host = useHost();
  const t = useTexts(settings.texts);
  const words = useTexts(sendingTexts);
  const form = useRef<HTMLFormElement>(null);
  const [editing] = useState(() =>
    createSettingsEditing(host, settings, { answer, of, onDone: () => undefined }),
  );
  const { busy, refusals } = useStore(editing.store);
  useFirstError(form, refusals);
  useEffect(() => editing.follow(answer), [editing, answer]);
  return (
    <form
      ref={form}
      className="tp-sending-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
    >
      <DraftOffer draft={editing.draft} />
      <SettingsFields {...props} editing={editing} />
      <SettingsProblem {...props} editing={editing} />
      {useIsChanged(editing) && (
        <Toolbar>
          <Button onClick={editing.reset}>{words.cancel}</Button>
          <Button type="submit" variant="primary" loading={busy}>
            {settings.saveText?.(t) ?? t.save}
          </Button>
        </Toolbar>
      )}
      <LeaveWarning isChanged={editing.isChanged} draft={editing.draft} />
    </form>
  );
}

const useIsChanged = ({ form, isChanged }: SettingsEditing): boolean =>
  useSyncExternalStore(form.onChange, isChanged);
