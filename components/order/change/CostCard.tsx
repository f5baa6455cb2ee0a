import type { ReactNode } from 'react';
import type { ChangeDetail } from '../../../src/contract/order/change';
import { errorTexts } from '../../../src/element/errors/texts';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { ChangeCost } from './ChangeCost';
import { OverStandard } from './OverStandard';
import type { ChangeDraft } from './stored-change';
import { changeTexts } from './texts';
import type { JudgedChange } from './use-judged-change';

interface Props {
  detail: ChangeDetail;
  judged: JudgedChange;
  /** True when the approved application covers the violations of standards. */
  isCovered: boolean;
  draft: Pick<ChangeDraft, 'overReasons'>;
  lacksReasons: boolean;
  onEdit(change: Pick<ChangeDraft, 'overReasons'>): void;
  children: ReactNode;
}

/** Price of a change and its violations of travel standards; empty until the selection is complete. */
export function CostCard({ detail, judged, isCovered, draft, lacksReasons, onEdit, children }: Props) {
  const t = useTexts(changeTexts);
  const errors = useTexts(errorTexts);
  const { quote, isQuoting, error, over } = judged;
  if (!quote && !isQuoting && !error) return null;
  return (
    <section className="or-card">
      <h3>{t.cost}</h3>
      {error && !isQuoting && (
        <p role="alert" className="or-problem">
          {errors.of(error)}
        </p>
      )}
      {quote ? (
        <ChangeCost detail={detail} quote={quote} />
      ) : (
        isQuoting && <SkeletonRows rows={2} height={32} label={t.quoting} />
      )}
      {over && !isCovered && (
        <OverStandard
          {...over}
          isNamed={detail.passengers.length > 1}
          given={draft.overReasons}
          lacksReasons={lacksReasons}
          onGive={(overReasons) => onEdit({ overReasons })}
        />
      )}
      {children}
    </section>
  );
}
