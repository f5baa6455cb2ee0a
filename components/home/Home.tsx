import { createElement } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/definition/declaration';
import { useHost } from '../../src/element/host/host-context';
import type { home } from './element';
import { InPlace } from './InPlace';
import { createHomePlace } from './place';
import { QuickSearch } from './QuickSearch';
import { SpendCard } from './SpendCard';
import { TodoCard } from './TodoCard';
import { TripsCard } from './TripsCard';
import { useNeeded } from '../../src/element/host/use-needed';

export default function Home({ host, tripCount, advertSpace }: ViewProps<typeof home>) {
  const place = host.store(createHomePlace);
  const shown = useStore(place.store);
  if (shown.view !== 'home') return <InPlace place={place} shown={shown} />;
  return (
    <div className="hm">
      <QuickSearch place={place} />
      <div className="hm-main">
        <TodoCard place={place} />
        <TripsCard place={place} count={tripCount} />
      </div>
      <div className="hm-side">
        <SpendCard />
        {advertSpace !== '' && <Adverts space={advertSpace} />}
      </div>
    </div>
  );
}

/** Last in its column: it takes no room until it has something to show, and then moves nothing. */
function Adverts({ space }: { space: string }) {
  const tag = useNeeded(useHost(), 'adverts');
  return tag ? createElement(tag, { space }) : null;
}
