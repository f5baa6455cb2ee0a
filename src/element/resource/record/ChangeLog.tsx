import type { RowChange } from '../../../contract/resource/resource';
import { instantText } from '../../../domain/shanghai-time';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows';
import { Section } from '../../../ui/layout/Section';
import { useTexts } from '../../../ui/texts/use-texts';
import { useSheet } from '../../../ui/tokens/root';
import { useCall } from '../../data/use-call';
import { errorTexts } from '../../errors/texts';
import changeLogCss from './change-log.css?inline';
import { fieldText, type AnyPage } from '../page-options';
import { resourceTexts } from '../texts';
import { usePageLabels } from '../use-page-labels';

interface Props {
  page: AnyPage;
  rowKey: string;
}

/** Log of a row's changes with person, time and fields, newest first. */
export function ChangeLog({ page, rowKey }: Props) {
  const t = useTexts(resourceTexts);
  const errors = useTexts(errorTexts);
  const { data, error, isFetching, refetch } = useCall(
    page.resource.changes,
    { key: rowKey },
    { live: true },
  );
  return (
    <Section title={t.changes}>
      {!data && !error && <SkeletonRows rows={3} label={t.loadingChanges} />}
      {!data && error && (
        <ErrorState
          message={t.changesFailed(errors.of(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <ChangeList page={page} changes={data} />}
    </Section>
  );
}

interface ListProps {
  page: Pick<AnyPage, 'form' | 'logged' | 'fields' | 'catalogue'> & Partial<Pick<AnyPage, 'resource'>>;
  changes: readonly RowChange[];
  /** Said where there is none; the usual words unless it is given. */
  none?: string | undefined;
  /** A change in words; field by field unless it is given. */
  changed?: ((change: RowChange) => readonly string[]) | undefined;
}

/** Changes with their author and time. */
export function ChangeList({ page, changes, none, changed }: ListProps) {
  useSheet(changeLogCss);
  const t = useTexts(resourceTexts);
  if (changes.length === 0) return <p>{none ?? t.noChanges}</p>;
  return (
    <ol className="tp-change-log" aria-label={t.changes}>
      {changes.map((change) => (
        <li key={change.changeNO}>
          <p>
            <strong>{t.action(change.action)}</strong>
            <span>{change.changedBy}</span>
            <time dateTime={change.changedTime}>{instantText(change.changedTime)}</time>
          </p>
          {change.isOwn === true && <p>{t.ownChange}</p>}
          {change.askedBy !== undefined && <p>{t.askedBy(change.askedBy)}</p>}
          {changed ? (
            changed(change).map((text) => <p key={text}>{text}</p>)
          ) : (
            <ChangedFields page={page} change={change} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Fields that are others than before: those of the form, and the place in an order. */
function ChangedFields({ page, change: { before, after } }: Pick<ListProps, 'page'> & { change: RowChange }) {
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  if (!before || !after) return null;
  const place = page.resource?.arrange ? [page.resource.sort[0]] : [];
  const changed = [...(page.form ?? []), ...(page.logged ?? []), ...place].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  const say = (field: string, value: unknown) => fieldText(page, field, value, words) || t.none;
  return (
    <ul>
      {changed.map((field) => (
        <li key={field}>
          <span>{words.label(field)}</span>
          <span>{t.fromTo(say(field, before[field]), say(field, after[field]))}</span>
        </li>
      ))}
    </ul>
  );
}
