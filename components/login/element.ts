import { defineElement } from '../../src/element/definition/define-element';
import css from './login.css?inline';
import { login } from './declaration';

export default defineElement({ declaration: login, view: () => import('./Login'), styles: [css] });
