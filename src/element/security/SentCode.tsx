import { useState } from 'react';
import type { sendProofCode } from '../../contract/account-safety/account-safety';
import type { sendNewPhoneCode } from '../../contract/account-safety/changes';
import type { sendClaimCode } from '../../contract/account-safety/claims';
import type { BodyOf } from '../../contract/call';
import { securityTexts } from '../../domain/texts/security/texts';
import { useSecondsUntil } from '../../ui/date/use-seconds-until';
import { CodeInput } from '../../ui/field/text/CodeInput';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import css from './security.css?inline';
import { nowMs } from '../../domain/clock';

type SendCode = typeof sendProofCode | typeof sendNewPhoneCode | typeof sendClaimCode;

interface Props<C extends SendCode> {
  value: string;
  onChange(value: string): void;
  call: C;
  /** Body of the call that sends a code; undefined when the form has errors. */
  body(): BodyOf<C> | undefined;
}

/** Field for a code that the gateway sends, with the result of sending. */
export function SentCode<C extends SendCode>({ value, onChange, call, body }: Props<C>) {
  useSheet(css);
  const t = useTexts(securityTexts);
  const errors = useTexts(errorTexts);
  const host = useHost();
  const intent = useIntent<SendCode>(call);
  const [resendAt, setResendAt] = useState(0);
  const [said, setSaid] = useState('');
  const wait = useSecondsUntil(resendAt);
  async function send(): Promise<void> {
    const asked = body();
    if (asked === undefined || intent.isSending) return;
    const sent = await intent.send(asked);
    if (sent.kind === 'done') {
      setResendAt(nowMs() + sent.result.resendAfterSeconds * 1000);
      setSaid(t.codeSent);
    } else {
      host.report(sent.error);
      setSaid(errors.of(sent.error));
    }
  }
  return (
    <div className="tp-sent-code">
      <CodeInput
        value={value}
        onChange={onChange}
        sendText={wait > 0 ? t.codeAgain(wait) : t.codeGet}
        isSending={intent.isSending}
        wait={wait}
        onSend={() => void send()}
      />
      <p role="status">{said}</p>
    </div>
  );
}
