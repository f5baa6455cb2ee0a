import ArrowLeft from 'lucide-react/icons/arrow-left';
import { createElement, useEffect, useRef, type ReactNode } from 'react';
import { useHost } from '../../src/element/host/host-context';
import { Button } from '../../src/ui/button/Button';
import type { HomePlace, Place } from './place';
import { useNeeded } from '../../src/element/host/use-needed';

interface Props {
  place: HomePlace;
  shown: Exclude<Place, { view: 'home' }>;
}

/** Another element of the suite where the page around has no place for it. */
export function InPlace({ place, shown }: Props) {
  const back = useRef<HTMLButtonElement>(null);
  // a new screen begins at its top, for whoever cannot see it change
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <div className="hm-in-place">
      <Button ref={back} variant="text" icon={<ArrowLeft />} onClick={place.back}>
        返回首页
      </Button>
      {shown.view === 'approvals' && <Approvals />}
      {shown.view === 'orders' && <Orders shown={shown} />}
      {shown.view === 'search' && <Search shown={shown} />}
    </div>
  );
}

function Approvals(): ReactNode {
  const tag = useNeeded(useHost(), 'approval-list');
  return tag ? createElement(tag) : <Waiting />;
}

function Orders({ shown }: { shown: Extract<Place, { view: 'orders' }> }): ReactNode {
  const tag = useNeeded(useHost(), 'order-list');
  const { orderNo, statuses } = shown;
  return tag ? createElement(tag, { 'order-no': orderNo, statuses }) : <Waiting />;
}

function Search({ shown }: { shown: Extract<Place, { view: 'search' }> }): ReactNode {
  const tag = useNeeded(useHost(), 'flight-booking');
  const { depCode, arrCode, depDate, retDate, travelType } = shown;
  if (!tag) return <Waiting />;
  return createElement(tag, {
    'dep-code': depCode,
    'arr-code': arrCode,
    'dep-date': depDate,
    'ret-date': retDate,
    'travel-type': travelType,
    ...(depCode !== '' && arrCode !== '' ? { 'auto-search': '' } : {}),
  });
}

const Waiting = () => <div className="tp-skeleton hm-waiting" />;
