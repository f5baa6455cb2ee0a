import type { ApplicationDetail } from '../../../../src/contract/approval/approval';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { DetailModel } from '../detail-model';
import { tripTexts } from '../texts';

interface Props {
  model: Pick<DetailModel, 'request'>;
  application: ApplicationDetail;
}

/** Actions of the applicant on a trip: copy it, or change it once it is approved. */
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
