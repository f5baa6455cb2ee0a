import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { isGatewayError } from '../../../src/element/host/host';
import { queryClientOf } from '../../../src/element/data/server-state';
import { withSession } from '../../../src/element/host/sign-in';
import { checkPassenger } from '../../../src/domain/passenger/passenger';
import { Button } from '../../../src/ui/button/Button';
import type { Booking } from '../model/booking';
import { keepTraveller } from '../model/calls';
import type { TravellerDraft } from './draft';

interface Props {
  booking: Booking;
  traveller: TravellerDraft;
  flightDate: string;
  onChange(changed: TravellerDraft): void;
}

type Keeping = { state: 'idle' | 'saving' | 'saved' } | { state: 'failed'; message: string };

/** Keeps a traveller from outside for the next time. */
export function SaveTraveller({ booking, traveller, flightDate, onChange }: Props) {
  const { host } = booking;
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });

  async function keep(): Promise<void> {
    const [problem] = Object.values(checkPassenger(traveller, flightDate, { allowMasked: true }));
    if (problem !== undefined) {
      setKeeping({ state: 'failed', message: problem });
      return;
    }
    setKeeping({ state: 'saving' });
    try {
      const kept = await withSession(host, () => keepTraveller(host.runtime, contactOf(traveller)));
      void queryClientOf(host.runtime).invalidateQueries({ queryKey: ['frequent-travellers'] });
      const { contactNO, passagerName: ownName, documents } = kept;
      onChange({ ...traveller, contactNO, ownName, documents, canReveal: true });
      setKeeping({ state: 'saved' });
    } catch (error) {
      host.report(error);
      setKeeping({ state: 'failed', message: failureText(error) });
    }
  }

  return (
    <div className="fb-keep" role="status">
      <Button
        variant="text"
        size="small"
        icon={<Bookmark />}
        loading={keeping.state === 'saving'}
        onClick={() => void keep()}
      >
        {traveller.contactNO === '' ? '保存为常用乘机人' : '更新常用乘机人'}
      </Button>
      {keeping.state === 'saved' && <span className="fb-card-note">已保存</span>}
      {keeping.state === 'failed' && <span className="fb-keep-error">{keeping.message}</span>}
    </div>
  );
}

/** What is kept of them: all their documents, the one in use as it is typed now. */
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

function failureText(error: unknown): string {
  if (!isGatewayError(error)) return '保存失败，请重试';
  return error.kind === 'fields' ? (Object.values(error.fields)[0] ?? error.message) : error.message;
}
