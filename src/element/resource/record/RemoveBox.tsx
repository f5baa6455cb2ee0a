import { useTexts } from '../../../ui/texts/use-texts';
import type { PageProps } from '../../administration/declare-administration';
import { ConfirmBox } from '../../submission/ConfirmBox';
import { keyOf, nameOf, type AnyPage, type AnyRow } from '../page-options';
import { resourceTexts } from '../texts';
import { usePageLabels } from '../use-page-labels';

interface Props {
  host: PageProps['host'];
  page: AnyPage;
  row: AnyRow;
  onClose(): void;
  onRemoved(): void;
}

/** Removes a row after a confirmation. */
export function RemoveBox({ host, page, row, onClose, onRemoved }: Props) {
  const { remove } = page.resource;
  const t = useTexts(resourceTexts);
  const words = usePageLabels(page);
  if (!remove) return null;
  return (
    <ConfirmBox
      call={remove}
      body={{ key: keyOf(page, row), version: row.version }}
      title={t.removeTitle(words.noun)}
      confirmText={t.remove}
      cancelText={t.cancel}
      danger
      onClose={onClose}
      onDone={() => {
        host.notify({ as: 'toast', text: t.removed(words.noun), delayMs: 0 });
        host.track('row-removed', { resource: page.resource.name });
        onRemoved();
      }}
    >
      {t.removeAsk(nameOf(page, row, words))}
    </ConfirmBox>
  );
}
