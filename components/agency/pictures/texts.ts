import { defineChineseTexts } from '../../../src/domain/texts/texts';

const chinese = {
  picture: '图片',
  remove: '移除图片',
  removed: '图片已移除，保存后生效',
  uploaded: '图片已上传，保存后生效',
  unreadable: '图片无法显示',
  empty: '文件内容为空，请重新选择',
  tooLarge: (megabytes: number): string => `图片不能超过${megabytes}MB`,
  wrongType: '仅支持JPG、PNG、WebP格式的图片',
  hint: (megabytes: number, size: string): string =>
    `JPG、PNG或WebP格式，不超过${megabytes}MB，大于${size}像素时自动缩小`,
  pending: '请等待图片上传完成，或移除未上传的图片',
};

export const pictureTexts = defineChineseTexts('agency-pictures', chinese);
