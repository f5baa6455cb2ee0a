import {
  ChosenNotice,
  USUAL_WAYS,
  type NoticeChoices,
} from '../../../../../src/contract/personal-info/notices';

/** Choices as they are usually, but for these. */
export function choicesBut(
  ways: Partial<NoticeChoices['ways']>,
  mailLocale: NoticeChoices['mailLocale'] = 'zh-CN',
): NoticeChoices {
  const usual = Object.fromEntries(ChosenNotice.options.map((kind) => [kind, [...USUAL_WAYS]]));
  return { ways: { ...(usual as NoticeChoices['ways']), ...ways }, mailLocale };
}
