import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  notices: '通知',
  button: (unread: number) => (unread > 0 ? `通知，${unread}条未读` : '通知'),
  unread: (count: number) => `您有${count}条未读通知`,
  readAll: '全部已读',
  isUnread: '未读：',
  nothing: '还没有通知',
  loading: '正在加载通知',
  downloads: '下载中心',
  /** Number of running exports, and whether an unseen one is ready. */
  downloadsNow: (running: number, isNew: boolean) =>
    ['下载中心', running > 0 && `${running}个文件正在生成`, isNew && '有新文件'].filter(Boolean).join('，'),
  fileReady: '有新文件可以下载',
};

export type NoticeBellTexts = TextsOf<typeof chinese>;

export const noticeBellTexts = defineTexts('notice-bell', chinese, () => import('./texts.en'));
