import { useRef, useState, type FormEvent } from 'react';
import { is } from 'valibot';
import { proveInvitePhone, type InvitationInfo } from '../../src/contract/invite/invite';
import { instantText } from '../../src/domain/shanghai-time';
import { useHost } from '../../src/element/host/host-context';
import { Button } from '../../src/ui/button/Button';
import { useSecondsUntil } from '../../src/ui/date/use-seconds-until';
import { ProblemBox } from '../../src/ui/feedback/ProblemBox';
import { CodeInput } from '../../src/ui/field/text/CodeInput';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { createForm } from '../../src/ui/form/create-form';
import { FormField } from '../../src/ui/form/FormField';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Heading } from './Heading';
import type { StepOutcome, InvitationStore } from './invitation-store';
import { inviteTexts, type InviteTexts } from './texts';
import { useProblem } from './use-problem';
import { nowMs } from '../../src/domain/clock';

interface PhoneDraft {
  phone: string;
  smsCode: string;
}

interface Props {
  inviting: InvitationStore;
  invitation: InvitationInfo;
  isAgain: boolean;
}

const { entries: asked } = proveInvitePhone.body;

const problemsOf = ({ phone, smsCode }: PhoneDraft, t: InviteTexts) => ({
  ...(!is(asked.phone, phone) && { phone: t.phoneWrong }),
  ...(!is(asked.smsCode, smsCode.trim()) && { smsCode: t.codeWrong }),
});

/** Shows the inviter and the enterprise, and takes the mobile of the invited user. */
export function PhoneStep({ inviting, invitation, isAgain }: Props) {
  const t = useTexts(inviteTexts);
  const host = useHost();
  const element = useRef<HTMLFormElement>(null);
  const [form] = useState(() =>
    createForm({
      values: { phone: '', smsCode: '' },
      schema: proveInvitePhone.body,
      body: ({ phone, smsCode }: PhoneDraft) => ({
        inviteSign: '',
        phone: phone.trim(),
        smsCode: smsCode.trim(),
      }),
      check: (typed) => problemsOf(typed, host.texts(inviteTexts)),
    }),
  );
  const { problem, tell, clear, refuse } = useProblem(form, element);
  const [isSending, setSending] = useState(false);
  const [isProving, setProving] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const wait = useSecondsUntil(resendAt);

  async function sendCode(): Promise<void> {
    if (isSending) return;
    clear();
    const { phone: wrong } = problemsOf(form.values(), t);
    if (wrong !== undefined) {
      tell({ fields: { phone: wrong } });
      return;
    }
    setSending(true);
    const ended = await inviting.sendCode(form.values().phone.trim());
    setSending(false);
    if (!ended || !('result' in ended)) {
      tell(ended);
      return;
    }
    // an edit clears the error about the missing code
    form.edit({ smsCode: form.values().smsCode });
    setResendAt(nowMs() + ended.result.resendAfterSeconds * 1000);
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isProving) return;
    clear();
    let ended: StepOutcome<unknown>;
    const isGood = await form.submit(async ({ phone, smsCode }) => {
      setProving(true);
      ended = await inviting.prove(phone, smsCode);
      setProving(false);
    });
    if (isGood) tell(ended);
    else refuse();
  }
  return (
    <>
      <div className="invite-head">
        <Heading takesFocus={isAgain}>{t.invited(invitation.inviterName, invitation.entShortName)}</Heading>
        <p className="invite-hint">{t.until(instantText(invitation.expireTime))}</p>
      </div>
      <form
        ref={element}
        className="invite-form"
        part="form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {isAgain && !problem && <ProblemBox>{t.unproved}</ProblemBox>}
        <FormField form={form} name="phone" label={t.phone} required>
          {(control) => <TextInput {...control} type="tel" inputMode="numeric" autoComplete="tel" />}
        </FormField>
        <FormField
          form={form}
          name="smsCode"
          label={t.code}
          required
          helper={wait > 0 ? t.codeSent(wait) : undefined}
        >
          {(control) => (
            <CodeInput
              {...control}
              sendText={t.codeGet}
              isSending={isSending}
              wait={wait}
              onSend={() => void sendCode()}
            />
          )}
        </FormField>
        {problem && <ProblemBox>{problem}</ProblemBox>}
        <Button type="submit" variant="primary" size="large" loading={isProving} loadingText={t.checking}>
          {t.next}
        </Button>
      </form>
    </>
  );
}
