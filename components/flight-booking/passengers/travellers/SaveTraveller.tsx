import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { isGatewayError } from '../../../../src/element/host/host';
import { saveFrequentTraveller } from '../../../../src/contract/travellers/travellers';
import { useIntent } from '../../../../src/element/data/use-intent';
import { checkPassenger } from '../../../../src/domain/passenger/passenger';
import { passengerTexts } from '../../../../src/domain/passenger/texts/texts';
import { Button } from '../../../../src/ui/button/Button';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { Booking } from '../../model/booking';
import type { TravellerDraft } from '../draft/draft';
import { flightPassengerTexts } from '../texts';
import { useErrorTranslation } from '../draft/use-draft-errors';

interface Props {
  booking: Booking;
  traveller: TravellerDraft;
  flightDate: string;
  onChange(changed: TravellerDraft): void;
}

type SaveState = { state: 'no' | 'saved' } | { state: 'failed'; message: string };

/** Saves an external traveller for later orders. */
export function SaveTraveller({ booking, traveller, flightDate, onChange }: Props) {
  const t = useTexts(flightPassengerTexts);
  const word = useErrorTranslation();
  const { host } = booking;
  const [saved, setSaved] = useState<SaveState>({ state: 'no' });
  const saving = useIntent(saveFrequentTraveller);

  async function save(): Promise<void> {
    const [problem] = Object.values(
      checkPassenger(traveller, flightDate, { allowMasked: true }, host.texts(passengerTexts)),
    );
    if (problem !== undefined) {
      setSaved({ state: 'failed', message: problem });
      return;
    }
    setSaved({ state: 'no' });
    const sent = await saving.send(contactOf(traveller));
    if (sent.kind !== 'done') {
      host.report(sent.error);
      setSaved({
        state: 'failed',
        message: failureText(sent.error) ?? host.texts(flightPassengerTexts).saveFailed,
      });
      return;
    }
    const { contactNO, passagerName: ownName, documents } = sent.result;
    onChange({ ...traveller, contactNO, ownName, documents, canReveal: true });
    setSaved({ state: 'saved' });
  }

  return (
    <div className="fb-keep" role="status">
      <Button
        variant="text"
        size="small"
        icon={<Bookmark />}
        loading={saving.isSending}
        onClick={() => void save()}
      >
        {traveller.contactNO === '' ? t.save : t.update}
      </Button>
      {saved.state === 'saved' && <span className="fb-card-note">{t.saved}</span>}
      {saved.state === 'failed' && <span className="fb-keep-error">{word(saved.message)}</span>}
    </div>
  );
}

/** Data to save: all documents, with the current one as entered now. */
function contactOf(traveller: TravellerDraft) {
  const { contactNO, passagerName, ownName, sexTem, birthDay, nationality, phone } = traveller;
  const { cardType, cardNo, validUntil, documents } = traveller;
  const former = documents.find((document) => document.cardType === cardType);
  const isHolderName = former !== undefined && former.holderName !== '' && former.holderName === passagerName;
  const inUse = { cardType, cardNo, validUntil, holderName: isHolderName ? passagerName : '' };
  return {
    contactNO,
    passagerName: isHolderName ? ownName : passagerName,
    sexTem,
    birthDay,
    nationality,
    phone,
    documents: former
      ? documents.map((document) => (document === former ? inUse : document))
      : [...documents, inUse],
  };
}

function failureText(error: unknown): string | undefined {
  if (!isGatewayError(error)) return undefined;
  return error.kind === 'fields' ? (Object.values(error.fields)[0] ?? error.message) : error.message;
}
