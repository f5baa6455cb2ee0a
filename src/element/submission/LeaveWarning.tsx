import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost } from '../host/host-context';
import type { FormDraft } from './draft/form-draft';
import { LeaveQuestion } from './LeaveQuestion';

interface Props {
  isChanged(): boolean;
  /** Dropped when the user gives the input up. */
  draft?: FormDraft | undefined;
}

/**
 * Asks before typed values are lost by a reload, and in a portal, whose address says the page, by a menu, Back or Forward. Outside
 * of one the address belongs to the embedding page.
 */
export function LeaveWarning({ isChanged, draft }: Props) {
  const { runtime } = useHost();
  const [isAsked, ask] = useState(false);
  const isGiven = useRef(false);
  const mayLose = useEffectEvent(() => !isGiven.current && isChanged());
  const isPortal = runtime.addressOf !== undefined;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('beforeunload', (event) => mayLose() && event.preventDefault(), { signal });
    // the portal hears of the address after the capture phase
    const onMove = (event: HashChangeEvent) => {
      if (!mayLose()) return;
      event.stopImmediatePropagation();
      history.pushState(history.state, '', event.oldURL);
      ask(true);
    };
    if (isPortal) window.addEventListener('hashchange', onMove, { capture: true, signal });
    return () => listening.abort();
  }, [isPortal]);
  if (!isAsked) return null;
  return (
    <LeaveQuestion
      onLeave={() => {
        isGiven.current = true;
        draft?.drop();
        ask(false);
        // the entry below the one that was put back is where the user wanted to go
        history.back();
      }}
      onStay={() => ask(false)}
    />
  );
}
