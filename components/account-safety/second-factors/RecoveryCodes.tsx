import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Safety } from '../account-safety';
import { safetyTexts } from '../texts';

/** New recovery codes, which are shown only once. */
export function RecoveryCodes({ safety, codes }: { safety: Safety; codes: readonly string[] }) {
  const t = useTexts(safetyTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // the submitted form is gone, so screen readers continue at the title
  useEffect(() => title.current?.focus(), []);
  async function copy(): Promise<void> {
    // pages without https have no clipboard, and frames may lack the permission for it
    const isCopied =
      isSecureContext &&
      (await navigator.clipboard.writeText(codes.join('\n')).then(
        () => true,
        () => false,
      ));
    if (!isCopied && list.current) getSelection()?.selectAllChildren(list.current);
    safety.host.notify({ as: 'toast', text: isCopied ? t.codesCopied : t.codesNotCopied, delayMs: 0 });
  }
  return (
    <section className="as-card as-change" aria-label={t.codesTitle}>
      <header>
        <h2 ref={title} tabIndex={-1}>
          {t.codesTitle}
        </h2>
      </header>
      <p>{t.codesOnce}</p>
      <ul ref={list} className="as-codes" aria-label={t.codesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="as-acts as-acts-start">
        <Button variant="primary" onClick={() => safety.goOn('safeList')}>
          {t.codesSaved}
        </Button>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t.codesCopy}
        </Button>
      </div>
    </section>
  );
}
