import type { Notice } from '../gateway/gateway-error';
import { MessageBox } from '../ui/MessageBox';
import { Toast } from '../ui/Toast';

export default function ShownNotice({ notice, onClose }: { notice: Notice; onClose(): void }) {
  return notice.as === 'toast' ? (
    <Toast text={notice.text} onClose={onClose} />
  ) : (
    <MessageBox onConfirm={onClose}>{notice.text}</MessageBox>
  );
}
