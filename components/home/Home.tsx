import { createElement } from 'react';
import { useStore } from 'zustand';
import type { ViewProps } from '../../src/element/host/view-props';
import { useHost } from '../../src/element/host/host-context';
import { TargetInPlace } from '../../src/element/navigation/TargetInPlace';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import type { home } from './declaration';
import { createHomeNavigation } from './navigation';
import { QuickSearch } from './QuickSearch';
import { SpendCard } from './SpendCard';
import { TodoCard } from './TodoCard';
import { TripsCard } from './TripsCard';
import { AdministratorNames } from '../../src/element/administrators/AdministratorNames';
import { useTexts } from '../../src/ui/texts/use-texts';
import { homeTexts } from './texts';
import { useElementTag } from '../../src/element/host/use-element-tag';

export default function Home({ host, tripCount, advertSpace, bookingDenied }: ViewProps<typeof home>) {
  const t = useTexts(homeTexts);
  const navigation = host.store(createHomeNavigation);
  const target = useStore(navigation.inPlace);
  if (target) return <TargetInPlace host={host} target={target} back={t.back} onBack={navigation.back} />;
  return (
    <div className="hm">
      {bookingDenied ? <NoBooking /> : <QuickSearch go={navigation.go} />}
      <div className="hm-main">
        <TodoCard go={navigation.go} />
        <TripsCard go={navigation.go} count={tripCount} />
      </div>
      <div className="hm-side">
        <SpendCard />
        {advertSpace !== 'none' && <Adverts space={advertSpace} />}
      </div>
    </div>
  );
}

/** Replaces the search form for users without the booking permission. */
function NoBooking() {
  const t = useTexts(homeTexts);
  return (
    <section className="hm-search" part="search" aria-label={t.search}>
      <EmptyState title={t.bookingDenied}>
        <AdministratorNames />
      </EmptyState>
    </section>
  );
}

/** Last in its column: it takes no space until it has content, and its arrival moves nothing. */
function Adverts({ space }: { space: string }) {
  const tag = useElementTag(useHost(), 'adverts');
  return tag ? createElement(tag, { space }) : null;
}
