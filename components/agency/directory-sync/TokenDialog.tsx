import { useState } from 'react';
import type { NewDirectoryToken } from '../../../src/contract/agency/connections/directory-sync';
import { LeaveWarning } from '../../../src/element/submission/LeaveWarning';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Fact, Facts } from '../../../src/ui/layout/Facts';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { copyText } from '../copy';
import { directoryTexts } from './texts';

interface Props {
  made: NewDirectoryToken;
  onClose(): void;
}

/** A token that is shown only once. Closing it uncopied requires a confirmation. */
export function TokenDialog({ made: { enterpriseNum, tokenNo, fingerprint, token }, onClose }: Props) {
  const t = useTexts(directoryTexts);
  const [said, say] = useState('');
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  async function copy(): Promise<void> {
    const done = await copyText(token);
    setCopied(done);
    say(done ? t.copied : t.notCopied);
  }
  const leave = () => (isCopied ? onClose() : setLeaving(true));
  return (
    <>
      <LeaveWarning isChanged={() => !isCopied} />
      <Dialog
        title={t.tokenTitle}
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
          <p>{t.tokenHint}</p>
          <Facts>
            <Fact name={t.enterpriseNum}>{enterpriseNum}</Fact>
            <Fact name={t.tokenNo}>{t.tokenName(tokenNo)}</Fact>
            <Fact name={t.fingerprint}>{fingerprint}</Fact>
          </Facts>
          <Field label={t.token}>
            <TextInput
              value={token}
              readOnly
              autoComplete="off"
              spellCheck={false}
              onChange={() => undefined}
              onFocus={({ currentTarget }) => currentTarget.select()}
              // a token that was selected by hand counts as kept
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
