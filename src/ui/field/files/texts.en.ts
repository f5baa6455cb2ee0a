import type { FilePickerTexts } from './texts';

export default {
  choose: 'Choose files',
  files: 'Files',
  sending: (percent) => `Uploading, ${percent}%`,
  progress: (name) => `Upload of ${name}`,
  sent: (name) => `${name} uploaded`,
  cancel: (name) => `Cancel upload of ${name}`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Upload ${name} again`,
  size: (bytes) =>
    bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`,
} satisfies FilePickerTexts;
