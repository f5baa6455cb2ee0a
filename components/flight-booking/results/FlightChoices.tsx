import { use, useCallback, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { legName } from '../../../src/domain/fare/leg-name';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import type { Flow } from '../model/flow';
import type { Choice } from '../model/journey';
import { legsOf } from '../model/legs';
import { CompareTray } from '../compare/CompareTray';
import { FilterBar } from '../filters/FilterBar';
import { FilterChips } from '../filters/FilterChips';
import { filterOptions } from '../filters/filter-options';
import { filterTexts } from '../filters/texts';
import { isFiltered } from '../filters/filters';
import { matchOffers } from '../filters/match-offers';
import { BudgetContext } from '../requests/budget-context';
import { useBudget } from '../requests/use-budget';
import { ChangeSearch } from './change-search';
import { dayText } from './offers/flight-texts';
import { ApprovedFlight, moveApprovedFirst, useApprovedVoyages } from '../standards/ApprovedFlight';
import { ExplanationContext } from '../standards/explanation-context';
import { OfferList } from './offers/OfferList';
import { ResultsBar } from './ResultsBar';
import { Overview } from '../filters/Overview';
import { SortBar } from '../filters/SortBar';
import { withTaxes } from './offers/offers';
import { resultTexts } from './texts';
import { mergeByAircraft } from './offers/same-aircraft';
import { sortOffers } from '../filters/sort-offers';
import { useJudgedOffers, type OfferJudgement } from './offers/use-judged-offers';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'choosing' }>;
  judging: OfferJudgement;
}

/** Flights with their filters and sorting. */
export function FlightChoices({ booking, flow, judging }: Props) {
  const { query, choices, offers: found, tooEarly } = flow;
  const t = useTexts(resultTexts);
  const legs = legsOf(query);
  const name = legName(legs.length, choices.length, useTexts(legTexts));
  const dates = useTexts(dateTexts);
  const filterWords = useTexts(filterTexts);
  const judged = useJudgedOffers(booking, judging, found, tooEarly);
  const isTaxed = useStore(booking.store, (state) => state.isTaxed);
  const offers = useMemo(
    () => (isTaxed ? withTaxes(judged.offers) : judged.offers),
    [judged.offers, isTaxed],
  );
  const { dep, arr, date } = legs[choices.length] ?? query;
  const filters = useStore(booking.store, (state) => state.filters);
  const sort = useStore(booking.store, (state) => state.sort);
  const matched = useMemo(() => matchOffers(offers, filters), [offers, filters]);
  const approved = useApprovedVoyages(booking, choices.length);
  const listed = useMemo(
    () => moveApprovedFirst(sortOffers(matched, sort), approved),
    [matched, sort, approved],
  );
  const rows = useMemo(() => mergeByAircraft(listed), [listed]);
  const options = useMemo(
    () => filterOptions(offers, filters, filterWords, t),
    [offers, filters, filterWords, t],
  );
  const opened = useStore(booking.store, (state) => state.opened);
  const [overview, setOverview] = useState(false);
  const overviewId = useId();
  const changeSearch = use(ChangeSearch);
  const budgetOf = useBudget(booking);
  const readBudget = useCallback((choice: Choice) => budgetOf([...choices, choice]), [budgetOf, choices]);
  if (offers.length === 0) {
    return (
      <EmptyState title={t.none}>
        {tooEarly.length > 0 ? t.allTooEarly(tooEarly.length) : t.noneOn(dep.cityName, arr.cityName, date)}
      </EmptyState>
    );
  }
  const said = t.found(
    offers.length,
    isFiltered(filters) ? listed.length : undefined,
    rows.length < listed.length ? rows.length : undefined,
  );
  return (
    <ExplanationContext value={judged.explain}>
      <BudgetContext value={readBudget}>
        <ResultsBar
          heading={
            <h2 tabIndex={-1}>
              {name !== '' && <span className="fb-leg-name">{name}</span>}
              {dep.name} → {arr.name}
            </h2>
          }
          count={`${dayText(date, dates)} · ${said}${tooEarly.length > 0 ? t.tooEarly(tooEarly.length) : ''}`}
          controls={
            <>
              <SortBar sort={sort} onChange={booking.setSort} />
              <FilterBar
                options={options}
                filters={filters}
                onChange={booking.setFilters}
                onTaxed={booking.setTaxed}
              />
            </>
          }
          overview={{ id: overviewId, isOpen: overview, toggle: () => setOverview(!overview) }}
          onChangeSearch={changeSearch}
        />
        <FilterChips
          options={options}
          filters={filters}
          onChange={booking.setFilters}
          onClear={booking.clearFilters}
        />
        {judged.isFailed && (
          <p className="fb-unjudged" role="status">
            {t.unjudged}
            <Button variant="text" size="small" loading={judged.isAsking} onClick={judged.retry}>
              {t.retry}
            </Button>
          </p>
        )}
        {overview && (
          <div id={overviewId}>
            <Overview offers={offers} filters={filters} onChange={booking.setFilters} />
          </div>
        )}
        <LiveRegion>{judged.isPending ? '' : said}</LiveRegion>
        <ApprovedFlight booking={booking} approved={approved} listed={listed} offers={offers} />
        {judged.isPending ? (
          <SkeletonRows rows={6} height={88} label={t.judging} />
        ) : listed.length === 0 ? (
          <EmptyState
            title={t.noneMatching}
            action={<Button onClick={booking.clearFilters}>{t.clear}</Button>}
          />
        ) : (
          <OfferList booking={booking} rows={rows} opened={opened} onOpen={booking.openFlight} />
        )}
        <CompareTray booking={booking} />
      </BudgetContext>
    </ExplanationContext>
  );
}
