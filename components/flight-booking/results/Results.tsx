import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../src/ui/Button';
import { EmptyState } from '../../../src/ui/EmptyState';
import { ErrorState } from '../../../src/ui/ErrorState';
import { LiveRegion } from '../../../src/ui/LiveRegion';
import { Progress } from '../../../src/ui/Progress';
import { useSheet } from '../../../src/ui/root';
import { SkeletonRows } from '../../../src/ui/SkeletonRows';
import type { Booking, Flow, Query } from '../booking';
import { FilterBar } from './FilterBar';
import { FlightRow } from './FlightRow';
import { isFiltered, listOffers, type ListedOffer, type Offer } from './offers';
import css from './results.css?inline';
import { SortBar } from './SortBar';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'searching' | 'failed' | 'choosing' }>;
  cabinTypes: readonly (1 | 2 | 3)[];
}

export default function Results({ booking, flow, cabinTypes }: Props) {
  useSheet(css);
  useEffect(() => {
    if (flow.step === 'choosing' && cabinTypes.length > 0) booking.setFilters({ cabinTypes });
  }, [booking, flow.step, cabinTypes]);

  return (
    <section className="fb-results" part="results" aria-label="航班">
      {flow.step === 'searching' && (
        <>
          <Progress label="正在搜索航班" />
          <SkeletonRows rows={6} height={88} label="正在搜索航班" />
        </>
      )}
      {flow.step === 'failed' && (
        <ErrorState message={`航班查询失败：${flow.message}`} onRetry={() => void booking.search()} />
      )}
      {flow.step === 'choosing' && <Choices booking={booking} query={flow.query} offers={flow.offers} />}
    </section>
  );
}

interface ChoicesProps {
  booking: Booking;
  query: Query;
  offers: readonly Offer[];
}

function Choices({ booking, query, offers }: ChoicesProps) {
  const { filters, sort } = useStore(booking.store);
  const listed = useMemo(() => listOffers(offers, filters, sort), [offers, filters, sort]);
  const [opened, setOpened] = useState<string>();
  if (offers.length === 0) {
    return (
      <EmptyState title="没有查到可预订的航班">
        {query.dep.cityName} 至 {query.arr.cityName} 在 {query.date} 没有航班或已售完，请更换日期或城市再试。
      </EmptyState>
    );
  }
  const said = isFiltered(filters)
    ? `共 ${offers.length} 个航班，符合条件 ${listed.length} 个`
    : `共 ${offers.length} 个航班`;
  return (
    <>
      <header className="fb-results-head">
        <h2>
          {query.dep.name} → {query.arr.name}
        </h2>
        <span className="fb-results-count">{said}</span>
        <SortBar sort={sort} onChange={booking.setSort} />
      </header>
      <FilterBar
        offers={offers}
        filters={filters}
        onChange={booking.setFilters}
        onClear={booking.clearFilters}
      />
      <LiveRegion>{said}</LiveRegion>
      {listed.length === 0 ? (
        <EmptyState
          title="没有符合筛选条件的航班"
          action={<Button onClick={booking.clearFilters}>清除筛选</Button>}
        />
      ) : (
        <OfferList booking={booking} listed={listed} opened={opened} onOpen={setOpened} />
      )}
    </>
  );
}

/** Rows put on the page at once, a screenful; more come before the last of them is reached. */
const BATCH = 10;

interface OfferListProps {
  booking: Booking;
  listed: readonly ListedOffer[];
  opened: string | undefined;
  onOpen(key: string | undefined): void;
}

function OfferList({ booking, listed, opened, onOpen }: OfferListProps) {
  const [grown, setGrown] = useState({ listed, count: BATCH });
  // another order or another choice starts from the top
  const count = grown.listed === listed ? grown.count : BATCH;
  const isCut = count < listed.length;
  // a new ref with every render: as long as the end stays near, each batch brings the next
  const whenNear = (end: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ listed, count: count + BATCH });
      },
      { rootMargin: '600px' },
    );
    if (end) observer.observe(end);
    return () => observer.disconnect();
  };

  return (
    <ul className="fb-flights" aria-label={`航班列表，共 ${listed.length} 个`}>
      {listed.slice(0, count).map((offer, place) => {
        const isOpen = offer.key === opened;
        // a row at its place takes another flight: words change, nothing is built anew; an open one keeps its state
        const key = isOpen ? offer.key : place;
        return <FlightRow key={key} booking={booking} offer={offer} isOpen={isOpen} onToggle={onOpen} />;
      })}
      {isCut && <li ref={whenNear} className="fb-flights-more" aria-hidden="true" />}
    </ul>
  );
}
