import { useStore } from 'zustand';
import type { Host } from './host';
import { lazyPart } from './lazy-part';

const VisibleNotice = lazyPart(() => import('./VisibleNotice'));

/**
 * Toasts and boxes of one element, oldest first, and the message about slow responses unless a shell shows it. Their
 * code is loaded at the first use.
 */
export function NoticeLayer({ host }: { host: Host }) {
  const notices = useStore(host.notices);
  const notice = notices[0];
  const isLong = useStore(host.runtime.longWaits) > 0 && !host.runtime.showNotice;
  if (!notice && !isLong) return null;
  return (
    <VisibleNotice
      key={notice?.text}
      element={host.element}
      notice={notice}
      onClose={() => host.notices.setState((shown) => shown.filter((other) => other !== notice), true)}
    />
  );
}
