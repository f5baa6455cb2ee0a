import { createElement, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { ADVERT_SPACE } from '../../../src/contract/adverts';
import { legName } from '../../../src/domain/fare/leg-name';
import { legTexts } from '../../../src/domain/fare/legs/texts';
import type { Condition } from '../../../src/domain/travel-standard/flight-conditions';
import { errorTexts } from '../../../src/element/errors/texts';
import { useElementTag } from '../../../src/element/host/use-element-tag';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Progress } from '../../../src/ui/feedback/Progress';
import { useSheet } from '../../../src/ui/tokens/root';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import type { Flow } from '../model/flow';
import { legsOf } from '../model/legs';
import { filtersOfConditions, NO_BOOK_PRICE_LIMIT } from '../filters/conditions';
import { ChosenLeg } from './legs/ChosenLeg';
import { DateStrip } from './DateStrip';
import { FlightChoices } from './FlightChoices';
import { resultTexts } from './texts';
import css from './results.css?inline';
import { useOfferJudgement } from './offers/use-judged-offers';
import { useOtherLeg, type CameFrom } from './legs/use-other-leg';

interface Props {
  booking: Booking;
  flow: Extract<Flow, { step: 'searching' | 'failed' | 'choosing' }>;
  cabinTypes: readonly (1 | 2 | 3)[];
  conditions: readonly Condition[];
  bookPriceLimit: number;
  cameFrom: CameFrom;
}

export default function Results({ booking, flow, cameFrom, ...wanted }: Props) {
  useSheet(css);
  const t = useTexts(resultTexts);
  const { say } = useTexts(errorTexts);
  const legWords = useTexts(legTexts);
  const { cabinTypes, conditions, bookPriceLimit } = wanted;
  const settings = useStore(booking.store, (state) => state.settings);
  // the limit of either the attribute or the enterprise takes effect
  const limit = bookPriceLimit === NO_BOOK_PRICE_LIMIT ? settings?.bookPriceLimit : bookPriceLimit;
  const preset = useMemo(
    () => ({
      ...(cabinTypes.length > 0 ? { cabinTypes } : {}),
      ...filtersOfConditions([...conditions, ...(settings?.conditions ?? [])], limit),
    }),
    [cabinTypes, conditions, settings, limit],
  );
  const legs = legsOf(flow.query);
  const judging = useOfferJudgement(booking, legs[flow.choices.length]?.date ?? flow.query.date);
  const label = t.flights(legName(legs.length, flow.choices.length, legWords));
  const offers = flow.step === 'choosing' ? flow.offers : undefined;
  // a layout effect, so that the list never appears unfiltered
  useLayoutEffect(() => {
    if (offers) searchStoreOf(booking).presetFilters(offers, preset);
  }, [booking, offers, preset]);

  // the pressed button is gone, so the focus moves to the flights of the other leg
  const section = useOtherLeg({
    legsChosen: flow.choices.length,
    cameFrom,
    leftAt: booking.store.getState().leftAt,
    isReady: flow.step === 'choosing',
  });

  return (
    <section ref={section} className="fb-results" part="results" aria-label={label} tabIndex={-1}>
      {flow.choices.length > 0 && <ChosenLeg booking={booking} choices={flow.choices} />}
      <DateStrip
        booking={booking}
        query={flow.query}
        choices={flow.choices}
        isReady={flow.step === 'choosing'}
      />
      {flow.step === 'searching' && (
        <>
          <Progress label={t.searching} />
          <SkeletonRows rows={6} height={88} label={t.searching} />
        </>
      )}
      {flow.step === 'failed' && (
        <ErrorState
          message={t.failed(say(flow.message))}
          onRetry={() => void searchStoreOf(booking).searchAgain()}
        />
      )}
      {flow.step === 'choosing' && (
        <>
          <FlightChoices booking={booking} flow={flow} judging={judging} />
          {!booking.otherFlights && <Adverts booking={booking} />}
        </>
      )}
    </section>
  );
}

/** Adverts below the last flight, where they shift no content. They take no height when there are none. */
function Adverts({ booking }: { booking: Booking }) {
  const tag = useElementTag(booking.host, 'adverts');
  return tag ? createElement(tag, { class: 'fb-adverts', space: ADVERT_SPACE.flights }) : null;
}
