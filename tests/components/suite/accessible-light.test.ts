import { describeAccessible } from '../../support/components/accessible-theme';

describeAccessible('light');
