import { useState } from 'react';
import {
  endAccountSession,
  endOtherSessions,
  queryAccountSessions,
  type AccountSession,
} from '../../../src/contract/account-safety/sessions';
import { instantText } from '../../../src/domain/shanghai-time';
import { useCall } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { ConfirmBox } from '../../../src/element/submission/ConfirmBox';
import { Button } from '../../../src/ui/button/Button';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { Tag } from '../../../src/ui/feedback/Tag';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts, type SafetyTexts } from '../texts';

/** Sessions of the account. The user ends single ones, or all others at once. */
export function Sessions({ safety }: { safety: Safety }) {
  const t = useTexts(safetyTexts);
  const errors = useTexts(errorTexts);
  const [ending, setEnding] = useState<AccountSession | 'others'>();
  const { data, error, isFetching, refetch } = useCall(queryAccountSessions, {}, { live: true });
  const others = data?.sessionList.filter(({ isPresent }) => !isPresent) ?? [];
  const close = () => setEnding(undefined);
  const done = () => {
    close();
    safety.ended(t.ended);
  };
  return (
    <section className="as-card" aria-label={t.sessions}>
      <header>
        <h2>{t.sessions}</h2>
        {others.length > 0 && (
          <Button size="small" onClick={() => setEnding('others')}>
            {t.endOthers}
          </Button>
        )}
      </header>
      {data ? (
        <ul className="as-sessions">
          {data.sessionList.map((session) => (
            <li key={session.sessionNo}>
              <div className="as-mean">
                <h3>
                  {deviceText(session, t)} {session.isPresent && <Tag tone="accent">{t.present}</Tag>}
                </h3>
                <p className="as-hint">
                  {t.opened(instantText(session.openedAt), session.address, t.wayName(session.way))}
                </p>
              </div>
              <p className="as-value">{t.lastSeen(instantText(session.lastSeenAt))}</p>
              <div className="as-acts">
                {!session.isPresent && (
                  <Button
                    size="small"
                    aria-label={t.endOf(deviceText(session, t), instantText(session.openedAt))}
                    onClick={() => setEnding(session)}
                  >
                    {t.end}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState message={errors.of(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} height={48} label={t.loading} />
      )}
      {ending === 'others' && (
        <ConfirmBox
          call={endOtherSessions}
          body={{}}
          title={t.endOthersTitle}
          confirmText={t.endYes}
          cancelText={t.cancel}
          danger
          onDone={done}
          onClose={close}
        >
          <p>{t.endOthersText(others.length)}</p>
        </ConfirmBox>
      )}
      {ending !== undefined && ending !== 'others' && (
        <ConfirmBox
          call={endAccountSession}
          body={{ sessionNo: ending.sessionNo }}
          title={t.endTitle}
          confirmText={t.endYes}
          cancelText={t.cancel}
          danger
          onDone={done}
          onClose={close}
        >
          <p>{t.endText(deviceText(ending, t))}</p>
        </ConfirmBox>
      )}
    </section>
  );
}

/** Browser and system of a session, as far as known. */
export const deviceText = (
  { browser, system }: Pick<AccountSession, 'browser' | 'system'>,
  t: SafetyTexts,
): string => [browser, system].filter((part) => part !== '').join(' · ') || t.unknownDevice;
