import { defineElement } from '../../src/element/definition/define-element';
import css from '../../src/element/advert/advert.css?inline';
import { adverts } from './declaration';

export default defineElement({ declaration: adverts, view: () => import('./Adverts'), styles: [css] });
