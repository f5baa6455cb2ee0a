import type { Notice } from '../../gateway/gateway-error';
import { MessageBox } from '../../ui/overlay/MessageBox';
import { Toast } from '../../ui/overlay/Toast';

export default function ShownNotice({ notice, onClose }: { notice: Notice; onClose(): void }) {
  return notice.as === 'toast' ? (
    <Toast text={notice.text} onClose={onClose} />
  ) : (
    <MessageBox onConfirm={onClose}>{notice.text}</MessageBox>
  );
}
