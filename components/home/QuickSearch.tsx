import ArrowRight from 'lucide-react/icons/arrow-right';
import Plane from 'lucide-react/icons/plane';
import { useState } from 'react';
import { queryRecentRoutes } from '../../src/contract/home';
import { addDays, shanghaiDate } from '../../src/domain/shanghai-time';
import { Button } from '../../src/ui/Button';
import { DateField } from '../../src/ui/DateField';
import { dateProblem } from '../../src/ui/date-text';
import { Field } from '../../src/ui/Field';
import { Card, Read } from './Card';
import type { HomePlace } from './place';
import { useReading } from './use-reading';

/** A date, and then the booking, empty or with one of the user's routes. */
export function QuickSearch({ place }: { place: HomePlace }) {
  const reading = useReading(queryRecentRoutes, {});
  const [today] = useState(() => shanghaiDate(new Date()));
  const [date, setDate] = useState(() => addDays(today, 1));
  const [problem, setProblem] = useState('');
  const search = (depCode: string, arrCode: string) => {
    const found = date === '' ? '请选择出发日期' : dateProblem(date, { min: today });
    setProblem(found ?? '');
    if (!found) place.go({ target: 'search', depCode, arrCode, depDate: date });
  };
  return (
    <Card title="预订机票" part="search">
      <div className="hm-search-form">
        <Field label="出发日期" required error={problem}>
          <DateField
            value={date}
            onChange={(chosen) => {
              setDate(chosen);
              setProblem('');
            }}
            min={today}
            today={today}
          />
        </Field>
        <Button variant="primary" icon={<Plane />} onClick={() => search('', '')}>
          预订机票
        </Button>
      </div>
      <Read reading={reading} what="常用航线" rows={1} rowHeight={32}>
        {(routes) =>
          routes.length === 0 ? null : (
            <div className="hm-routes" role="group" aria-label="常用航线">
              {routes.map(({ depCode, depCityName, arrCode, arrCityName }) => (
                <Button key={`${depCode}-${arrCode}`} onClick={() => search(depCode, arrCode)}>
                  {depCityName}
                  <span className="tp-visually-hidden">到</span>
                  <ArrowRight />
                  {arrCityName}
                </Button>
              ))}
            </div>
          )
        }
      </Read>
    </Card>
  );
}
