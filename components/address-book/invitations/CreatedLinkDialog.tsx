import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { QrCode } from '../../../src/ui/qr-code/QrCode';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { invitationTexts } from './texts';

/** Link of a new invitation, which is shown only once. */
export function CreatedLinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  const t = useTexts(invitationTexts);
  const [said, say] = useState('');
  async function copy(): Promise<void> {
    // pages without https have no clipboard, and frames may lack the permission for it
    const isCopied =
      isSecureContext &&
      (await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ));
    say(isCopied ? t.copied : t.notCopied);
  }
  return (
    <Dialog
      title={t.made}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t.copy}
          </Button>
        </>
      }
    >
      <p>{t.madeHint}</p>
      <Field label={t.link}>
        <TextInput value={link} readOnly onChange={() => undefined} />
      </Field>
      <QrCode text={link} label={t.qrCode} />
      <p role="status">{said}</p>
    </Dialog>
  );
}
