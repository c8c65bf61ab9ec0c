/** The title of the screen in the document's head; nothing on the screen waits for it. */
export { HeadContent as default } from '@tanstack/react-router';
