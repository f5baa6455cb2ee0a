import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { useHost } from '../../../src/element/host/host-context';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Fact } from '../../../src/ui/layout/Facts';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { payingTexts } from './texts';

interface Props {
  name: string;
  /** Text for the bank's form when it differs from the text shown. */
  copied?: string;
  children: string;
}

/** Text for the form of a bank, with a button that copies it. */
export function CopyFact({ name, children, copied = children }: Props) {
  const t = useTexts(payingTexts);
  const host = useHost();
  const shown = useRef<HTMLSpanElement>(null);
  async function copy(): Promise<void> {
    // pages without https have no clipboard, and frames may lack the permission for it
    const isCopied =
      isSecureContext &&
      (await navigator.clipboard.writeText(copied).then(
        () => true,
        () => false,
      ));
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current);
    host.notify({ as: 'toast', text: isCopied ? t.copied(name) : t.copyFailed, delayMs: 0 });
  }
  return (
    <Fact name={name} wraps>
      <span className="st-copy">
        <span ref={shown} className="st-num">
          {children}
        </span>
        <IconButton size="small" icon={<Copy />} label={t.copy(name)} onClick={() => void copy()} />
      </span>
    </Fact>
  );
}
