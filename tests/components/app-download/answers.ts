import type { AreaAnswers } from '../../support/components/samples';

export const APP = {
  appTitle: '远航商旅',
  description: '随时随地预订差旅',
  releaseList: [
    {
      kind: 'ios',
      url: 'https://apps.apple.com/cn/app/id1',
      version: '3.2.0',
      sizeBytes: 62_914_560,
      releaseDate: '2026-11-01',
      releaseNotes: ['审批可在通知中处理'],
    },
    {
      kind: 'android',
      url: 'https://appgallery.huawei.com/app/C1',
      version: '3.2.1',
      sizeBytes: null,
      releaseDate: '',
      releaseNotes: [],
    },
    {
      kind: 'miniProgram',
      url: 'javascript:alert(1)',
      version: '',
      sizeBytes: null,
      releaseDate: '',
      releaseNotes: [],
    },
  ],
} as const;

export const answers: AreaAnswers = () => ({ queryAppDownloadInfo: () => APP });
