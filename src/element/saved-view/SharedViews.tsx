import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import type { ViewFilters } from '../../contract/saved-view/saved-view';
import { IconButton } from '../../ui/button/IconButton';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import type { SharingCalls } from './sharing-calls';
import { savedViewTexts } from './texts';

interface NamedView {
  viewName: string;
  filters: ViewFilters;
}

interface Props {
  sharing: SharingCalls;
  pagePath: string;
  onChoose(view: NamedView): void;
  onCopy(view: NamedView): void;
}

/** Filters shared by colleagues, to apply or to copy. */
export function SharedViews({ sharing, pagePath, onChoose, onCopy }: Props) {
  const t = useTexts(savedViewTexts);
  const errors = useTexts(errorTexts);
  const heading = useId();
  const found = useCall(sharing.shared, { pagePath }, { live: true });
  if (found.error && !found.data) {
    return (
      <ErrorState
        message={errors.of(found.error)}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  const views = found.data?.sharedViewList ?? [];
  if (views.length === 0) return null;
  return (
    <section className="tp-views-shared" aria-labelledby={heading}>
      <h3 id={heading}>{t.ofColleagues}</h3>
      <ul>
        {views.map((view) => (
          <li key={`${view.shareTime} ${view.ownerName} ${view.viewName}`}>
            <button
              type="button"
              className="tp-view"
              title={`${view.viewName}\n${view.ownerName}`}
              onClick={() => onChoose(view)}
            >
              <span className="tp-ellipsis">{view.viewName}</span>
              <span className="tp-view-owner">{view.ownerName}</span>
            </button>
            <IconButton
              size="small"
              label={t.copy(view.viewName)}
              icon={<Copy />}
              onClick={() => onCopy(view)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
