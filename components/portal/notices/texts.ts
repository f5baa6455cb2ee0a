import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  notices: '通知',
  button: (unread: number) => (unread > 0 ? `通知，${unread}条未读` : '通知'),
  unread: (count: number) => `您有${count}条未读通知`,
  readAll: '全部已读',
  isUnread: '未读：',
  nothing: '还没有通知',
  loading: '正在加载通知',
};

export type NoticeBellTexts = TextsOf<typeof chinese>;

export const noticeBellTexts = defineTexts('notice-bell', chinese, () => import('./texts.en'));
