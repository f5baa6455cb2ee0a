import { useStore } from 'zustand';
import { Button } from '../../ui/button/Button';
import { ProblemBox } from '../../ui/feedback/ProblemBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { ConflictBox } from '../resource/record/ConflictBox';
import { resourceTexts } from '../resource/texts';
import { SubmissionProblem } from '../submission/SubmissionProblem';
import { sendingTexts } from '../submission/texts';
import { asPage } from './settings-options';
import type { FieldsProps } from './SettingsFields';

/**
 * Error message of a failed save. When another user has saved since, it shows both versions and lets the user choose.
 */
export function SettingsProblem(props: Omit<FieldsProps, 'answer'>) {
  const { problem } = useStore(props.editing.store);
  const words = useTexts(props.settings.words ?? sendingTexts);
  return props.editing.isOutdated(problem) ? (
    <Outdated {...props} />
  ) : (
    <SubmissionProblem problem={problem} words={words} />
  );
}

function Outdated({ settings, editing, of }: Omit<FieldsProps, 'answer'>) {
  const t = useTexts(resourceTexts);
  const errors = useTexts(errorTexts);
  const texts = useTexts(settings.texts);
  const { problem } = useStore(editing.store);
  const found = useCall(settings.read, settings.ask?.(of) ?? {});
  const { data, error, isFetching, refetch } = found;
  const isRead = data !== undefined && !isFetching && data !== editing.from();
  async function load(goOn: (latest: unknown) => void): Promise<void> {
    const read = isRead ? data : await refetch().then((answer) => (answer.isError ? undefined : answer.data));
    if (read !== undefined) goOn(read);
  }
  const said = texts.outdated ?? errors.of(problem?.error);
  const reload = texts.reload ?? t.takeTheirs;
  if (isRead && !settings.merge)
    return (
      <ConflictBox
        page={asPage(settings)}
        mine={editing.form.values()}
        latest={settings.values(data, of)}
        said={said}
        takeText={reload}
        onKeep={() => editing.keepMine(data)}
        onTake={() => editing.takeTheirs(data)}
      />
    );
  return (
    <ProblemBox>
      <p>{said}</p>
      {error && !isFetching && <p>{errors.of(error)}</p>}
      <Button
        size="small"
        loading={isFetching}
        onClick={() => void load(settings.merge ? editing.keepMine : editing.takeTheirs)}
      >
        {reload}
      </Button>
    </ProblemBox>
  );
}
