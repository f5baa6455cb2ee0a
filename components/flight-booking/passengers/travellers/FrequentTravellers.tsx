import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import {
  deleteFrequentTraveller,
  queryFrequentTravellers,
  type FrequentTraveller,
} from '../../../../src/contract/travellers/travellers';
import { useCall } from '../../../../src/element/data/use-call';
import { useIntent } from '../../../../src/element/data/use-intent';
import { Button } from '../../../../src/ui/button/Button';
import { Checkbox } from '../../../../src/ui/field/choice/Checkbox';
import { EmptyState } from '../../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../../src/ui/feedback/ErrorState';
import { IconButton } from '../../../../src/ui/button/IconButton';
import { SkeletonRows } from '../../../../src/ui/feedback/SkeletonRows';
import { OneLine } from '../../../../src/ui/layout/disclosure/OneLine';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { PickState } from './ColleagueMatches';
import { flightPassengerTexts } from '../texts';

interface Props extends PickState {
  booking: Booking;
  keyword: string;
  onToggle(traveller: FrequentTraveller): void;
}

/** Saved external travellers. */
export function FrequentTravellers({ booking, keyword, isPicked, isAdded, isFull, onToggle }: Props) {
  const t = useTexts(flightPassengerTexts);
  const { host } = booking;
  const [leaving, setLeaving] = useState<string>();
  const found = useCall(queryFrequentTravellers, { keyword }, { staleTime: 0, keepPrevious: true });
  const deletion = useIntent(deleteFrequentTraveller);

  async function forget({ contactNO }: FrequentTraveller): Promise<void> {
    const sent = await deletion.send({ contactNO });
    if (sent.kind !== 'done') {
      host.report(sent.error);
      if (sent.error instanceof Error) host.notify({ as: 'toast', text: sent.error.message, delayMs: 0 });
    }
    setLeaving(undefined);
  }

  if (found.isPending) return <SkeletonRows rows={4} label={t.readingFrequent} />;
  if (found.isError) return <ErrorState message={t.readFailed} onRetry={() => void found.refetch()} />;
  if (found.data.length === 0) {
    return <EmptyState title={keyword === '' ? t.noFrequent : t.noFrequentFound} />;
  }
  return (
    <ul className="fb-staff" aria-label={t.frequent} aria-busy={found.isPlaceholderData}>
      {found.data.map((traveller) => {
        const { contactNO, passagerName, phone, documents } = traveller;
        return (
          <li key={contactNO}>
            <Checkbox
              checked={isPicked(contactNO) || isAdded(contactNO)}
              disabled={isAdded(contactNO) || (isFull && !isPicked(contactNO))}
              onChange={() => onToggle(traveller)}
            >
              <OneLine>{passagerName}</OneLine>
            </Checkbox>
            <span className="fb-staff-detail">
              {isAdded(contactNO) ? t.added : [documents[0]?.cardNo, phone].join(' ')}
            </span>
            {leaving === contactNO ? (
              <span className="fb-staff-leaving">
                <Button size="small" onClick={() => setLeaving(undefined)}>
                  {t.keep}
                </Button>
                <Button size="small" variant="danger" onClick={() => void forget(traveller)}>
                  {t.forget}
                </Button>
              </span>
            ) : (
              <IconButton
                size="small"
                label={t.forgetOf(passagerName)}
                icon={<Trash2 />}
                onClick={() => setLeaving(contactNO)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
