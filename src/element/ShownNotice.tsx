import type { Notice } from '../gateway/gateway-error';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Toast } from '../ui/Toast';

export default function ShownNotice({ notice, onClose }: { notice: Notice; onClose(): void }) {
  if (notice.as === 'toast') return <Toast text={notice.text} onClose={onClose} />;
  return (
    <Dialog
      title="温馨提示"
      role="alertdialog"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          确定
        </Button>
      }
    >
      {notice.text}
    </Dialog>
  );
}
