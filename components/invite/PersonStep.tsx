import { useRef, useState, type FormEvent } from 'react';
import { safeParse } from 'valibot';
import { joinByInvitation, type InvitationInfo, type ProvedPhone } from '../../src/contract/invite/invite';
import { joiningNameProblem, tidyName } from '../../src/domain/invite/joining-name';
import { passengerTexts } from '../../src/domain/passenger/texts/texts';
import type { Host } from '../../src/element/host/host';
import { useHost } from '../../src/element/host/host-context';
import { Button } from '../../src/ui/button/Button';
import { ProblemBox } from '../../src/ui/feedback/ProblemBox';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { createForm, type Problems } from '../../src/ui/form/create-form';
import { FormField } from '../../src/ui/form/FormField';
import { useTexts } from '../../src/ui/texts/use-texts';
import { Heading } from './Heading';
import type { StepOutcome, InvitationStore } from './invitation-store';
import { inviteTexts } from './texts';
import { useProblem } from './use-problem';

interface PersonDraft {
  staffName: string;
  email: string;
}

interface Props {
  inviting: InvitationStore;
  invitation: InvitationInfo;
  proved: Exclude<ProvedPhone, { kind: 'member' }>;
}

function problemsOf({ staffName, email }: PersonDraft, { texts }: Pick<Host, 'texts'>): Problems {
  const ofName = joiningNameProblem(tidyName(staffName), texts(passengerTexts));
  const hasEmail = safeParse(joinByInvitation.body.entries.email, email).success;
  return {
    ...(ofName !== undefined && { staffName: ofName }),
    ...(!hasEmail && { email: texts(inviteTexts).emailWrong }),
  };
}

/** Joins with the existing account, or as a new person with a name. */
export function PersonStep({ inviting, invitation: { entShortName }, proved }: Props) {
  const t = useTexts(inviteTexts);
  const host = useHost();
  const element = useRef<HTMLFormElement>(null);
  const isNew = proved.kind === 'new';
  const [form] = useState(() =>
    createForm({
      values: { staffName: '', email: '' },
      schema: joinByInvitation.body,
      body: ({ staffName, email }: PersonDraft) => ({ phoneSign: '', staffName: tidyName(staffName), email }),
      check: (typed) => (isNew ? problemsOf(typed, host) : {}),
    }),
  );
  const { problem, tell, clear, refuse } = useProblem(form, element);
  const [isJoining, setJoining] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isJoining) return;
    clear();
    let ended: StepOutcome<unknown>;
    const isGood = await form.submit(async ({ staffName = '', email = '' }) => {
      setJoining(true);
      ended = await inviting.join({ staffName, email });
      setJoining(false);
    });
    if (isGood) tell(ended);
    else refuse();
  }
  return (
    <>
      <div className="invite-head">
        <Heading takesFocus>{t.join(entShortName)}</Heading>
        <p className="invite-hint">
          {proved.kind === 'new' ? t.isNew : t.known(proved.userName, entShortName)}
        </p>
      </div>
      <form
        ref={element}
        className="invite-form"
        part="form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {isNew && (
          <>
            <FormField form={form} name="staffName" label={t.name} required helper={t.nameHint}>
              {(control) => <TextInput {...control} autoComplete="name" maxLength={50} />}
            </FormField>
            <FormField form={form} name="email" label={t.email} helper={t.emailHint}>
              {(control) => (
                <TextInput {...control} type="email" autoComplete="email" inputMode="email" maxLength={254} />
              )}
            </FormField>
          </>
        )}
        {problem && <ProblemBox>{problem}</ProblemBox>}
        <Button type="submit" variant="primary" size="large" loading={isJoining} loadingText={t.joining}>
          {t.join(entShortName)}
        </Button>
      </form>
    </>
  );
}
