import { useState } from 'react';
import type { OperatorLink } from '../../../src/contract/agency/operators';
import { instantText } from '../../../src/domain/shanghai-time';
import { Button } from '../../../src/ui/button/Button';
import { Field } from '../../../src/ui/field/Field';
import { TextInput } from '../../../src/ui/field/text/TextInput';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { agencyTexts } from '../texts';

/** Link of an operator, which is shown only once. */
export function LinkDialog({ link, onClose }: { link: OperatorLink; onClose(): void }) {
  const t = useTexts(agencyTexts);
  const [said, say] = useState('');
  const address = new URL(link.path, location.origin).href;
  async function copy(): Promise<void> {
    // pages without https have no clipboard, and frames may lack the permission for it
    const isCopied =
      isSecureContext &&
      (await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ));
    say(isCopied ? t.copied : t.notCopied);
  }
  return (
    <Dialog
      title={t.madeTitle}
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
      <p>{t.madeHint(instantText(link.expireTime))}</p>
      <Field label={t.link}>
        <TextInput value={address} readOnly onChange={() => undefined} />
      </Field>
      <p role="status">{said}</p>
    </Dialog>
  );
}
