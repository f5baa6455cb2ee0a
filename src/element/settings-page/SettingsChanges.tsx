import type { RowChange } from '../../contract/resource/resource';
import { instantText } from '../../domain/shanghai-time';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import changeLogCss from '../resource/record/change-log.css?inline';
import { resourceTexts } from '../resource/texts';
import { wordsOf } from '../resource/page-options';
import { useWords } from '../resource/use-words';
import type { AnySettings } from './settings-options';

interface Props {
  settings: Pick<AnySettings, 'texts' | 'changed'> & Partial<Pick<AnySettings, 'fields'>>;
  changes: readonly RowChange[];
}

/** Changes with their author and time, the newest first. */
export function SettingsChanges({ settings, changes }: Props) {
  useSheet(changeLogCss);
  const t = useTexts(resourceTexts);
  const texts = useTexts(settings.texts);
  const { fields = {} } = settings;
  const words = useWords({ catalogue: settings.texts });
  const say = (name: string, value: unknown) => wordsOf({ fields }, name, value, words) || t.none;
  /** Fields that are others than before. */
  const changed = ({ before, after }: RowChange) =>
    Object.keys(fields)
      .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
      .map(
        (name) => `${words.label(name)}：${t.fromTo(say(name, before?.[name]), say(name, after?.[name]))}`,
      );
  if (changes.length === 0) return <p>{texts.noChanges ?? t.noChanges}</p>;
  return (
    <ol className="tp-change-log" aria-label={t.changes}>
      {changes.map((change) => (
        <li key={change.changeNO}>
          <p>
            <strong>{change.changedBy}</strong>
            <time dateTime={change.changedTime}>{instantText(change.changedTime)}</time>
          </p>
          <ul>
            {(settings.changed?.(change, texts) ?? changed(change)).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
