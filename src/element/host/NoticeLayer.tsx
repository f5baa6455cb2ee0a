import { useStore } from 'zustand';
import type { Host } from './host';
import { latePart } from './late-part';

const ShownNotice = latePart(() => import('./ShownNotice'));

/** Toasts and boxes of one element, oldest first; their code is loaded with the first of them. */
export function NoticeLayer({ host }: { host: Host }) {
  const notices = useStore(host.notices);
  const notice = notices[0];
  if (!notice) return null;
  return (
    <ShownNotice
      key={notice.text}
      notice={notice}
      onClose={() => host.notices.setState((shown) => shown.filter((other) => other !== notice), true)}
    />
  );
}
