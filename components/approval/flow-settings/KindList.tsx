import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useStore } from 'zustand';
import { standardTexts } from '../../../src/domain/travel-standard/texts/texts';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { compareDraft, type CurrentFlow, type FlowSettings } from './flow-settings';
import { flowTexts } from './texts';

interface Props {
  settings: FlowSettings;
  flows: readonly CurrentFlow[];
}

/** List of the application types, with a mark for unsaved changes and for findings of the checks. */
export function KindList({ settings, flows }: Props) {
  const t = useTexts(flowTexts);
  const standards = useTexts(standardTexts);
  const { applyType: chosen, drafts } = useStore(settings.store);
  return (
    <nav className="af-kinds" aria-label={t.kinds} part="kinds">
      <ul>
        {flows.map((flow) => {
          const { applyType, findings } = flow;
          const { isDirty } = compareDraft(flow, drafts[applyType]);
          return (
            <li key={applyType}>
              <button
                type="button"
                aria-current={applyType === chosen ? 'true' : undefined}
                onClick={() => settings.choose(applyType)}
              >
                <span className="af-kind-name">{standards.applyType(applyType)}</span>
                {isDirty && <Tag tone="accent">{t.edited}</Tag>}
                {findings.length > 0 && (
                  <Tag tone="over" icon={<TriangleAlert aria-hidden="true" />}>
                    {t.problems(findings.length)}
                  </Tag>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
