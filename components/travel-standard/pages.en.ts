/** English names of the pages and their menus, keyed by the Chinese names. */
export const names = {
  标准列表: 'Travel standards',
  差旅标准设置: 'Set a travel standard',
  火车和用车标准: 'Train and car standards',
  标准优先级: 'Priority of standards',
  超标原因: 'Reasons for breaking standards',
  城市维护: 'Cities',
  城市设置: 'City settings',
};
