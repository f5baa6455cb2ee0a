import { defineTexts, type TextsOf } from '../../src/domain/texts/texts';

const chinese = {
  heading: '在线客服',
  close: '关闭',
  signInFirst: '登录后即可联系客服',
  signIn: '登录',
  loading: '正在加载消息',
  loadFailed: '消息加载失败',
  lost: '连接已断开，正在重新连接',
  offline: '网络已断开，恢复后会自动接收新消息',
  messages: '消息',
  welcome: '您好，有什么可以帮您？',
  topics: '航班、改签、退票、审批与发票的问题，都可以在这里问客服。',
  loadingEarlier: '正在加载更早的消息',
  earlier: '查看更早的消息',
  earlierFailed: '加载失败，重试',
  newMessages: '有新消息',
  me: '我',
  sending: '发送中',
  sendFailed: (problem: string) => `发送失败：${problem}`,
  retry: '重试',
  tryAgain: '请重试',
  anotherUser: '账号已切换，消息未发送',
  write: '输入消息',
  over: (count: number) => `已超出 ${count} 字，请删减后发送`,
  keys: 'Enter 发送，Shift+Enter 换行',
  tooLong: '消息过长',
  left: (count: number) => `还可以输入 ${count} 字`,
  send: '发送',
};

export type CustomerServiceTexts = TextsOf<typeof chinese>;

export const customerServiceTexts = defineTexts('customer-service', chinese, () => import('./texts.en'));
