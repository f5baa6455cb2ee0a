/**
 * Compares names in pinyin order, the usual order of Chinese lists. Databases sort characters by code point, or need
 * ICU for it.
 */
export const bySound = new Intl.Collator('zh-Hans-CN-u-co-pinyin').compare;
