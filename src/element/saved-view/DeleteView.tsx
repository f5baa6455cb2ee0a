import { deleteSavedView } from '../../contract/saved-view/saved-view';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import { savedViewTexts } from './texts';

interface Props {
  pagePath: string;
  viewName: string;
  onClose(): void;
  onSay(text: string): void;
}

/** Confirms the deletion of saved filters. */
export function DeleteView({ pagePath, viewName, onClose, onSay }: Props) {
  const host = useHost();
  const t = useTexts(savedViewTexts);
  const errors = useTexts(errorTexts);
  const deleting = useIntent(deleteSavedView);

  async function remove(): Promise<void> {
    const sent = await deleting.send({ pagePath, viewName });
    if (sent.kind !== 'done') host.report(sent.error);
    onSay(sent.kind === 'done' ? t.removed : t.removeFailed(errors.of(sent.error)));
    // with an unknown outcome the dialog stays open for a retry under the same request id
    if (sent.kind !== 'uncertain') onClose();
  }
  return (
    <MessageBox
      title={t.removeTitle}
      confirmText={t.removeYes}
      cancelText={t.cancel}
      danger
      loading={deleting.isSending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t.removeQuestion(viewName)}
    </MessageBox>
  );
}
