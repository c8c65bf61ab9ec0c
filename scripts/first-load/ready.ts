/** What is on the screen once a route is of use: its real figures and the buttons that work with them. */
export const readySelector = 'main [data-ready="true"]';
