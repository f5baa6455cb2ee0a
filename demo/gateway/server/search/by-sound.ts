/** Names by their sound, as Chinese lists are read; databases order characters by their numbers, or need ICU for it. */
export const bySound = new Intl.Collator('zh-Hans-CN-u-co-pinyin').compare;
