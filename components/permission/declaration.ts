import { declareAdministration } from '../../src/element/administration/declare-administration';

export const permission = declareAdministration({
  tag: 'permission',
  summary:
    'Permissions of the enterprise, for those who keep them: roles and who has them, and sub administrators.',
  pages: ['roleManageNew', 'adminIndex'],
});
