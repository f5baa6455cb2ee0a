import { useState, type ComponentType, type ReactNode } from 'react';
import type { Call } from '../../contract/call';
import { Button } from '../../ui/button/Button';
import { Fact, Facts } from '../../ui/layout/Facts';
import { Page } from '../../ui/layout/Page';
import { Section } from '../../ui/layout/Section';
import { Toolbar } from '../../ui/layout/Toolbar';
import { Dialog } from '../../ui/overlay/Dialog';
import { useTexts } from '../../ui/texts/use-texts';
import { instant } from '../resource/fields/field-types';
import { fieldText } from '../resource/page-options';
import { ChangeList } from '../resource/record/ChangeLog';
import { resourceTexts } from '../resource/texts';
import { usePageLabels } from '../resource/use-page-labels';
import { asPage, type AnySettings, type SettingsOptions } from './settings-options';
import { SettingsInPlace, SettingsOver } from './SettingsForm';
import { SettingsLocked } from './SettingsLocked';
import { SettingsState, useMaySave, useSettings } from './SettingsState';

const changedTime = instant();

interface PageProps {
  host: { readonly track: (name: 'row-saved', data: { resource: string }) => void };
}

/**
 * Creates a page for one record of an enterprise: its facts, its changes, and a form for users who may save it.
 *
 *     export default settingsPage({
 *       name: 'quietHours',
 *       read: queryQuietHours,
 *       save: saveQuietHours,
 *       texts: quietHourTexts, // loading, edit, save, and a label for each field
 *       values: ({ settings }) => settings,
 *       body: (to, { version }) => ({ version, to }),
 *       fields: { isOn: flag((t: T) => t.isOnName), begin: text({ required: true }) },
 *       saved: (t) => t.saved,
 *       changes: ({ changeList }) => changeList,
 *     });
 *
 * `fields` render facts and changes unless `View` and `changed` do; `conflict` is the refusal of an outdated version.
 */
export function settingsPage<R extends Call, S extends Call, V extends object, T extends object>(
  options: SettingsOptions<R, S, V, T, unknown>,
): (props: PageProps) => ReactNode;
/** The implementation takes any settings, as the overload has checked their fields against their calls. */
export function settingsPage(settings: AnySettings): (props: PageProps) => ReactNode {
  return function SettingsPage({ host }) {
    const t = useTexts(settings.texts);
    const words = useTexts(resourceTexts);
    const found = useSettings(settings, undefined);
    const mayWrite = useMaySave(settings);
    const [isEdited, setEdited] = useState(false);
    const { data } = found;
    if (data === undefined) return <SettingsState settings={settings} found={found} />;
    const changes = settings.changes?.(data);
    const [last] = changes ?? [];
    const { View } = settings;
    return (
      <Page>
        <Toolbar>
          {last && <p>{words.changedLast(last.changedBy, changedTime.words(last.changedTime, words))}</p>}
          {mayWrite && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setEdited(true)}>
              {t.edit}
            </Button>
          )}
        </Toolbar>
        {View ? <View answer={data} of={undefined} /> : <FieldFacts settings={settings} answer={data} />}
        {changes && (
          <Section title={words.changes}>
            <ChangeList
              page={asPage(settings)}
              changes={changes}
              none={t.noChanges}
              changed={settings.changed && ((change) => settings.changed?.(change, t) ?? [])}
            />
          </Section>
        )}
        {isEdited && (
          <SettingsOver
            settings={settings}
            answer={data}
            of={undefined}
            onClose={() => setEdited(false)}
            onSaved={() => host.track('row-saved', { resource: settings.name })}
          />
        )}
      </Page>
    );
  };
}

/** Each field with its value in words. */
function FieldFacts({ settings, answer }: { settings: AnySettings; answer: unknown }) {
  const words = usePageLabels({ catalogue: settings.texts });
  const { facts, none } = useTexts(resourceTexts);
  const values = settings.values(answer, undefined);
  return (
    <Section title={facts}>
      <Facts>
        {Object.keys(settings.fields).map((name) => (
          <Fact key={name} name={words.label(name)} wraps>
            {fieldText(settings, name, values[name], words) || none}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

interface DialogProps<Of> {
  of: Of;
  onClose(): void;
}

/** Creates a dialog for the same settings that reads them itself and opens over any page. */
export function settingsDialog<R extends Call, S extends Call, V extends object, T extends object, Of>(
  options: SettingsOptions<R, S, V, T, Of>,
): ComponentType<DialogProps<Of>>;
export function settingsDialog(settings: AnySettings): ComponentType<DialogProps<unknown>> {
  return function SettingsDialog({ of, onClose }) {
    const t = useTexts(settings.texts);
    const found = useSettings(settings, of, { staleTime: 0 });
    // keeps the form mounted, so that the draft survives the refetch after a refusal
    const [isShown, setShown] = useState(found.data !== undefined && !found.isFetching);
    const { data, isFetching } = found;
    if (data !== undefined && !isShown && !isFetching) setShown(true);
    if (data !== undefined && isShown)
      return <SettingsOver settings={settings} answer={data} of={of} onClose={onClose} />;
    return (
      <Dialog title={settings.title?.(t, of) ?? t.edit} onClose={onClose}>
        <SettingsState settings={settings} found={found} />
      </Dialog>
    );
  };
}

/** Creates an inline form for the same settings that reads them itself. */
export function settingsSection<
  R extends Call,
  S extends Call,
  V extends object,
  T extends object,
  Of = undefined,
>(options: SettingsOptions<R, S, V, T, Of>): ComponentType<{ of: Of }>;
export function settingsSection(settings: AnySettings): ComponentType<{ of: unknown }> {
  return function SettingsSection({ of }) {
    const t = useTexts(settings.texts);
    const found = useSettings(settings, of);
    return (
      <Section title={settings.title?.(t, of) ?? t.edit}>
        {found.data === undefined ? (
          <SettingsState settings={settings} found={found} />
        ) : settings.unlockText ? (
          <SettingsLocked settings={settings} answer={found.data} of={of} found={found} />
        ) : (
          <SettingsInPlace settings={settings} answer={found.data} of={of} />
        )}
      </Section>
    );
  };
}
