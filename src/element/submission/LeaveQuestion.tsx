import { MessageBox } from '../../ui/overlay/MessageBox';
import { useTexts } from '../../ui/texts/use-texts';
import { sendingTexts, type SendingTexts } from './texts';

interface Props {
  words?: SendingTexts | undefined;
  onLeave(): void;
  onStay(): void;
}

/** Asks whether typed values may be lost. */
export function LeaveQuestion({ words, onLeave, onStay }: Props) {
  const own = useTexts(sendingTexts);
  const t = words ?? own;
  return (
    <MessageBox
      title={t.leaveTitle}
      confirmText={t.leaveYes}
      cancelText={t.leaveNo}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t.leaveHint}
    </MessageBox>
  );
}
