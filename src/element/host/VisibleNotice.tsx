import type { Notice } from '../../gateway/gateway-error';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { Toast } from '../../ui/overlay/Toast';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { ACTION_DURATION } from '../runtime/notice-service';
import { LongWait } from './LongWait';

interface Props {
  element: HTMLElement;
  /** Undefined when only a slow response is to be shown. */
  notice: Notice | undefined;
  onClose(): void;
}

export default function VisibleNotice({ element, notice, onClose }: Props) {
  const t = useTexts(errorTexts);
  if (!notice) return <LongWait element={element} />;
  return notice.as === 'toast' ? (
    <Toast
      text={t.say(notice.text)}
      onClose={onClose}
      {...(notice.action && { action: notice.action, duration: ACTION_DURATION })}
    />
  ) : (
    <MessageBox onConfirm={onClose}>{t.say(notice.text)}</MessageBox>
  );
}
