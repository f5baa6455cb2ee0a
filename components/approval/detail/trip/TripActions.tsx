import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { DetailModel } from '../detail-model';
import { tripTexts } from '../texts';

interface Props {
  model: Pick<DetailModel, 'request'>;
  application: ApplicationDetail;
}

/** The applicant asks for the like of a trip, or changes one that was agreed to. */
export function TripActions({ model, application }: Props) {
  const t = useTexts(tripTexts);
  const { applyId, applyType, trip, agreed, isOwn } = application;
  if (trip === null || !isOwn) return null;
  return (
    <div className="al-actions">
      {agreed !== null && (
        <Button onClick={() => model.request({ applyType, changeOf: applyId })}>{t.change}</Button>
      )}
      <Button onClick={() => model.request({ applyType, copyOf: applyId })}>{t.copy}</Button>
    </div>
  );
}
