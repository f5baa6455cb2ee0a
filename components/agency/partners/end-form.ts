import { now } from '../../../src/domain/clock';
import { addDays, instantOf, isCalendarDate, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { CodeDraft } from '../code-before';
import type { PartnerTexts } from './texts';

/** End of a secret as it is typed, with a code where a new secret is made. */
export interface EndDraft extends CodeDraft {
  when: 'atOnce' | 'later';
  endDay: string;
  endClock: string;
}

const USUAL_DAYS = 7;

export const usualEnd = (): EndDraft => ({
  when: 'later',
  endDay: addDays(shanghaiDate(now()), USUAL_DAYS),
  endClock: '18:00',
  code: '',
});

const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The instant of an end; '' for one at once, or while the fields are not valid. */
export function endTimeOf({ when, endDay, endClock }: EndDraft): string {
  if (when === 'atOnce' || !isCalendarDate(endDay) || !isClock(endClock)) return '';
  return instantOf(`${endDay}T${endClock}`).toISOString();
}

export function checkEnd(
  { when, endDay, endClock }: EndDraft,
  t: Pick<PartnerTexts, 'dayWrong' | 'clockWrong'>,
): Record<string, string> {
  if (when === 'atOnce') return {};
  return {
    ...(!isCalendarDate(endDay) && { endDay: t.dayWrong }),
    ...(!isClock(endClock) && { endClock: t.clockWrong }),
  };
}
