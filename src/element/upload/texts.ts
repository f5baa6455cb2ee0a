import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  hint: (kinds: string, megabytes: number, most: number) =>
    `支持${kinds}，每个不超过${megabytes}MB，最多${most}个`,
  wrongType: (kinds: string) => `仅支持${kinds}格式的文件`,
  tooLarge: (megabytes: number) => `文件不能超过${megabytes}MB`,
  empty: '文件内容为空，请重新选择',
  shortened: (letters: number) => `文件名过长，只保留前${letters}个字`,
  tooMany: (most: number) => `最多上传${most}个文件`,
  gone: '文件不存在或您没有查看权限',
  download: (name: string) => `下载 ${name}`,
};

export type UploadTexts = TextsOf<typeof chinese>;

export const uploadTexts = defineTexts('upload', chinese, () => import('./texts.en'));
