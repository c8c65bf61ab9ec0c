declare module 'virtual:config/routes' {
  const routes: readonly import('engine/runtime/screen-route.ts').ScreenRoute[];
  export default routes;
}
declare module 'virtual:config/locale/en' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
