/** The media query for two columns, as in the style sheets. */
export const twoColumnsQuery = '(min-width: 48em)';
