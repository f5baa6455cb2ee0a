import { useState, type ReactNode } from 'react';
import { instantText } from '../../src/domain/shanghai-time';
import { Button } from '../../src/ui/button/Button';
import { Field } from '../../src/ui/field/Field';
import { TextInput } from '../../src/ui/field/text/TextInput';
import { Dialog } from '../../src/ui/overlay/Dialog';
import { useTexts } from '../../src/ui/texts/use-texts';
import { copyText } from './copy';
import { agencyTexts } from './texts';

interface Props {
  title: string;
  /** Label of the link. */
  label: string;
  url: string;
  /** ISO instant. */
  expireTime: string;
  /** The link can be used more than once. */
  isForMany?: boolean;
  onClose(): void;
  /** Text above the link. */
  children?: ReactNode;
}

/** A link that is shown only once. */
export function LinkDialog({ title, label, url, expireTime, isForMany = false, onClose, children }: Props) {
  const t = useTexts(agencyTexts);
  const [said, say] = useState('');
  async function copy(): Promise<void> {
    say((await copyText(url)) ? t.copied : t.notCopied);
  }
  return (
    <Dialog
      title={title}
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
      {children}
      <p>{(isForMany ? t.madeForMany : t.madeHint)(instantText(expireTime))}</p>
      <Field label={label}>
        <TextInput value={url} readOnly onChange={() => undefined} />
      </Field>
      <p role="status">{said}</p>
    </Dialog>
  );
}
