import type { Session } from '../../src/session/session';
import type { LateNotices } from './chrome/late-notices';

/** Asks, and ends all sessions of the account at the gateway. False: they thought better of it, or it failed, which is told. */
export async function endEverywhere(notices: LateNotices, session: Session): Promise<boolean> {
  const confirmed = await notices.ask({
    text: '将在所有设备和浏览器上退出登录，包括当前设备。未提交的内容不会保留。',
    confirmText: '全部退出',
    cancelText: '取消',
    danger: true,
  });
  if (!confirmed) return false;
  try {
    await session.endEverywhere();
    return true;
  } catch (error) {
    // nobody may believe that a lost device is signed out
    const text = `未能退出其他设备：${error instanceof Error ? error.message : '系统异常'}`;
    await notices.ask({ text }).catch(() => undefined);
    return false;
  }
}
