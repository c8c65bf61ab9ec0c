import { createElement } from 'react';

export default () => createElement('span', { 'aria-hidden': true }, '📖');
