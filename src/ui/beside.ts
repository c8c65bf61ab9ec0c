/** When there is room for two columns, as the style sheets have it. */
export const besideQuery = '(min-width: 48em)';
