import type { AdministratorTexts } from './texts';

export default {
  askThem: (names) => `Administrators: ${names.join(', ')}`,
} satisfies AdministratorTexts;
