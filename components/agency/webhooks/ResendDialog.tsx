import { useState } from 'react';
import { resendWebhookDeliveries } from '../../../src/contract/agency/connections/webhooks/deliveries';
import { now } from '../../../src/domain/clock';
import { addDays, instantOf, isCalendarDate, shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Host } from '../../../src/element/host/host';
import { useHost } from '../../../src/element/host/host-context';
import { createCallForm } from '../../../src/element/submission/call-form';
import { FormDialog } from '../../../src/element/submission/FormDialog';
import { DateField } from '../../../src/ui/date/DateField';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { FormField } from '../../../src/ui/form/FormField';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { webhookTexts } from './texts';

interface Draft {
  sinceDay: string;
  sinceClock: string;
}

const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

const sinceOf = ({ sinceDay, sinceClock }: Draft): string =>
  isCalendarDate(sinceDay) && isClock(sinceClock) ? instantOf(`${sinceDay}T${sinceClock}`).toISOString() : '';

function createResend(host: Host, endpointNo: string, onDone: (count: number, isMore: boolean) => void) {
  const t = host.texts(webhookTexts);
  return createCallForm(host, {
    call: resendWebhookDeliveries,
    values: { sinceDay: addDays(shanghaiDate(now()), -1), sinceClock: '00:00' },
    body: (draft: Draft) => ({ endpointNo, sinceTime: sinceOf(draft) }),
    check: ({ sinceDay, sinceClock }: Draft) => ({
      ...(!isCalendarDate(sinceDay) && { sinceDay: t.dayWrong }),
      ...(!isClock(sinceClock) && { sinceClock: t.clockWrong }),
    }),
    fieldOf: (path) => (path === 'sinceTime' ? 'sinceDay' : path),
    onDone: ({ count, isMore }) => onDone(count, isMore),
  });
}

interface Props {
  endpointNo: string;
  onClose(): void;
}

/** Sends all events again that did not arrive since a moment. */
export function ResendDialog({ endpointNo, onClose }: Props) {
  const t = useTexts(webhookTexts);
  const host = useHost();
  const [sending] = useState(() =>
    createResend(host, endpointNo, (count, isMore) => {
      host.notify({ as: 'toast', text: t.resentCount(count, isMore), delayMs: 0 });
      onClose();
    }),
  );
  return (
    <FormDialog
      title={t.resendAll}
      submitText={t.resend}
      sending={sending}
      isChanged={sending.isChanged}
      onClose={onClose}
    >
      <p>{t.resendAllHint}</p>
      <FormField form={sending.form} name="sinceDay" label={t.sinceDay} required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField
        form={sending.form}
        name="sinceClock"
        label={t.sinceClock}
        helper={t.sinceClockHint}
        required
      >
        {(control) => <TextInput {...control} maxLength={5} />}
      </FormField>
    </FormDialog>
  );
}
