import {
  endBookingDelegate,
  queryBookingDelegates,
  type BookingDelegate,
} from '../../../src/contract/personal-info/delegates';
import { useState } from 'react';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Personal } from '../personal';
import { personalTexts } from '../texts';
import { Card } from './Card';

/** Colleagues who may book for the user, and those the user may book for. */
export function Delegates({ personal }: { personal: Personal }) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  const [ending, setEnding] = useState<BookingDelegate>();
  const { data, error, isFetching, refetch } = useCall(
    queryBookingDelegates,
    {},
    { live: true, early: true },
  );
  return (
    <Card
      title={t.delegates}
      hint={t.delegatesHint}
      action={
        <Button size="small" onClick={() => personal.ask({ kind: 'delegate' })}>
          {t.addDelegate}
        </Button>
      }
    >
      {data ? (
        <>
          {data.delegateList.length === 0 && <p className="pi-hint">{t.noDelegate}</p>}
          {data.delegateList.length > 0 && (
            <ul className="pi-list">
              {data.delegateList.map((delegate) => (
                <li key={delegate.staffNO}>
                  <Colleague colleague={delegate} />
                  <Days delegate={delegate} today={personal.today} />
                  <div className="pi-acts">
                    <Button
                      size="small"
                      aria-label={t.endOf(delegate.staffName)}
                      onClick={() => setEnding(delegate)}
                    >
                      {t.end}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
          {data.principalList.length > 0 && (
            <>
              <h3>{t.principals}</h3>
              <ul className="pi-list">
                {data.principalList.map((principal) => (
                  <li key={principal.staffNO}>
                    <Colleague colleague={principal} />
                    <Days delegate={principal} today={personal.today} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : error ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={1} height={18} label={t.loading} />
      )}
      {ending && (
        <ConfirmBox
          call={endBookingDelegate}
          body={{ staffNO: ending.staffNO }}
          title={t.endTitle(ending.staffName)}
          confirmText={t.endYes}
          cancelText={t.cancel}
          danger
          onDone={() => {
            setEnding(undefined);
            personal.saved('delegate', 'ended');
          }}
          onClose={() => setEnding(undefined)}
        >
          <p>{t.endText(ending.staffName)}</p>
        </ConfirmBox>
      )}
    </Card>
  );
}

function Colleague({ colleague: { staffName, deptName } }: { colleague: BookingDelegate }) {
  return (
    <div>
      <h3>{staffName}</h3>
      <p className="pi-hint">{deptName}</p>
    </div>
  );
}

function Days({ delegate: { beginDate, endDate }, today }: { delegate: BookingDelegate; today: string }) {
  const t = useTexts(personalTexts);
  return (
    <span className="pi-number">
      <span>{t.days(beginDate, endDate)}</span>
      {beginDate > today && <Tag>{t.notYet}</Tag>}
    </span>
  );
}
