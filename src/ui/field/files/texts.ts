import { defineTexts, type TextsOf } from '../../../domain/texts/texts';

const chinese = {
  choose: '选择文件',
  files: '已选文件',
  sending: (percent: number) => `正在上传 ${percent}%`,
  progress: (name: string) => `${name} 上传进度`,
  sent: (name: string) => `${name} 已上传`,
  cancel: (name: string) => `取消上传 ${name}`,
  remove: (name: string) => `删除 ${name}`,
  retry: (name: string) => `重新上传 ${name}`,
  size: (bytes: number) =>
    bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`,
};

export type FilePickerTexts = TextsOf<typeof chinese>;

export const filePickerTexts = defineTexts('file-picker', chinese, () => import('./texts.en'));
