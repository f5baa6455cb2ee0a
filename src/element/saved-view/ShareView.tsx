import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { useIntent } from '../data/use-intent';
import { errorTexts } from '../errors/texts';
import { useHost } from '../host/host-context';
import type { SharingCalls } from './sharing-calls';
import { savedViewTexts } from './texts';

interface Props {
  sharing: SharingCalls;
  pagePath: string;
  viewName: string;
  /** New sharing state. */
  isShared: boolean;
  onClose(): void;
  onSay(text: string): void;
}

/** Confirms a change of sharing and shows who gains or loses access. */
export function ShareView({ sharing, pagePath, viewName, isShared, onClose, onSay }: Props) {
  const host = useHost();
  const t = useTexts(savedViewTexts);
  const errors = useTexts(errorTexts);
  const changing = useIntent(sharing.share);

  async function change(): Promise<void> {
    const sent = await changing.send({ pagePath, viewName, isShared });
    if (sent.kind !== 'done') host.report(sent.error);
    const done = isShared ? t.isShared : t.isUnshared;
    onSay(sent.kind === 'done' ? done : t.shareFailed(errors.of(sent.error)));
    // with an unknown outcome the dialog stays open for a retry under the same request id
    if (sent.kind !== 'uncertain') onClose();
  }
  return (
    <MessageBox
      title={isShared ? t.shareTitle : t.unshareTitle}
      confirmText={isShared ? t.shareYes : t.unshareYes}
      cancelText={t.cancel}
      loading={changing.isSending}
      onConfirm={() => void change()}
      onCancel={onClose}
    >
      {isShared ? t.shareHint(viewName) : t.unshareHint(viewName)}
    </MessageBox>
  );
}
