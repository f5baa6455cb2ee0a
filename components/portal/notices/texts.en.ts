import type { NoticeBellTexts } from './texts';

export default {
  notices: 'Notices',
  button: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : 'Notices'),
  unread: (count: number) => `You have ${count} unread ${count === 1 ? 'notice' : 'notices'}`,
  readAll: 'Mark all as read',
  isUnread: 'Unread: ',
  nothing: 'No notices yet',
  loading: 'Loading notices',
  downloads: 'Downloads',
  downloadsNow: (running: number, isNew: boolean) =>
    ['Downloads', running > 0 && `${running} being made`, isNew && 'a new file is ready']
      .filter(Boolean)
      .join(', '),
  fileReady: 'A new file can be downloaded',
} satisfies NoticeBellTexts;
