import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { EnterpriseShortInfo } from '../../src/contract/login/login';
import { Tag } from '../../src/ui/feedback/Tag';
import { useTexts } from '../../src/ui/texts/use-texts';
import { enterpriseTexts } from './texts';

interface EnterpriseRowProps {
  enterprise: EnterpriseShortInfo;
  /** Enterprise of the session. */
  current: boolean;
  /** True while the session switches to this enterprise. */
  switching: boolean;
  onChoose(): void;
}

export function EnterpriseRow({ enterprise, current, switching, onChoose }: EnterpriseRowProps) {
  const t = useTexts(enterpriseTexts);
  const { entName, enterpriseNum, tMCName } = enterprise;
  const facts = [enterpriseNum, tMCName].filter(Boolean).join(' · ');
  return (
    <li>
      <button
        type="button"
        className="ec-row"
        aria-current={current || undefined}
        aria-busy={switching || undefined}
        onClick={onChoose}
      >
        <span className="ec-names">
          <span className="ec-name">{entName}</span>
          <span className="ec-facts" title={facts}>
            {facts}
          </span>
        </span>
        {current && (
          <Tag tone="accent" icon={<Check aria-hidden="true" />}>
            {t.current}
          </Tag>
        )}
        {switching && (
          <span className="ec-switching">
            <LoaderCircle className="tp-spinning" aria-hidden="true" />
            {t.switching}
          </span>
        )}
        {!current && !switching && <ChevronRight className="ec-go" aria-hidden="true" />}
      </button>
    </li>
  );
}
