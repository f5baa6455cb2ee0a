import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import type { SavedView, ViewFilters } from '../../contract/saved-view/saved-view';
import { amountTexts } from '../../domain/texts/amounts/texts';
import { Button } from '../../ui/button/Button';
import { useTexts } from '../../ui/texts/use-texts';
import { useHost } from '../host/host-context';
import { lazyPart } from '../host/lazy-part';
import { DeleteView } from './DeleteView';
import { ShareView } from './ShareView';
import type { SharingCalls } from './sharing-calls';
import { savedViewTexts } from './texts';
import { ViewList } from './ViewList';

// loaded later, as it imports the code of forms
const ViewForm = lazyPart(() => import('./ViewForm'));

interface Props {
  /** Page of the list, wherever it is shown: filters are saved for this page. */
  pagePath: string;
  /** Current filters as plain values; empty when the list is not filtered. */
  filters: ViewFilters;
  /**
   * Applies saved filters as far as they are still valid; resolves with the names of invalid ones. They may come from
   * another version of the page.
   */
  onChoose(filters: ViewFilters): Promise<readonly string[]>;
  /** Set where colleagues may see saved filters. */
  sharing?: SharingCalls;
}

/** Open dialog of the saved filters. */
type DialogState =
  | { kind: 'list' | 'save' }
  | { kind: 'rename' | 'delete'; viewName: string }
  | { kind: 'share'; viewName: string; isShared: boolean }
  | { kind: 'copy'; view: SavedView };

/**
 * Named filters of a list: its user saves, applies, renames and deletes them, and shares them where that is offered.
 */
export function SavedViews({ pagePath, filters, onChoose, sharing }: Props) {
  const host = useHost();
  const t = useTexts(savedViewTexts);
  const { list } = useTexts(amountTexts);
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<DialogState>();
  const close = () => setOpened(undefined);
  const say = (text: string) => host.notify({ as: 'toast', text, delayMs: 0 });

  async function choose(view: SavedView): Promise<void> {
    close();
    const missing = await onChoose(view.filters);
    if (missing.length > 0) say(t.partly(list(missing)));
  }
  return (
    <div className="tp-saved-views">
      <Button
        ref={anchor}
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={opened?.kind === 'list'}
        onClick={() => setOpened(opened ? undefined : { kind: 'list' })}
      >
        {t.views}
        <ChevronDown aria-hidden="true" />
      </Button>
      {opened?.kind === 'list' && (
        <ViewList
          pagePath={pagePath}
          anchor={anchor}
          canSave={Object.keys(filters).length > 0}
          sharing={sharing}
          onChoose={(view) => void choose(view)}
          onSave={() => setOpened({ kind: 'save' })}
          onRename={({ viewName }) => setOpened({ kind: 'rename', viewName })}
          onDelete={({ viewName }) => setOpened({ kind: 'delete', viewName })}
          onShare={({ viewName, isShared = false }) =>
            setOpened({ kind: 'share', viewName, isShared: !isShared })
          }
          onCopy={(view) => setOpened({ kind: 'copy', view })}
          onClose={close}
        />
      )}
      {(opened?.kind === 'save' || opened?.kind === 'rename' || opened?.kind === 'copy') && (
        <ViewForm
          pagePath={pagePath}
          filters={opened.kind === 'copy' ? opened.view.filters : filters}
          initialName={opened.kind === 'copy' ? opened.view.viewName : undefined}
          renamed={opened.kind === 'rename' ? opened.viewName : undefined}
          onClose={close}
          onDone={() => {
            close();
            say(t.saved);
          }}
        />
      )}
      {opened?.kind === 'share' && sharing && (
        <ShareView
          sharing={sharing}
          pagePath={pagePath}
          viewName={opened.viewName}
          isShared={opened.isShared}
          onClose={close}
          onSay={say}
        />
      )}
      {opened?.kind === 'delete' && (
        <DeleteView pagePath={pagePath} viewName={opened.viewName} onClose={close} onSay={say} />
      )}
    </div>
  );
}
