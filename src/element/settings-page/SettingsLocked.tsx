import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Toolbar } from '../../ui/layout/Toolbar';
import { useTexts } from '../../ui/texts/use-texts';
import type { CallState } from '../data/use-call';
import { useHost } from '../host/host-context';
import { DraftOffer } from '../submission/draft/DraftOffer';
import { LeaveWarning } from '../submission/LeaveWarning';
import { sendingTexts } from '../submission/texts';
import { createSettingsEditing } from './settings-editing';
import { SettingsFields, type FieldsProps } from './SettingsFields';
import { SettingsProblem } from './SettingsProblem';

type Props = Omit<FieldsProps, 'editing' | 'isLocked'> & { found: CallState<unknown> };

/** Inline form of settings that is locked until its button is pressed. Cancelling reads the settings again. */
export function SettingsLocked({ found, ...props }: Props) {
  const { settings, answer, of } = props;
  const host = useHost();
  const t = useTexts(settings.texts);
  const words = useTexts(sendingTexts);
  const [isLocked, setLocked] = useState(true);
  /** True while the settings are read again before the form is locked. */
  const [isReading, setReading] = useState(false);
  const [editing] = useState(() =>
    createSettingsEditing(host, settings, { answer, of, onDone: () => setLocked(true) }),
  );
  const { busy } = useStore(editing.store);
  useEffect(() => editing.follow(answer), [editing, answer]);
  async function cancel(): Promise<void> {
    setReading(true);
    const { data } = await found.refetch();
    editing.draft.drop();
    editing.takeTheirs(data ?? answer);
    setReading(false);
    setLocked(true);
  }
  const save = () => (editing.isChanged() ? editing.submit() : cancel());
  return (
    <>
      {!isLocked && <DraftOffer draft={editing.draft} />}
      <SettingsFields {...props} editing={editing} isLocked={isLocked} />
      <SettingsProblem {...props} editing={editing} />
      <Toolbar>
        {isLocked ? (
          <IconButton
            icon={<Pencil />}
            label={settings.unlockText?.(t, of) ?? t.edit}
            onClick={() => setLocked(false)}
          />
        ) : (
          <>
            <Button onClick={() => void cancel()} loading={isReading}>
              {words.cancel}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void save()}>
              {settings.saveText?.(t) ?? t.save}
            </Button>
          </>
        )}
      </Toolbar>
      <LeaveWarning isChanged={editing.isChanged} draft={editing.draft} />
    </>
  );
}
