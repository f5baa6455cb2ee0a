import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { OVER_POLICY } from '../../../src/contract/standards/shapes';
import { queryClientOf } from '../../../src/element/data/server-state';
import { Button } from '../../../src/ui/button/Button';
import type { Booking } from '../model/booking';
import type { Choice } from '../model/flow';
import type { OrderDraft } from '../passengers/draft';
import { judgementQuery, questionOf } from './judgement';
import { useServes } from './OverApplication';

interface Props {
  booking: Booking;
  choices: readonly Choice[];
  draft: OrderDraft;
}

/** The second way where a choice needs an approval: to ask for it before seats are held. */
export function AskFirst({ booking, choices, draft }: Props) {
  const { host, store } = booking;
  const { busy } = useStore(store, (state) => state.submission);
  const question = useMemo(() => questionOf(choices, draft), [choices, draft]);
  const { gaps } = useServes(booking, choices, draft);
  const { data } = useQuery(
    {
      ...judgementQuery(host, question ?? { voyages: [], passengers: [] }),
      enabled: question !== undefined,
    },
    queryClientOf(host.runtime),
  );
  if (data?.policy !== OVER_POLICY.approval || data.approverName === '' || gaps?.length === 0) return null;
  return (
    <Button variant="text" disabled={busy} onClick={() => void booking.askFirst()}>
      先送审，通过后再预订
    </Button>
  );
}
