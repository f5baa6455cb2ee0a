import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';
import Users from 'lucide-react/icons/users';
import type { RefObject } from 'react';
import { querySavedViews, type SavedView } from '../../contract/saved-view/saved-view';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { Tag } from '../../ui/feedback/Tag';
import ellipsisCss from '../../ui/layout/disclosure/ellipsis.css?inline';
import { Popover } from '../../ui/overlay/Popover';
import { useTexts } from '../../ui/texts/use-texts';
import { useSheet } from '../../ui/tokens/root';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import savedViewsCss from './saved-views.css?inline';
import { SharedViews } from './SharedViews';
import type { SharingCalls } from './sharing-calls';
import { savedViewTexts } from './texts';

interface Props {
  pagePath: string;
  anchor: RefObject<HTMLElement | null>;
  canSave: boolean;
  /** Undefined on pages without sharing. */
  sharing: SharingCalls | undefined;
  onChoose(view: SavedView): void;
  onSave(): void;
  onRename(view: SavedView): void;
  onDelete(view: SavedView): void;
  onShare(view: SavedView): void;
  /** Copies filters that a colleague shares. */
  onCopy(view: SavedView): void;
  onClose(): void;
}

/** List of saved filters, always reloaded because other tabs also save and delete. */
export function ViewList({ pagePath, anchor, canSave, sharing, onClose, ...actions }: Props) {
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
      {found.data && <Views views={found.data.savedViewList} canShare={sharing !== undefined} {...actions} />}
      {sharing && (
        <SharedViews
          sharing={sharing}
          pagePath={pagePath}
          onChoose={actions.onChoose}
          onCopy={actions.onCopy}
        />
      )}
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

interface ViewsProps extends Pick<Props, 'onChoose' | 'onRename' | 'onDelete' | 'onShare'> {
  views: readonly SavedView[];
  canShare: boolean;
}

function Views({ views, canShare, onChoose, onRename, onDelete, onShare }: ViewsProps) {
  const t = useTexts(savedViewTexts);
  if (views.length === 0) return <p>{t.none}</p>;
  return (
    <ul>
      {views.map((view) => (
        <li key={view.viewName}>
          <button type="button" className="tp-view" title={view.viewName} onClick={() => onChoose(view)}>
            <span className="tp-ellipsis">{view.viewName}</span>
            {view.isShared && <Tag>{t.sharedMark}</Tag>}
          </button>
          {canShare && (
            <IconButton
              size="small"
              label={view.isShared ? t.unshare(view.viewName) : t.share(view.viewName)}
              icon={view.isShared ? <UserX /> : <Users />}
              onClick={() => onShare(view)}
            />
          )}
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
