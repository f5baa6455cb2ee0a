import { useState } from 'react';
import type { NewPartnerSecret } from '../../../src/contract/agency/connections/partners';
import { LeaveWarning } from '../../../src/element/submission/LeaveWarning';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { copyText } from '../copy';
import { partnerTexts } from './texts';

interface Props {
  made: Pick<NewPartnerSecret, 'secretNo' | 'fingerprint' | 'secret'>;
  /** Name and number of the item that the secret is of. */
  of: { name: string; number: string };
  onClose(): void;
}

/** A secret that is shown only once. Closing it uncopied requires a confirmation. */
export function SecretDialog({ made: { secretNo, fingerprint, secret }, of, onClose }: Props) {
  const t = useTexts(partnerTexts);
  const [said, say] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  async function copy(): Promise<void> {
    const done = await copyText(secret);
    setCopied(done);
    say(done ? t.copied : t.notCopied);
  }
  const leave = () => (isCopied ? onClose() : setLeaving(true));
  return (
    <>
      <LeaveWarning isChanged={() => !isCopied} />
      <Dialog
        title={t.secretTitle}
        onClose={leave}
        footer={
          <>
            <Button onClick={leave}>{t.close}</Button>
            <Button variant="primary" onClick={() => void copy()}>
              {t.copy}
            </Button>
          </>
        }
      >
        <div className="ag-shown">
          <p>{t.secretHint}</p>
          <Facts>
            <Fact name={of.name}>{of.number}</Fact>
            <Fact name={t.secretNo}>{t.secretName(secretNo)}</Fact>
            <Fact name={t.fingerprint}>{fingerprint}</Fact>
          </Facts>
          <Field label={t.secret}>
            <TextInput
              value={secret}
              readOnly
              autoComplete="off"
              spellCheck={false}
              onChange={() => undefined}
              onFocus={({ currentTarget }) => currentTarget.select()}
              // a secret that was selected by hand counts as kept
              onCopy={() => setCopied(true)}
            />
          </Field>
          <p role="status">{said}</p>
        </div>
      </Dialog>
      {isLeaving && (
        <MessageBox
          title={t.leaveTitle}
          confirmText={t.leaveYes}
          cancelText={t.leaveNo}
          danger
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          {t.leaveHint}
        </MessageBox>
      )}
    </>
  );
}
