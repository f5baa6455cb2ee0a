import { defineElement } from '../../src/element/definition/define-element';
import css from './invite.css?inline';
import { invite } from './declaration';

export default defineElement({ declaration: invite, view: () => import('./Invite'), styles: [css] });
