import { instantText } from '../../../src/domain/shanghai-time';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { CurrentFlow } from './flow-settings';
import { flowTexts } from './texts';

/** Title, version and last change of the displayed flow. */
export function FlowHead({ id, title, current }: { id: string; title: string; current: CurrentFlow }) {
  const t = useTexts(flowTexts);
  const { version, changedBy, changeTime } = current;
  return (
    <header className="af-head">
      <h2 id={id}>{title}</h2>
      <p className="af-hint">
        {version === 0 ? (
          t.noneSet
        ) : (
          <>
            {t.version(version)}
            <span>{t.changedBy(changedBy, instantText(changeTime))}</span>
          </>
        )}
      </p>
    </header>
  );
}
