import ArrowRight from 'lucide-react/icons/arrow-right';
import { createElement, useEffect, useRef, useState } from 'react';
import { TRAVEL_TYPE } from '../../src/contract/flight-booking/travel-type';
import { queryRecentRoutes } from '../../src/contract/home';
import { useCall } from '../../src/element/data/use-call';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import { minHeightOf } from '../../src/element/definition/registry';
import { useHost } from '../../src/element/host/host-context';
import { Button } from '../../src/ui/button/Button';
import { useTexts } from '../../src/ui/texts/use-texts';
import type { Go } from './navigation';
import { homeTexts } from './texts';
import { useElementTag } from '../../src/element/host/use-element-tag';
import { now } from '../../src/domain/clock';

interface Search {
  depCode: string;
  arrCode: string;
  depDate: string;
  retDate: string;
  travelType: 1 | 2;
}

/** The search form of the booking, with the user's routes for tomorrow. */
export function QuickSearch({ go }: { go: Go }) {
  const t = useTexts(homeTexts);
  const tag = useElementTag(useHost(), 'flight-booking');
  const section = useRef<HTMLElement>(null);
  const { data: routes = [], isPending } = useCall(queryRecentRoutes, {});

  useEffect(() => {
    const { current } = section;
    // the results need a whole page rather than a place on this one
    const follow = (event: Event) => {
      event.preventDefault();
      const { depCode, arrCode, depDate, retDate, travelType } = (event as CustomEvent<Search>).detail;
      go({ target: 'search', depCode, arrCode, depDate, retDate, travelType, overApplyId: '' });
    };
    current?.addEventListener('tp-search', follow);
    return () => current?.removeEventListener('tp-search', follow);
  }, [go]);

  const [depDate] = useState(() => addDays(shanghaiDate(now()), 1));
  return (
    <section ref={section} className="hm-search" part="search" aria-label={t.search}>
      {/* the form reserves its height until it is loaded */}
      <div style={{ minHeight: minHeightOf('flight-booking') }}>
        {tag && createElement(tag, { 'hides-held-orders': '' })}
      </div>
      {isPending && <div className="hm-routes-coming" />}
      {routes.length > 0 && (
        <div className="hm-routes" role="group" aria-label={t.routes}>
          <span className="hm-hint">{t.tomorrow}</span>
          {routes.map(({ depCode, depCityName, arrCode, arrCityName }) => (
            <Button
              key={`${depCode}-${arrCode}`}
              size="small"
              onClick={() =>
                go({
                  target: 'search',
                  depCode,
                  arrCode,
                  depDate,
                  retDate: '',
                  travelType: TRAVEL_TYPE.business,
                  overApplyId: '',
                })
              }
            >
              {depCityName}
              <span className="tp-visually-hidden">{t.to}</span>
              <ArrowRight />
              {arrCityName}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
