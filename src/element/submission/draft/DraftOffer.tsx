import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/button/Button';
import { Toolbar } from '../../../ui/layout/Toolbar';
import { useTexts } from '../../../ui/texts/use-texts';
import { useSheet } from '../../../ui/tokens/root';
import css from '../sending.css?inline';
import type { FormDraft } from './form-draft';
import { draftTexts } from './texts';

/** Keeps the input of a form in the tab while mounted, and offers the input of an earlier visit. */
export function DraftOffer({ draft }: { draft: FormDraft }) {
  const t = useTexts(draftTexts);
  useSheet(css);
  const { offer } = useStore(draft.store);
  useEffect(() => draft.keep(), [draft]);
  return (
    <div className="tp-draft-offer">
      <div role="status">{offer !== 'none' && t[offer]}</div>
      {offer !== 'none' && (
        <Toolbar>
          <Button size="small" onClick={draft.restore}>
            {t.restore}
          </Button>
          <Button size="small" variant="text" onClick={draft.drop}>
            {t.drop}
          </Button>
        </Toolbar>
      )}
    </div>
  );
}
