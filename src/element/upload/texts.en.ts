import type { UploadTexts } from './texts';

export default {
  hint: (kinds, megabytes, most) => `${kinds}, ${megabytes} MB each at most, up to ${most} files`,
  wrongType: (kinds) => `Only ${kinds} files can be uploaded`,
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB`,
  empty: 'The file is empty. Please choose another one',
  shortened: (letters) => `The name is too long: its first ${letters} characters are kept`,
  tooMany: (most) => `${most} files can be uploaded at most`,
  gone: 'The file does not exist, or you may not view it',
  download: (name) => `Download ${name}`,
} satisfies UploadTexts;
