import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import { querySavedViews, type SavedView } from '../../contract/saved-view/saved-view';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import ellipsisCss from '../../ui/layout/ellipsis.css?inline';
import { Popover } from '../../ui/overlay/Popover';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import savedViewsCss from './saved-views.css?inline';
import { savedViewTexts } from './texts';

interface Props {
  pagePath: string;
  anchor: RefObject<HTMLElement | null>;
  canSave: boolean;
  onChoose(view: SavedView): void;
  onSave(): void;
  onRename(view: SavedView): void;
  onDelete(view: SavedView): void;
  onClose(): void;
}

/** The saved ones to choose from, as they are now: other tabs save and delete too. */
export function ViewList({ pagePath, anchor, canSave, onClose, ...actions }: Props) {
  const t = useTexts(savedViewTexts);
  const errors = useTexts(errorTexts);
  useSheet(savedViewsCss);
  useSheet(ellipsisCss);
  const found = useCall(querySavedViews, { pagePath }, { live: true });
  return (
    <Popover anchor={anchor} role="dialog" aria-label={t.views} className="tp-view-list" onClose={onClose}>
      {found.isPending && <SkeletonRows rows={3} height={32} label={t.loading} />}
      {found.error && !found.data && (
        <ErrorState
          message={errors.of(found.error)}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && <Views views={found.data.savedViewList} {...actions} />}
      <div className="tp-view-save">
        {canSave ? (
          <Button variant="text" icon={<Plus aria-hidden="true" />} onClick={actions.onSave}>
            {t.save}
          </Button>
        ) : (
          <p>{t.nothingToSave}</p>
        )}
      </div>
    </Popover>
  );
}

type ViewActions = Pick<Props, 'onChoose' | 'onRename' | 'onDelete'>;

function Views({ views, onChoose, onRename, onDelete }: { views: readonly SavedView[] } & ViewActions) {
  const t = useTexts(savedViewTexts);
  if (views.length === 0) return <p>{t.none}</p>;
  return (
    <ul>
      {views.map((view) => (
        <li key={view.viewName}>
          <button type="button" className="tp-view" title={view.viewName} onClick={() => onChoose(view)}>
            <span className="tp-ellipsis">{view.viewName}</span>
          </button>
          <IconButton
            size="small"
            label={t.rename(view.viewName)}
            icon={<Pencil />}
            onClick={() => onRename(view)}
          />
          <IconButton
            size="small"
            label={t.remove(view.viewName)}
            icon={<Trash2 />}
            onClick={() => onDelete(view)}
          />
        </li>
      ))}
    </ul>
  );
}
