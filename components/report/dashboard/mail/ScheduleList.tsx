import { useState } from 'react';
import {
  deleteReportSchedule,
  pauseReportSchedule,
  sendReportNow,
  type ReportSchedule,
} from '../../../../src/contract/report/schedules';
import { instantText } from '../../../../src/domain/shanghai-time';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { useIntent } from '../../../../src/element/data/use-intent';
import { errorTexts } from '../../../../src/element/errors/texts';
import { useHost } from '../../../../src/element/host/host-context';
import { Button } from '../../../../src/ui/button/Button';
import { Tag } from '../../../../src/ui/feedback/Tag';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { mailTexts } from './texts';

interface Props {
  schedules: readonly ReportSchedule[];
  onSay(text: string): void;
}

/** The user's scheduled mails, each with its last result and next date. */
export function ScheduleList({ schedules, onSay }: Props) {
  const t = useTexts(mailTexts);
  if (schedules.length === 0) return <p className="rd-mail-hint">{t.none}</p>;
  return (
    <ul aria-label={t.title}>
      {schedules.map((schedule) => (
        <Schedule key={schedule.scheduleId} schedule={schedule} onSay={onSay} />
      ))}
    </ul>
  );
}

function Schedule({ schedule, onSay }: { schedule: ReportSchedule; onSay(text: string): void }) {
  const t = useTexts(mailTexts);
  const { list } = useTexts(amountTexts);
  const { scheduleName, recipientList, isPaused, nextTime, lastTime, lastMails } = schedule;
  const { every, day, time, period } = schedule;
  const names = recipientList.map(({ staffName }) => staffName);
  return (
    <li>
      <h3>
        <span>{scheduleName}</span>
        <Tag tone={isPaused ? 'neutral' : 'within'}>{isPaused ? t.paused : t.active}</Tag>
      </h3>
      <p>
        {t.rhythm(every, day, time)} · {t.periodOf(period)}
      </p>
      <p className="rd-mail-hint">{t.to(list(names))}</p>
      <p className="rd-mail-hint">
        <span>{t.next(instantText(nextTime))}</span>
        <span>{t.last(instantText(lastTime), lastMails)}</span>
      </p>
      <Actions schedule={schedule} onSay={onSay} />
    </li>
  );
}

function Actions({ schedule, onSay }: { schedule: ReportSchedule; onSay(text: string): void }) {
  const host = useHost();
  const t = useTexts(mailTexts);
  const errors = useTexts(errorTexts);
  const pausing = useIntent(pauseReportSchedule);
  const deleting = useIntent(deleteReportSchedule);
  const sending = useIntent(sendReportNow);
  const [isAsked, setAsked] = useState(false);
  const { scheduleId, scheduleName: name, isPaused } = schedule;

  async function act(sent: ReturnType<typeof pausing.send> | ReturnType<typeof sending.send>, done: string) {
    const outcome = await sent;
    if (outcome.kind !== 'done') host.report(outcome.error);
    onSay(outcome.kind === 'done' ? done : t.failed(errors.of(outcome.error)));
  }
  return (
    <div className="rd-mail-actions">
      <Button
        size="small"
        loading={sending.isSending}
        aria-label={t.tryNamed(name)}
        onClick={() => void act(sending.send({ scheduleId }), t.tried)}
      >
        {t.try}
      </Button>
      <Button
        size="small"
        loading={pausing.isSending}
        aria-label={isPaused ? t.resumeNamed(name) : t.pauseNamed(name)}
        onClick={() =>
          void act(pausing.send({ scheduleId, isPaused: !isPaused }), isPaused ? t.resumed : t.isPaused)
        }
      >
        {isPaused ? t.resume : t.pause}
      </Button>
      <Button
        size="small"
        variant={isAsked ? 'danger' : 'default'}
        loading={deleting.isSending}
        aria-label={isAsked ? t.removeYesNamed(name) : t.removeNamed(name)}
        onBlur={() => setAsked(false)}
        onClick={() => {
          if (isAsked) void act(deleting.send({ scheduleId }), t.removed);
          else setAsked(true);
        }}
      >
        {isAsked ? t.removeYes : t.remove}
      </Button>
    </div>
  );
}
